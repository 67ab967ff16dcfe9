"""The game in progress, whichever it is."""
