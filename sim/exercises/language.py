"""Exercise 2, a new language: the game shows your words."""

import unicodedata
from pathlib import Path

from sim import languages
from sim.board import simulated_board
from sim.bundler.checks import name_list
from sim.command_line import command
from sim.exercises.faults import language
from sim.exercises.result import Result, board_compiles, handheld, picture
from sim.project import ROOT

TITLE = "a language of your own"
_FOLDER = ROOT / "firmware" / "text"
_HOW = (
    "write firmware/text/<name>.py, where <name> is two letters such as eo, with your versions of"
    " texts in firmware/text/en.py, under `class menus:` if they are under that there;"
    f" then add <name> to {languages.LIST}"
)
_WORDS = {
    "noWord": "the game has no {}",
    "form": "{}: it has to look like {}",
    "letters": "{}: the font has no {}",
    "accents": "{}: write ACCENTS = True at the top, before the first class, for {}",
    "long": "{}: {!r} is too long for a small screen",
    "fewWords": "change some more words: {} of {} are your own",
}
_ESPERANTO = "ĈĜĤĴŜŬ"


def check(folder: Path) -> Result:
    """Check the languages that are not ours."""
    from firmware.text import LANGUAGES

    if wrong := name_list.faults(LANGUAGES, languages.WHOLE, languages.LIST):
        return Result(wrong)
    simulated_board.switch_on("pygamer")
    names = [name for name in LANGUAGES if name not in languages.WHOLE]
    written = [name for name in languages.names() if name not in languages.WHOLE]
    if not names:
        return Result([languages.to_list(name) for name in written] or [_HOW])
    missing = [name for name in names if name not in written]
    todo = [f"LANGUAGES has {name!r}, but no firmware/text/{name}.py: {_HOW}" for name in missing]
    todo = todo or [line for name in names for line in _wrong(name)]
    if todo:
        return Result(todo)
    return Result([], [_show(name, folder, number) for number, name in enumerate(names, 1)])


def _wrong(name: str) -> list[str]:
    from firmware.memory.loader import import_named

    import_named(f"firmware.text.{name}")  # or raise whatever is wrong with the file itself
    mine, english = languages.all_words(name), languages.all_words(languages.ENGLISH)
    faults = language.faults(mine, english)
    unknown = [fault for fault in faults if fault[0] == "noWord"]
    if unknown:
        astray = _astray([word for _, word in unknown])
        lines = astray or [said(*fault) for fault in unknown]
        return [f"{name}.py: {line}" for line in lines]
    return [f"{name}.py: {said(*fault)}" for fault in faults] + board_compiles(
        _FOLDER / f"{name}.py"
    )


def _astray(words: list[str]) -> list[str]:
    """Return a line for each topic that the misplaced words belong to.

    Words that belong to no topic are left out.
    """
    english = languages.words((_FOLDER / f"{languages.ENGLISH}.py").read_text("utf-8"))
    places: dict[str, list[str]] = {}
    for word in (word.rpartition(".")[2] for word in words):
        for topic in [topic for topic, known in english.items() if word in known][:1]:
            place = f"under `class {topic}:`" if topic else "at the top, before the first class"
            places.setdefault(place, []).append(word)
    return [f"write {', '.join(found)} {place}" for place, found in places.items()]


def said(fault: str, *details: object) -> str:
    """Return a fault as a message that says what to do."""
    message = _WORDS[fault].format(*details)
    return message + _instead(str(details[1]).split(" ")) if fault == "letters" else message


def _instead(letters: list[str]) -> str:
    """Return a suggestion for letters that are not in the font."""
    plain = [unicodedata.normalize("NFD", letter)[0] for letter in letters]
    if not ("".join(plain).isascii() and "".join(plain).isalpha()):
        return f": write {'it' if len(letters) == 1 else 'them'} with A to Z"
    advice = f": write {' '.join(plain)}"
    if all(letter.upper() in _ESPERANTO for letter in letters):
        advice += f", or {' '.join(letter + 'x' for letter in plain)}, as in Esperanto"
    return advice


def _show(name: str, folder: Path, number: int) -> str:
    app = handheld(language=name)
    return picture(app, folder, 2, number) + f"; to play in it: {command('play', f'--lang {name}')}"
