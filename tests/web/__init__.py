"""Tests of the page: its pixels are displayio's.

In a browser it is the game.
"""
