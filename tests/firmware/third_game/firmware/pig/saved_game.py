"""How games of Pig are saved."""

from engine import plain
from engine.pig.game import Record
from firmware.kept.plain_game import is_sound, redo, replay, seed_of, suspend

__all__ = ("from_bytes", "is_sound", "suspend", "redo", "replay", "seed_of", "resume")


def from_bytes(data: bytes | bytearray) -> plain.Record:
    return plain.from_bytes(data, Record)


resume = from_bytes
