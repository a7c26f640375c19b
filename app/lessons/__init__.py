"""Games on disk: one file, to which things are only ever added."""
