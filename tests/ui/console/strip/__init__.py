"""The strip below the wall."""
