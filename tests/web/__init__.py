"""Tests of the page: its pixels are displayio's, and in a browser it is the game."""
