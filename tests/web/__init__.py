"""The page for browsers: its pixels are displayio's, and in a browser it is the game."""
