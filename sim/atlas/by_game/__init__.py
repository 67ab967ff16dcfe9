"""The games' atlases: one module per game, named after it."""
