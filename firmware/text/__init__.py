"""Texts shared by the games, one file per language; a game's own texts are in its folder.

To add a language, put <name>.py into this folder and its name at the end of LANGUAGES.
"""

LANGUAGES = ("en", "fr")
