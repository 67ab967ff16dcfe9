"""Writes the table of the settings into docs/MANUAL.md: `python -m tests.settings_table`.

It says what the settings screen says in English, with the names and words of settings.toml.
"""

import re
import sys

from firmware.kept import settings
from sim import languages
from sim.project import ROOT
from tests.firmware.handheld import Handheld

MANUAL = ROOT / "docs" / "MANUAL.md"
_HEAD = "| setting | choices | what it does | in `settings.toml` |\n| --- | --- | --- | --- |\n"
_TABLE = re.compile(re.escape(_HEAD) + r"(?:\|.*\n)*")
# What is not written small in a sentence, and what capitals of the screen have no letter for.
_PROPER = {"drop it": "Drop It", "francais": "Français", "go!": "GO!"}


def table() -> str:
    """Return the table, its lines in the order of the screen."""
    told = languages.topic("settings", languages.ENGLISH).LINES
    device = Handheld(drawn=True)  # whose light can be set
    device.choose("settings")
    lines = [(*told[which], *settings._lines()[which]) for which in device.screen._which]
    return _HEAD + "".join(_line(*line) for line in lines)


def _line(
    heading: str,
    choices: tuple[str, ...],
    meaning: str | tuple[str, ...],
    name: str,
    words: tuple[str, ...],
    default: str,
) -> str:
    shown = [_sentence(choice) for choice in choices]
    if isinstance(meaning, tuple):
        does = [f"{choice}: {_sentence(text)}" for choice, text in zip(shown, meaning, strict=True)]
    else:
        does = [_sentence(meaning)]
    at = words.index(default)
    shown[at] = f"**{shown[at]}**"
    first, *others = [f'"{word}"' for word in words]
    written = [f"NUMBER_DROP_{name} = {first}", *others]
    codes = " ".join(f"`{code}`" for code in written)
    return f"| {heading} | {', '.join(shown)} | {'. '.join(does)} | {codes} |\n"


def _sentence(text: str) -> str:
    """Return a text of the screen as it is written on a page."""
    found = text.capitalize()
    for small, proper in _PROPER.items():
        found = re.sub(rf"\b{small}(?!\w)", proper, found, flags=re.IGNORECASE)
    return found


def written(page: str) -> str:
    """Return a page with the settings' table brought up to date."""
    made = table()
    page, count = _TABLE.subn(lambda _: made, page)
    if count != 1:
        raise ValueError("the page has no table of the settings")
    return page


def main() -> int:
    """Write it."""
    MANUAL.write_text(written(MANUAL.read_text("utf-8")), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
