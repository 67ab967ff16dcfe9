"""The game that is on, whichever it is."""
