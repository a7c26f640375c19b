"""What each window may see, as plain values."""
