"""The game in progress, of any kind."""
