"""From a board's traceback back to the sources' files, lines and names."""
