"""The games' atlases: a module of each game's name."""
