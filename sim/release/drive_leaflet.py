"""README.txt on the drive of a board's UF2 file.

Who reads it has that file alone: no zip, and no traceback map.
"""

from sim.board import board_files
from sim.bundler.traceback import traceback_map
from sim.release import places
from sim.release.leaflet import MADE_FOR

_LINES = {
    "en": (
        "All of the game is on this drive: there is nothing to copy.",
        "The file boot_out.txt says which CircuitPython the board has. It needs {major}, such as"
        " {made_for}: {page}",
        "Eject the drive. The title comes in a few seconds. For French: MORE, SETTINGS, LANGUAGE.",
        "A newer game goes onto the board so: {how}. A drive {drive} appears: drag the new file"
        " that ends in .uf2 onto it.",
        "That replaces all that is on CIRCUITPY, your own files too: copy them first. The games"
        " kept stay.",
        "Words instead of the game say what is wrong. MemoryError: unplug, plug in again. No"
        " boards/...: this .uf2 is for another board. Is CIRCUITPY read-only or full? Drag the"
        " .uf2 again.",
        "Hold any two keys at the start: the game tests the board. If you report a fault, send what"
        " the screen says and {id_file} of this drive.",
    ),
    "fr": (
        "Le jeu est tout entier sur ce lecteur : il n'y a rien à copier.",
        "Le fichier boot_out.txt dit quel CircuitPython est sur la carte. Il faut le {major}, par"
        " exemple {made_for} : {page}",
        "Éjecter le lecteur. Le titre arrive en quelques secondes. Pour le français : MORE,"
        " SETTINGS, LANGUAGE.",
        "Pour mettre un jeu plus récent sur la carte : {how}. Un lecteur {drive} apparaît : y"
        " glisser le nouveau fichier, qui finit par .uf2.",
        "Cela remplace tout CIRCUITPY, et ses autres fichiers : les copier d'abord. Les parties"
        " gardées restent.",
        "Des mots à la place du jeu disent ce qui ne va pas. MemoryError : débrancher, rebrancher."
        " No boards/... : ce .uf2 est pour une autre carte. CIRCUITPY plein ou protégé ? Glisser de"
        " nouveau le .uf2.",
        "Tenir deux touches au démarrage : le jeu teste la carte. Pour signaler une panne, envoyer"
        " ce que dit l'écran et le fichier {id_file} de ce lecteur.",
    ),
}


def text(name: str, version: str) -> str:
    """Return the text for the board with this board file.

    It is one whose boot drive takes UF2 files, and so is known.
    """
    facts = board_files.facts(name)
    door = places.door(name)
    assert door is not None, f"nobody knows how the boot drive of {name} is opened"
    told = [f"NUMBER DROP {version}: {facts.title}", ""]
    for language, lines in _LINES.items():
        said = {
            "major": MADE_FOR.partition(".")[0],
            "made_for": MADE_FOR,
            "page": f"https://circuitpython.org/board/{facts.board_id}/",
            "how": door.how[language],
            "drive": door.drive,
            "id_file": traceback_map.ID_FILE.name,
        }
        told += [f"{number}. {line.format(**said)}" for number, line in enumerate(lines, 1)]
        told.append("")
    return "\r\n".join(told)  # as the plainest editor of Windows wants it
