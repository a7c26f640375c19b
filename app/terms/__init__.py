"""Words that everyone may know: values of the game, closed under their own operations."""
