"""The end on a low screen without its sheets, for little memory."""

from firmware.screens import over


class Screen(over.Screen):
    """The one of a game that has no table at its end."""
