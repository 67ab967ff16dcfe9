"""The game's version: the one place that says it."""

from engine.const import const

MAJOR = const(0)
MINOR = const(1)
PATCH = const(0)
