"""The game as a single page for a browser, with stand-ins for a board's modules."""
