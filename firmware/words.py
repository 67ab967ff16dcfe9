"""The words on the screen, by language and topic.

What a language lacks is said in English.

A word may be several, in an order that is the same in all languages: it lacks those at their end.

A language is a file firmware/text/<language>.py, and one in each game's text/. In it each class is
a topic. These functions read such files. A board would have to hold all topics at once for that, so
in a bundle each topic is a module of its own: sim/bundler/passes/topics.py cuts the files, and puts
shorter functions here.
"""

from engine.const import TYPE_CHECKING
from firmware.memory import loader

if TYPE_CHECKING:
    from firmware.interfaces.words import Words

_TEXT = ".text."
_ENGLISH = "en"
_SHARED = "firmware"

_always: list[str] = []  # the names of the modules of the words that are always in memory


def of_language(language: str) -> "Words":
    """Return the words of a language that are always in memory.

    They are a module that stays: no key is named yet.
    """
    loader.unload(_always)
    words: Words = loader.load(_SHARED + _TEXT + language, _always)
    if language != _ENGLISH:
        _complete(words, loader.read_once(_SHARED + _TEXT + _ENGLISH))
    return words


def of_topic(topic: str, language: str, folder: str = _SHARED) -> "Words":
    """Return the words of a topic, for the caller to keep.

    They are a game's if that is the folder.
    """
    english = getattr(loader.read_once(folder + _TEXT + _ENGLISH), topic)
    name = loader.first_of((folder + _TEXT + language, folder + _TEXT + _ENGLISH))
    words: Words = getattr(loader.read_once(name), topic, english)
    _complete(words, english)
    return words


def _complete(words: "Words", english: "Words") -> None:
    """Put in what is missing."""
    for name in english.__dict__:
        if name.isupper():
            whole = getattr(english, name)
            own = getattr(words, name, whole)
            if isinstance(own, tuple):
                own += whole[len(own) :]
            setattr(words, name, own)
