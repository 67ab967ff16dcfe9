"""Words that the games share: a file for each language.

A game's words lie with the game.

A new one is a file <name>.py beside this one, and its name at the end of LANGUAGES.
"""

LANGUAGES = ("en", "fr")
