"""Exercise 2, a new language: the game says your words."""

from pathlib import Path
from typing import Any

from sim import languages
from sim.board import simulated_board
from sim.exercises.result import Result, board_compiles, handheld, picture
from sim.project import ROOT

TITLE = "a language of your own"
_FOLDER = ROOT / "firmware" / "text"
_HOW = (
    "write firmware/text/<name>.py, <name> being two letters such as eo: words of"
    " firmware/text/en.py that you say otherwise, under `class menus:` if they stand under that;"
    " then add <name> to LANGUAGES in firmware/text/__init__.py"
)
LEAST_OWN = 5  # words that are not English
_WIDTH = 158  # pixels for the words of a menu on the smallest screens


def check(folder: Path) -> Result:
    """Look at the languages that are not ours."""
    simulated_board.switch_on("pygamer")
    from firmware.kept import settings

    names = [name for name in settings.LANGUAGES if name not in languages.WHOLE]
    written = [name for name in languages.names() if name not in languages.WHOLE]
    if not names:
        forgotten = [f'add "{name}" to LANGUAGES in firmware/text/__init__.py' for name in written]
        return Result(forgotten or [_HOW])
    missing = [name for name in names if name not in written]
    todo = [f"LANGUAGES has {name!r}, but no firmware/text/{name}.py: {_HOW}" for name in missing]
    todo = todo or [line for name in names for line in _wrong(name)]
    return Result(todo) if todo else Result([], [_show(name, folder) for name in names])


def _wrong(name: str) -> list[str]:
    from firmware.loader import borrow

    borrow(f"firmware.text.{name}")  # or raise what is wrong with the file as such
    mine, english = languages.all_words(name), languages.all_words(languages.ENGLISH)
    if unknown := sorted(mine.keys() - english.keys()):
        return [f"{name}.py: the game has no {word}" for word in unknown]
    changed = [word for word in mine if mine[word] != english[word]]
    has_accents = mine.get("ACCENTS", False)
    found = []
    for word in sorted(changed):
        wrong = _misfits(mine[word], english[word], has_accents)
        found += [f"{name}.py: {word}: {line}" for line in wrong]
    texts = [word for word in changed if word != "ACCENTS"]
    if len(texts) < LEAST_OWN:
        found.append(f"{name}.py: say some more words: {len(texts)} of {LEAST_OWN} are your own")
    return found + board_compiles(_FOLDER / f"{name}.py")


def _misfits(value: Any, model: Any, has_accents: bool) -> list[str]:
    """Return what is wrong with one word."""
    from firmware.widgets import font

    if type(value) is not type(model) or isinstance(model, tuple) and len(value) != len(model):
        return [f"it has to be of the form {model!r}"]
    font.use_accents(has_accents)
    found = []
    for text in _texts(value):
        unknown = [letter for letter in text if letter != " " and _is_unknown(letter)]
        if unknown:
            needed = "" if has_accents else "; ACCENTS = True gives more"
            found.append(f"the font has no {' '.join(unknown)}{needed}")
        elif font.SMALL.width(text) > _WIDTH:
            found.append(f"{text!r} is too long for a small screen")
    font.use_accents(False)
    return found


def _texts(value: Any) -> list[str]:
    if isinstance(value, tuple):
        return [text for part in value for text in _texts(part)]
    return [value] if isinstance(value, str) else []


def _is_unknown(letter: str) -> bool:
    from firmware.widgets import font

    return font.SMALL.source(letter) == font.SMALL.source("\u25a1")


def _show(name: str, folder: Path) -> str:
    app = handheld(language=name)
    return picture(app, folder / "exercise-2.png") + f"; to play in it: python -m sim --lang {name}"
