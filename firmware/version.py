"""The version of the program; no other file states it."""

from engine.const import const

MAJOR = const(0)
MINOR = const(1)
PATCH = const(0)
