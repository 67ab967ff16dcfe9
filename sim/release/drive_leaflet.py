"""README.txt on the drive of a board's UF2 file.

Its readers have only that file: no zip, and no traceback map.
"""

from sim.bundler import heap_lines
from sim.bundler.traceback import traceback_map
from sim.release import places
from sim.release.leaflet import EJECT, numbered

_LINES = {
    "en": (
        "All of the game is on this drive: there is nothing to copy.",
        "The file boot_out.txt says which CircuitPython the board has. It needs {major}, such as"
        " {made_for}: {page}",
        "{eject}{after}",
        "To install a newer version of the game: {how}. A drive {drive} appears: drag the new file"
        " that ends in .uf2 onto it.",
        "That replaces everything on CIRCUITPY, including your own files: copy them first. Saved"
        " games stay.{settings}",
        "{words} Drag the .uf2 again.",
        "{test} {id_file} of this drive.",
    ),
    "fr": (
        "Le jeu est tout entier sur ce lecteur : il n'y a rien à copier.",
        "Le fichier boot_out.txt dit quel CircuitPython est sur la carte. Il faut le {major}, par"
        " exemple {made_for} : {page}",
        "{eject}{after}",
        "Pour mettre un jeu plus récent sur la carte : {how}. Un lecteur {drive} apparaît : y"
        " glisser le nouveau fichier, qui finit par .uf2.",
        "Cela remplace tout CIRCUITPY, et ses autres fichiers : les copier d'abord. Les parties"
        " gardées restent.{settings}",
        "{words} Glisser de nouveau le .uf2.",
        "{test} le fichier {id_file} de ce lecteur.",
    ),
}

_SETTINGS = {
    "en": " A settings.toml of your own needs the two CIRCUITPY_ lines of the new one.",
    "fr": " Un settings.toml personnel a besoin des deux lignes CIRCUITPY_ du nouveau.",
}


def text(name: str, version: str) -> str:
    """Return the text for a board file whose boot drive takes UF2 files."""
    door = places.door(name)
    assert door is not None, f"it is not known how the boot drive of {name} is opened"
    same = {"drive": door.drive, "id_file": traceback_map.ID_FILE.name}
    needs_lines = heap_lines.are_needed([name])
    said = {
        language: {
            "how": door.how[language],
            "eject": EJECT[language],
            "settings": _SETTINGS[language] if needs_lines else "",
            **same,
        }
        for language in _LINES
    }
    return numbered(name, version, _LINES, ".uf2", said)
