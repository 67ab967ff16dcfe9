"""SETTINGS.txt of a release: every setting, as a line for settings.toml.

It has the texts of the settings screen and each default, and the two lines that CircuitPython needs
on a board with little memory. `python -m sim.release.settings_leaflet` prints it.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache

import sim.blinka  # noqa: F401 - sets Blinka up before the screen imports displayio
from firmware.kept import settings
from firmware.screens.settings import in_order
from sim import languages
from sim.bundler import heap_lines
from sim.command_line import run
from sim.release.version import VERSION

_Line = tuple[str, tuple[str, ...], str | tuple[str, ...]]  # of the topic settings

_HEAD = {
    "en": (
        "NUMBER DROP {version}: all settings and their defaults. On the board: {more}, {settings}.",
        "To change a default, open the file settings.toml on the drive CIRCUITPY, or make one.",
        "Copy the lines that you want from here, and put another word between the quotes.",
        "Keep the lines that are already there. Save as UTF-8 without BOM, and eject the drive.",
        "Settings made on the board take precedence. Unknown or misspelt names are ignored.",
    ),
    "fr": (
        "NUMBER DROP {version} : tous les réglages et leurs valeurs par défaut. Sur la carte :",
        "MORE, SETTINGS (en français : {more}, {settings}). Pour changer une valeur par défaut,",
        "ouvrir settings.toml sur le lecteur CIRCUITPY, ou le créer. Y copier les lignes",
        "voulues, et changer le mot entre guillemets. Garder les lignes déjà présentes.",
        "Enregistrer en UTF-8 sans BOM, puis éjecter le lecteur. Un réglage fait sur la carte est",
        "prioritaire. Une carte ignore ce qu'elle n'a pas, et les noms mal écrits.",
    ),
}
_MEMORY = {
    "en": "MEMORY - A board with little memory needs these two lines. They do no harm on others.",
    "fr": "MÉMOIRE - Une carte avec peu de mémoire a besoin de ces deux lignes. Sur les autres,"
    " elles ne gênent pas.",
}
# Words that keep their capitals in a sentence, and words whose accents the screen's capitals lack.
_PROPER = {
    "drop it": "Drop It",
    "english": "English",
    "francais": "Français",
    "français": "Français",
}


@cache  # used by each board's download
def text() -> str:
    """Return the file, which is itself a valid settings.toml."""
    blocks = ["\n#\n".join(map(_head, _HEAD))]
    lines_of = [languages.topic("settings", language).LINES for language in _HEAD]
    written = settings._lines()
    for which in in_order():
        name, words, default = written[which]
        comments = [f"# {_comment(lines[which], words)}" for lines in lines_of]
        blocks.append("\n".join([*comments, f'{settings._PREFIX}{name} = "{default}"']))
    blocks.append(
        "\n".join([*(f"# {comments}" for comments in _MEMORY.values()), *heap_lines.LINES])
    )
    # The line ends that the simplest Windows editors need.
    return ("\n\n".join(blocks) + "\n").replace("\n", "\r\n")


def _head(language: str) -> str:
    menus = languages.topic("menus", language)
    named = {"version": VERSION, "more": menus.MORE, "settings": menus.SETTINGS}
    return "\n".join(f"# {line.format(**named)}" for line in _HEAD[language])


def _comment(line: _Line, words: Sequence[str]) -> str:
    """Return a setting's name, what it does, and what its values mean.

    A language or theme without a text goes by its file's name, as on the screen.
    """
    heading, choices, meaning = line
    if isinstance(meaning, tuple):
        return f"{heading} - {', '.join(_meanings(words, meaning))}"
    does = _sentence(meaning)
    shown = [*choices, *words[len(choices) :]]
    return f"{heading} - {does[0].upper()}{does[1:]}. {', '.join(_meanings(words, shown))}"


def _meanings(words: Sequence[str], texts: Sequence[str]) -> Iterator[str]:
    """Yield each value in quotes, with its text if that differs."""
    for word, text in zip(words, texts, strict=True):
        yield f'"{word}"' if text.lower() == word else f'"{word}" = {_sentence(text)}'


def _sentence(text: str) -> str:
    """Return a screen's text as written inside a sentence."""
    found = text.lower()
    for small, proper in _PROPER.items():
        found = re.sub(rf"\b{small}\b", proper, found)
    return found


def main(_arguments: Sequence[str]) -> int:
    """Print the file."""
    print(text().replace("\r\n", "\n"), end="")
    return 0


if __name__ == "__main__":
    run(main, "settings")
