"""The game as one page for a browser, and the modules that stand in for a board's own there."""
