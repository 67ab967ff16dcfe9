"""The start of a file that unpacks itself, before the program of the library folder2uf2.

It runs on the board. Whatever cannot work is refused in one line, before anything has changed.
one_file.py fills in the constants and leaves out this text.
"""

import binascii
import os
import sys
import time

import board
import storage

BOARD_ID = ""  # the board that this file is for
PAGE = ""  # where to get CircuitPython for it
NEEDED_KB = 0  # for all files
NAMES: tuple[str, ...] = ()  # of the other files and folders at the top of the new drive
SETTINGS = ""  # the new settings.toml, "" if there is none
LENGTH = 0  # of the rest of this file, in bytes
CRC = 0  # CRC-32 of that rest

SELF = "/code.py"
OWN = "/settings.toml"
SETTLE_S = 3  # for the computer to write what it is holding back


def refusal() -> str:
    """Return why nothing can be unpacked here, or ""."""
    if board.board_id != BOARD_ID:
        return f"This file is for the board {BOARD_ID}, but this is {board.board_id}."
    if not hasattr(storage, "unsafe_disable_usb_drive"):
        version = ".".join([str(part) for part in sys.implementation.version[:3]])
        return f"This file needs CircuitPython 10.3, this is {version}. Get it from {PAGE}"
    if checksum() != CRC:
        return "This code.py is not complete: wait, or copy it again."
    status = os.statvfs("/")
    room_kb = (status[0] * status[3] + sum([size("/" + name) for name in NAMES])) // 1024
    if room_kb < NEEDED_KB:
        return f"CIRCUITPY is too full: delete {NEEDED_KB - room_kb} KB of other files."
    return ""


def checksum() -> int:
    """Return the CRC-32 of the rest of this file, or -1 if it is too short."""
    start = os.stat(SELF)[6] - LENGTH
    if start < 0:
        return -1
    found = 0
    with open(SELF, "rb") as file:
        file.seek(start)
        while chunk := file.read(2048):
            found = binascii.crc32(chunk, found)
    return found


def size(path: str) -> int:
    """Return the bytes of the file or folder at a path, 0 if there is none."""
    try:
        status = os.stat(path)
    except OSError:
        return 0
    is_folder = status[0] & 0x4000
    return sum([size(f"{path}/{name}") for name in os.listdir(path)]) if is_folder else status[6]


def keep_settings() -> None:
    """Rename a settings.toml that is not ours, so that its owner can copy lines back from it."""
    if not SETTINGS or not size(OWN):
        return
    with open(OWN, "rb") as file:
        if file.read() == SETTINGS.encode():
            return
    number = 1
    while size(f"/settings.old{number}.toml"):
        number += 1
    os.rename(OWN, f"/settings.old{number}.toml")


why = refusal()
if why:
    print(why)
    sys.exit()
print("Unpacking the game, which takes a minute or two: do not switch off.")
time.sleep(SETTLE_S)
storage.unsafe_disable_usb_drive()
keep_settings()
