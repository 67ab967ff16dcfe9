"""Themes: one file each, with a dict COLOURS of the names in theme.DARK; dark is in theme.py.

To add a theme, put <name>.py into this folder and its name at the end of NAMES.
"""

NAMES = ("dark", "light", "contrast")
