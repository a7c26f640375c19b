"""Each widget is given values; what it paints and what it says is looked at."""
