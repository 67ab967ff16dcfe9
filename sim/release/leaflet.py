"""README.txt of a board's zip: ten lines in each language."""

from collections.abc import Mapping

from sim.board import board_files
from sim.bundler import heap_lines
from sim.release import places

MADE_FOR = "10.2.1"  # the CircuitPython version that the game was tested with
# To be typed in the unpacked folder, as Finder would add a file to each of the game's.
MAC_COPY = "cp -RX CIRCUITPY/ /Volumes/CIRCUITPY"

# Also in the README on a drive.
_SHARED = {
    "en": {
        "after": "The title appears in a few seconds. For French: MORE, SETTINGS, LANGUAGE."
        " SETTINGS.txt lists the other settings.",
        "words": "If text appears instead of the game, it says what is wrong. MemoryError: unplug,"
        " plug in again. No boards/...: this {file} is for another board. Is CIRCUITPY read-only or"
        " full?",
        "test": "Hold any two keys while starting: the game tests the board. If you report a fault,"
        " send what the screen says and",
    },
    "fr": {
        "after": "Le titre arrive en quelques secondes. Pour le français : MORE, SETTINGS,"
        " LANGUAGE. SETTINGS.txt donne les autres réglages.",
        "words": "Des mots à la place du jeu disent ce qui ne va pas. MemoryError : débrancher,"
        " rebrancher. No boards/... : ce {file} est pour une autre carte. CIRCUITPY plein ou"
        " protégé ?",
        "test": "Tenir deux touches au démarrage : le jeu teste la carte. Pour signaler une panne,"
        " envoyer ce que dit l'écran et",
    },
}
_LINES = {
    "en": (
        "You need a cable that carries data, and CircuitPython {major}, such as {made_for}: {page}",
        "{open} It is a file that ends in {kind}.",
        "{drag}",
        "In this zip, open the folder CIRCUITPY and select everything in it (Ctrl+A), not the"
        " folder itself.",
        "{onto} {replace}",
        "{eject}{after}",
        "{one_drag}",
        "No drive appears? Try another cable: many only charge. The screen is black, or shows the"
        " old program? code.py has to be at the top of CIRCUITPY, not in a folder.",
        "{words} Empty it and drag again.",
        "{test} {map}.",
    ),
    "fr": (
        "Il faut un câble de données et CircuitPython {major}, par exemple {made_for} : {page}",
        "{open} C'est un fichier qui finit par {kind}.",
        "{drag}",
        "Dans ce zip, ouvrir le dossier CIRCUITPY et y sélectionner tout (Ctrl+A), pas le dossier"
        " lui-même.",
        "{onto} {replace}",
        "{eject}{after}",
        "{one_drag}",
        "Aucun lecteur ? Prendre un autre câble : beaucoup ne font que charger. Écran noir ou"
        " ancien programme ? code.py doit être tout en haut de CIRCUITPY, pas dans un dossier.",
        "{words} Le vider, glisser de nouveau.",
        "{test} {map}.",
    ),
}
_REPLACE = {
    "en": "If the computer asks, replace existing files.",
    "fr": "Si l'ordinateur le demande, remplacer.",
}
_KEEP_SETTINGS = {
    "en": "If the computer asks, replace existing files, except a settings.toml with lines of your"
    " own: add {lines} to that.",
    "fr": "Si l'ordinateur le demande, remplacer, sauf un settings.toml personnel : y ajouter"
    " {lines}.",
}
_AND = {"en": " and ", "fr": " et "}
_OPEN = {
    "en": "Get the file there; then {how}: a drive {drive} appears.",
    "fr": "Y prendre le fichier, puis {how} : un lecteur {drive} apparaît.",
}
_DRAG = {
    "en": "Drag it onto {drive}. That drive disappears, and a drive CIRCUITPY appears.",
    "fr": "Le glisser sur {drive}. Ce lecteur part, un lecteur CIRCUITPY arrive.",
}
_CHECK = {
    "en": "Its INFO_UF2.TXT has to say {least} or later: if not, update it first as that page"
    " says{erases}. ",
    "fr": "Son INFO_UF2.TXT doit indiquer {least} au moins : sinon, d'abord le mettre à jour, voir"
    " cette page{erases}. ",
}
_ERASES = {"en": ", which empties CIRCUITPY", "fr": ", ce qui vide CIRCUITPY"}
_ONTO = {
    "en": "Drag that onto the drive CIRCUITPY.",
    "fr": "Glisser le tout sur le lecteur CIRCUITPY.",
}
EJECT = {"en": "Eject the drive. ", "fr": "Éjecter le lecteur. "}
# https://learn.adafruit.com/getting-started-with-web-workflow-using-the-code-editor
_WITHOUT_USB = {
    "en": (
        "The installer of that page, in Chrome or Edge, puts it on and asks for your Wi-Fi.",
        "This board shows no drive. Open http://circuitpython.local/fs/ in the same Wi-Fi.",
        "Choose these files there, then each folder, and press Upload.",
    ),
    "fr": (
        "L'installateur de cette page, dans Chrome ou Edge, le fait et demande le Wi-Fi.",
        "Cette carte n'a pas de lecteur. Ouvrir http://circuitpython.local/fs/ sur le même Wi-Fi.",
        "Y choisir ces fichiers, puis chaque dossier, et appuyer sur Upload.",
    ),
}
_INSTALLER = {
    "en": (
        "This board has no drive for that: the page's own installer puts it on, in Chrome or Edge.",
        "Press its reset button: a drive CIRCUITPY appears.",
    ),
    "fr": (
        "Cette carte n'a pas de lecteur pour cela : l'installateur de la page le fait, dans Chrome"
        " ou Edge.",
        "Appuyer sur reset : un lecteur CIRCUITPY arrive.",
    ),
}
_AS_IT_SAYS = {
    "en": ("Put CircuitPython on it as that page says.", "Then a drive CIRCUITPY appears."),
    "fr": ("Y mettre CircuitPython comme l'indique cette page.", "Un lecteur CIRCUITPY arrive."),
}
_ONE_DRAG = {
    "en": "Instead of the three lines above, on a Mac always: drag {file} onto {drive}. It replaces"
    " everything on CIRCUITPY; saved games stay.",
    "fr": "Au lieu des trois lignes précédentes, toujours sur un Mac : glisser {file} sur {drive}."
    " Cela remplace tout CIRCUITPY ; les parties gardées restent.",
}
_STAY = {
    "en": "Your own files stay, unless they have the same names as the game's.",
    "fr": "Les autres fichiers restent, sauf ceux du même nom que ceux du jeu.",
}
_NO_DRAG = {
    "en": "Your own files on CIRCUITPY stay, unless they have the same names as the game's. On a"
    f" Mac do not drag: in Terminal, in the unpacked folder, type {MAC_COPY}",
    "fr": "Les autres fichiers de CIRCUITPY restent, sauf ceux du même nom que ceux du jeu. Sur un"
    f" Mac, ne pas glisser : Terminal, dossier du zip, {MAC_COPY}",
}


def text(name: str, version: str, uf2_name: str, map_name: str) -> str:
    """Return the text for a board file; `uf2_name` is "" if the board has no UF2 file."""
    said = {
        language: _of_board(name, language, uf2_name)
        | {"map": map_name, "replace": _replace(name, language)}
        for language in _LINES
    }
    return numbered(name, version, _LINES, "zip", said)


def numbered(
    name: str,
    version: str,
    lines: Mapping[str, tuple[str, ...]],
    file: str,
    said: Mapping[str, dict[str, str]],
) -> str:
    """Return a README's text for a board file.

    The `lines` of each language are numbered. Their placeholders are filled from `said` and from
    the texts that every README shares; the game comes in a `file` of that kind.
    """
    facts = board_files.facts(name)
    everywhere = {
        "major": MADE_FOR.partition(".")[0],
        "made_for": MADE_FOR,
        "page": f"https://circuitpython.org/board/{facts.board_id}/",
    }
    output = [f"NUMBER DROP {version}: {facts.title}", ""]
    for language, here in lines.items():
        shared = {key: line.format(file=file) for key, line in _SHARED[language].items()}
        filled = said[language] | shared | everywhere
        output += [f"{number}. {line.format(**filled)}" for number, line in enumerate(here, 1)]
        output.append("")
    return "\r\n".join(output)  # line ends that the simplest Windows editors need


def _replace(name: str, language: str) -> str:
    """Return what to do about files that the drive already has."""
    if not heap_lines.are_needed([name]):
        return _REPLACE[language]
    return _KEEP_SETTINGS[language].format(lines=_AND[language].join(heap_lines.lines([name])))


def _of_board(name: str, language: str, uf2_name: str) -> dict[str, str]:
    said = {
        "onto": _ONTO[language],
        "eject": EJECT[language],
        "one_drag": _NO_DRAG[language],
        "kind": ".uf2",
    }
    if places.has_no_usb(name):
        how, then, onto = _WITHOUT_USB[language]
        said |= {"one_drag": _STAY[language], "kind": ".bin"}
        return said | {"open": how, "drag": then, "onto": onto, "eject": ""}
    check = _check(name, language)
    door = places.door(name)
    if door is None:
        is_known = places.has_no_boot_drive(name)
        how, then = (_INSTALLER if is_known else _AS_IT_SAYS)[language]
        kind = ".bin" if is_known else ".uf2, .bin"
        return said | {"open": how, "drag": check + then, "kind": kind}
    drive = door.drive
    if uf2_name:
        said["one_drag"] = _ONE_DRAG[language].format(file=uf2_name, drive=drive)
    return said | {
        "open": _OPEN[language].format(how=door.how[language], drive=drive),
        "drag": check + _DRAG[language].format(drive=drive),
    }


def _check(name: str, language: str) -> str:
    """Return which bootloader the board's INFO_UF2.TXT has to name, or "" if any will do."""
    needed = places.bootloader(name)
    if needed is None:
        return ""
    erases = _ERASES[language] if needed.erases else ""
    return _CHECK[language].format(least=needed.least, erases=erases)
