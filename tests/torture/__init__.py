"""What a lesson has to bear: kills at any moment, disks that fail, files that are damaged. `dev.py torture` prints what came of it."""
