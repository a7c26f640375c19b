"""The pages of the desk, one for each ask."""
