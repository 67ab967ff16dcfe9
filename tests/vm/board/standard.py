"""Modules that CircuitPython shares with MicroPython, limited to the names in CircuitPython.

CircuitPython 10.2.1 printed these lists on a Raspberry Pi Pico; other boards have no more.
"""

import binascii
import collections
import gc
import io
import json
import math
import os
import random
import re
import struct
import sys
import time

from hardware import World, ticks

NAMES = {
    "binascii": "a2b_base64 b2a_base64 crc32 hexlify unhexlify",
    "collections": "OrderedDict deque namedtuple",
    "gc": "collect disable enable isenabled mem_alloc mem_free",
    "io": "BytesIO IOBase StringIO open",
    "json": "dump dumps load loads",
    "math": "acos asin atan atan2 ceil copysign cos degrees e exp fabs floor fmod frexp isfinite"
    " isinf isnan ldexp log modf pi pow radians sin sqrt tan trunc",
    "os": "chdir getcwd getenv listdir mkdir remove rename rmdir sep stat statvfs sync uname unlink"
    " urandom utime",
    "random": "choice getrandbits randint random randrange seed uniform",
    "re": "compile match search sub",
    "struct": "calcsize pack pack_into unpack unpack_from",
    "sys": "argv byteorder exit implementation maxsize modules path platform stderr stdin stdout"
    " version version_info",
    "time": "localtime mktime monotonic monotonic_ns sleep struct_time time",
}
_REAL = (binascii, collections, gc, io, json, math, os, random, re, struct, sys, time)
# Total bytes of heap reported to the program when it is given a free size: enough that not every
# title is a restart, little enough that it asks what is free.
_ALL = 162_000


class _Module:
    """A module with some of the names of another."""


def get_setting(key, default=None):
    """Return what settings.toml says; ValueError for a value that is neither text nor a number."""
    try:
        with open("/settings.toml") as file:
            lines = file.read().split("\n")
    except OSError:
        return default
    for line in lines:
        name, _, value = line.partition("=")
        if name.strip() == key:
            value = value.strip()
            return value[1:-1] if value.startswith('"') else int(value)
    return default


def _getenv(key, default=None):
    """Return what settings.toml says, as text."""
    value = get_setting(key, default)
    return value if value is default else str(value)


def _urandom(count):
    """Return the next number, low byte first, like the emulated Pico."""
    seed = World.seed
    World.seed += 1
    return bytes([seed >> 8 * place & 255 if place < 4 else 0 for place in range(count)])


def _sleep(seconds):
    """Let the outside proceed for some time, which it determines: a key wakes the program."""
    World.sleeps = True
    if World.on_tick is None:
        World.now += int(seconds * 1000)
    else:
        World.on_tick()


def _collect():
    """Do nothing: the machine's own takes long, and does nothing within a script."""
    World.is_collected = True


def _mem_free():
    # Only a question right after a collection is a request for room; the others check whether
    # memory is short.
    if World.on_asked is not None and World.is_collected:
        World.on_asked()
    World.is_collected = False
    return gc.mem_free() if World.free is None else World.free


def _mem_alloc():
    return gc.mem_alloc() if World.free is None else max(0, _ALL - World.free)


def _nothing(*_):
    return None


_OWN = {
    ("gc", "collect"): _collect,
    ("gc", "mem_alloc"): _mem_alloc,
    ("gc", "mem_free"): _mem_free,
    ("os", "getenv"): _getenv,
    ("os", "sync"): _nothing,
    ("os", "uname"): _nothing,
    ("os", "urandom"): _urandom,
    ("os", "utime"): _nothing,
    ("time", "monotonic"): lambda: ticks() / 1000,
    ("time", "monotonic_ns"): lambda: ticks() * 1000000,
    ("time", "sleep"): _sleep,
    ("time", "struct_time"): tuple,
}


def modules():
    """Return a stand-in for each of the modules."""
    made = {}
    for real in _REAL:
        one = made[real.__name__] = _Module()
        for name in NAMES[real.__name__].split():
            own = _OWN.get((real.__name__, name))
            setattr(one, name, getattr(real, name) if own is None else own)
    return made
