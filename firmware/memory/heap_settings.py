"""The two lines of settings.toml that a board with little memory needs.

Without them CircuitPython grows its heap in separate areas of 8, 8, 15, 31 and 60 KB, and no
allocation can span two of them. The drive of a small board includes both lines.
"""

import gc

from engine.const import const
from firmware.drive_settings import value_of

_ROOMY = const(200_000)  # bytes: boards with this much heap need neither line
PREFIX = "CIRCUITPY_"
# CircuitPython reads both sizes, in bytes, before it starts a program:
# - the heap's first area, here the largest power of two within the 145 000 bytes that the tightest
#   board has; a board that cannot allocate it falls back to the default,
# - the Python stack, whose default of 2048 bytes holds 48 nested calls.
SIZES = (("HEAP_START_SIZE", 131072), ("PYSTACK_SIZE", 3072))


def missing() -> str:
    """Return the first of these settings that a small board lacks, without its prefix, or "".

    Print each line to add. A desktop's Python has no limit to its heap, so it lacks nothing.
    """
    if not hasattr(gc, "mem_free") or gc.mem_alloc() + gc.mem_free() >= _ROOMY:  # type: ignore[attr-defined]  # comes with mem_free
        return ""
    first = ""
    for name, size in SIZES:
        try:
            is_set = isinstance(value_of(PREFIX + name), int)
        except ValueError:
            is_set = False
        if not is_set:
            print("settings.toml: add", PREFIX + name, "=", size)
            first = first or name
    return first
