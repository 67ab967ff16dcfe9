"""Screens of this game alone."""
