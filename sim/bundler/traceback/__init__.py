"""Translates a board's traceback back to the files, lines and names of the sources."""
