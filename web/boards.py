"""What the page knows about each board, taken from its board file."""

from typing import Any

from sim.board import board_files, simulated_board
from sim.board.faceplate import BELOW, left_of_screen, right_of_screen

# The page's own screens for a phone held upright or lying: the least width and height in pixels,
# and the most. Between them a screen has the proportions of its window.
UPRIGHT = (120, 191), (148, 260)
LYING = (160, 128), (239, 134)
_TONE = 440  # Hz


def board(name: str) -> dict[str, Any]:
    """Return a board for the page: screen, keys with their positions, and sound.

    Raises BoardFileError for a board file that cannot be used.
    """
    machine = simulated_board.switch_on(name)
    file: Any = simulated_board.load_board_file(name)
    display = file.make_display()
    voice = file.make_voice() if hasattr(file, "make_voice") else None
    return {
        "name": name,
        "title": machine.facts.title,
        "width": display.width,
        "height": display.height,
        "is_mono": display.is_mono,
        "keys": list(file.KEYS),
        "labels": dict(getattr(file, "LABELS", {})),
        "left": left_of_screen(file.KEYS),
        "right": right_of_screen(file.KEYS),
        "below": [key for key in BELOW if key in file.KEYS],
        "voice": _wave(machine, voice),
        "has_motor": hasattr(voice, "rumble"),
    }


def phone() -> dict[str, Any]:
    """Return the board for a phone, with the default board's keys and voice."""
    own = {"name": "phone", "title": "Phone", "upright": UPRIGHT, "lying": LYING}
    return board(board_files.DEFAULT) | own


def every_board() -> list[dict[str, Any]]:
    """Return all boards, with the page's default first and the phone second."""
    names = sorted(board_files.names(), key=lambda name: name != board_files.DEFAULT)
    first, *others = [board(name) for name in names]
    return [first, phone(), *others]


def _wave(machine: simulated_board.Machine, voice: Any) -> str:
    """Return the waveform of a board's voice, or "" if it has none."""
    if voice is None:
        return ""
    voice.tone(_TONE, 100)
    values = set(machine.sounds[-1].wave)
    voice.tone(0, 0)
    return "square" if len(values) == 2 else "sine"
