"""The texts on the screen, by language and topic; English fills in for what a language lacks.

A text may be a tuple, in the same order in all languages, which may lack entries at the end.

A language is a file firmware/text/<language>.py, and one in each game's text/, in which each class
is a topic. The functions here load such files. On a board that would load all topics at once, so in
a bundle each topic is a module of its own: sim/bundler/passes/topics.py splits the files, and
replaces these functions by shorter ones.
"""

from engine.const import TYPE_CHECKING
from firmware.memory import loader

if TYPE_CHECKING:
    from firmware.interfaces.words import Words

_TEXT = ".text."
_ENGLISH = "en"
_SHARED = "firmware"

_always: list[str] = []  # names of the modules of texts that are always in memory


def of_language(language: str) -> "Words":
    """Return the texts of a language that are always in memory.

    They are a module that stays loaded, and do not name this board's keys yet.
    """
    loader.unload(_always)
    words: Words = loader.load(_SHARED + _TEXT + language, _always)
    if language != _ENGLISH:
        _complete(words, loader.read_once(_SHARED + _TEXT + _ENGLISH))
    return words


def of_topic(topic: str, language: str, folder: str = _SHARED) -> "Words":
    """Return the texts of a topic, or a game's own in its `folder`, for the caller to keep."""
    english = getattr(loader.read_once(folder + _TEXT + _ENGLISH), topic)
    name = loader.first_of((folder + _TEXT + language, folder + _TEXT + _ENGLISH))
    words: Words = getattr(loader.read_once(name), topic, english)
    _complete(words, english)
    return words


def _complete(words: "Words", english: "Words") -> None:
    """Add what is missing."""
    for name in english.__dict__:
        if name.isupper():
            whole = getattr(english, name)
            own = getattr(words, name, whole)
            if isinstance(own, tuple):
                own += whole[len(own) :]
            setattr(words, name, own)
