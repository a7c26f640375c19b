"""Games by chance: how they are played, and a second opinion on each of them."""
