"""The screens are tested by giving them values and looking at what they do."""
