"""Role decks in and out."""
