"""Role decks as teachers keep and share them: TOML and CSV out and in, and the folder that they lie in. No rule is known here."""
