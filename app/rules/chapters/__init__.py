"""One module for each chapter of the rulebook; no chapter knows another."""
