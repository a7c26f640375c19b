"""The strip below the wall, where one screen is for all: it holds nothing that the class may not see."""
