"""The words on the screen, by language and topic. What a language lacks is said in English.

A language is a file firmware/text/<language>.py, and one in each game's text/. In it each class is
a topic. These functions read such files. A board would have to hold all topics at once for that, so
in a bundle each topic is a module of its own: sim/bundler/passes/topics.py cuts the files, and puts
shorter functions here.
"""

from firmware.loader import borrow, load, load_first

_ENGLISH = "en"
_TEXT = ".text."
_SHARED = "firmware"


def of_language(language):
    """Return the words that are always in memory, as a module that stays."""
    words = load(_SHARED + _TEXT + language)
    _complete(words, borrow(_SHARED + _TEXT + _ENGLISH))
    return words


def of_topic(topic, language, folder=_SHARED):
    """Return the words of a topic, a game's if that is the folder, for the caller to keep."""
    english = getattr(borrow(folder + _TEXT + _ENGLISH), topic)
    names = (folder + _TEXT + language, folder + _TEXT + _ENGLISH)
    words = getattr(load_first(names, borrow), topic, english)
    _complete(words, english)
    return words


def _complete(words, english):
    """Put in what is missing."""
    for name in english.__dict__:
        if name.isupper() and not hasattr(words, name):
            setattr(words, name, getattr(english, name))
