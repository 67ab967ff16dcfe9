"""The languages on the screen, and how complete each one is; English is always complete."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

from sim.project import ROOT

ENGLISH = "en"
WHOLE = (ENGLISH, "fr")  # those meant to be complete
LIST = "LANGUAGES in firmware/text/__init__.py"
_FOLDER = Path("firmware", "text")
Topics = dict[str, dict[str, Any]]  # by topic, "" for the top level, then by name


def names(root: Path = ROOT) -> list[str]:
    """Return the languages that the firmware has texts in."""
    files = (root / _FOLDER).glob("*.py")
    return sorted(file.stem for file in files if file.name != "__init__.py")


def to_list(name: str) -> str:
    """Return what to do about a language that has a file but is not listed."""
    return f'add "{name}" to {LIST}'


def words(source: str) -> Topics:
    """Return the texts in a language's file."""
    space: dict[str, Any] = {}
    exec(source, space)
    found: Topics = {"": _words(space)} if _words(space) else {}
    for name, value in space.items():
        if isinstance(value, type):
            found[name] = _words(vars(value))
    return found


def topic(name: str, language: str, root: Path = ROOT) -> Any:
    """Return the texts of a topic, with English where they are missing.

    The topic is `menus` or `drop_it.table`, for instance; "" is the top level. The texts are as
    they are in the file, before an app inserts the names of its keys.
    """
    game, _, own = name.rpartition(".")
    found: dict[str, Any] = {}
    for one in (ENGLISH, language):
        file = root / "firmware" / game / "text" / f"{one}.py"
        if file.exists():
            said = words(file.read_text("utf-8")).get(own, {})
            found.update({word: completed(value, found.get(word)) for word, value in said.items()})
    return SimpleNamespace(**found)


def completed(word: Any, english: Any) -> Any:
    """Return a text; if it is a tuple, missing parts at its end are taken from English."""
    is_short = isinstance(word, tuple) and isinstance(english, tuple)
    return word + english[len(word) :] if is_short else word


def _words(space: Any) -> dict[str, Any]:
    return {name: value for name, value in space.items() if name.isupper()}


def missing(language: str, root: Path = ROOT) -> list[str]:
    """Return the English texts that a language lacks, as game.topic.NAME.

    A tuple that lacks parts at its end is listed as game.topic.NAME[first missing part:].
    """
    own = all_words(language, root)
    found = []
    for word, english in all_words(ENGLISH, root).items():
        if word not in own:
            found.append(word)
        elif isinstance(english, tuple) and len(own[word]) < len(english):
            found.append(f"{word}[{len(own[word])}:]")
    return found


def shortfalls(root: Path = ROOT) -> list[str]:
    """Return a line for each language that lacks texts."""
    count = len(all_words(ENGLISH, root))
    found = []
    for language in names(root):
        if lacking := len(missing(language, root)):
            found.append(
                f"{language}: {lacking} of {count} texts are missing and shown in English."
            )
    return found


def all_words(language: str, root: Path = ROOT) -> dict[str, Any]:
    """Return every text of a language by its full name, game.topic.NAME."""
    found = {}
    for folder in sorted((root / "firmware").glob("**/text")):
        file = folder / f"{language}.py"
        if file.exists():
            game = folder.relative_to(root / "firmware").parts[:-1]
            for topic, said in words(file.read_text("utf-8")).items():
                for name, value in said.items():
                    found[".".join([*game, *([topic] if topic else []), name])] = value
    return found
