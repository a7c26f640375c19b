"""What if: one thing of a played game was otherwise, everything else as it was, and the same rules fold what follows."""
