"""How games of Pig are kept."""

from engine import plain
from engine.pig.game import Record
from firmware.kept.plain_game import is_sound, put_away, redo, replay, seed_of

__all__ = ("from_bytes", "is_sound", "put_away", "redo", "replay", "seed_of", "take_up")


def from_bytes(data: bytes | bytearray) -> plain.Record:
    return plain.from_bytes(data, Record)


take_up = from_bytes
