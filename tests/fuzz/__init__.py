"""Bad input wherever the program takes any: told in a sentence, soon, in little memory, and nothing is written elsewhere."""
