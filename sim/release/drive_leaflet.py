"""README.txt on the drive of a board's UF2 file.

Who reads it has that file alone: no zip, and no traceback map.
"""

from sim.bundler.traceback import traceback_map
from sim.release import places
from sim.release.leaflet import numbered

_LINES = {
    "en": (
        "All of the game is on this drive: there is nothing to copy.",
        "The file boot_out.txt says which CircuitPython the board has. It needs {major}, such as"
        " {made_for}: {page}",
        "{eject}",
        "A newer game goes onto the board so: {how}. A drive {drive} appears: drag the new file"
        " that ends in .uf2 onto it.",
        "That replaces all that is on CIRCUITPY, your own files too: copy them first. The games"
        " kept stay.",
        "{words} Drag the .uf2 again.",
        "{test} {id_file} of this drive.",
    ),
    "fr": (
        "Le jeu est tout entier sur ce lecteur : il n'y a rien à copier.",
        "Le fichier boot_out.txt dit quel CircuitPython est sur la carte. Il faut le {major}, par"
        " exemple {made_for} : {page}",
        "{eject}",
        "Pour mettre un jeu plus récent sur la carte : {how}. Un lecteur {drive} apparaît : y"
        " glisser le nouveau fichier, qui finit par .uf2.",
        "Cela remplace tout CIRCUITPY, et ses autres fichiers : les copier d'abord. Les parties"
        " gardées restent.",
        "{words} Glisser de nouveau le .uf2.",
        "{test} le fichier {id_file} de ce lecteur.",
    ),
}


def text(name: str, version: str) -> str:
    """Return the text for the board with this board file.

    It is one whose boot drive takes UF2 files, and so is known.
    """
    door = places.door(name)
    assert door is not None, f"nobody knows how the boot drive of {name} is opened"
    same = {"drive": door.drive, "id_file": traceback_map.ID_FILE.name}
    said = {language: {"how": door.how[language], **same} for language in _LINES}
    return numbered(name, version, _LINES, ".uf2", said)
