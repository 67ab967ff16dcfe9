"""How games of Pig are kept."""

from engine import plain
from engine.pig.game import Record
from firmware.kept.plain_game import is_sound, put_away, redo, replay, seed_of  # noqa: F401 asked


def from_bytes(data):
    return plain.from_bytes(data, Record)


take_up = from_bytes
