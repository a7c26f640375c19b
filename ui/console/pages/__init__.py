"""One page for each thing that the game asks."""
