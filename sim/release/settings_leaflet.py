"""SETTINGS.txt of a release: every setting, as a line for settings.toml.

`python -m sim.release.settings_leaflet` prints it. It says what the settings screen says, in the
languages that say everything, and each default.
"""

from collections.abc import Sequence

from firmware.kept import settings
from sim import languages
from sim.command_line import run
from sim.release.version import VERSION

_HEAD = {
    "en": (
        "NUMBER DROP {version}: all settings. On the board they are under MORE, SETTINGS.",
        "A line of this file in settings.toml, on the drive CIRCUITPY, changes a default.",
        "What a player sets on the board counts more. Below, each line has the default.",
    ),
    "fr": (
        "NUMBER DROP {version} : tous les réglages. Sur la carte : {more}, {settings}.",
        "Une ligne d'ici dans settings.toml, sur le lecteur CIRCUITPY, change une valeur initiale.",
        "Ce qu'on règle sur la carte l'emporte. Chaque ligne porte ici la valeur initiale.",
    ),
}


def text() -> str:
    """Return the file, which settings.toml itself may be."""
    told = []
    for language, lines in _HEAD.items():
        menus = languages.topic("menus", language)
        named = {"version": VERSION, "more": menus.MORE, "settings": menus.SETTINGS}
        told += [f"# {line.format(**named)}" for line in lines]
    said = [languages.topic("settings", language).LINES for language in languages.WHOLE]
    for which, (name, words, default) in enumerate(settings._lines()):
        told.append("")
        for lines in said:
            heading, choices, meaning = lines[which]
            told.append(f"# {_sentence(heading, choices, meaning, words)}")
        told.append(f'{settings._PREFIX}{name} = "{default}"')
    return "\r\n".join([*told, ""])  # as the plainest editor of Windows wants it


def _sentence(
    heading: str, choices: Sequence[str], meaning: str | tuple[str, ...], words: Sequence[str]
) -> str:
    """Return a setting's name, meaning, and which word stands for which choice.

    A language or theme that the screen has no word for goes by its file's name, as there.
    """
    shown = [*choices, *[word.upper() for word in words[len(choices) :]]]
    if isinstance(meaning, tuple):
        shown = [f"{choice}, {text}" for choice, text in zip(shown, meaning, strict=True)]
        does = ""
    else:
        does = f" {meaning}."
    told = [f'"{word}" {choice}' for word, choice in zip(words, shown, strict=True)]
    return f"{heading}.{does} {'; '.join(told)}"


def main(_arguments: Sequence[str]) -> int:
    """Print it."""
    print(text().replace("\r\n", "\n"), end="")
    return 0


if __name__ == "__main__":
    run(main, "settings")
