"""The whole program, used as a teacher uses it: real windows, real keys, real files."""
