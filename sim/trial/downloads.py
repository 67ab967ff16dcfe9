"""Downloads that a trial needs: a firmware and the chip's boot ROM, cached in build/trial."""

import hashlib
import re
import struct
import urllib.request
from pathlib import Path

from sim.command_line import OptionsError
from sim.project import ROOT

FOLDER = ROOT / "build" / "trial"
FIRMWARE_PAGE = "https://circuitpython.org/board/raspberry_pi_pico/"
_FIRMWARES = "https://downloads.circuitpython.org/bin/raspberry_pi_pico/en_US/"
_FIRMWARE_NAME = "adafruit-circuitpython-raspberry_pi_pico-en_US-{}.uf2"
_VERSION = re.compile(r"\d+\.\d+\.\d+(-[\w.]+)?")

# The ROM of revision B1, from rp2040js's demonstrations. It is not part of this project: most of it
# has a BSD licence, but its floating-point code is licensed only for RP2040 chips, or under the
# GPL.
BOOT_ROM_PAGE = "https://github.com/raspberrypi/pico-bootrom-rp2040"
_BOOT_ROM = "https://raw.githubusercontent.com/wokwi/rp2040js/v1.3.3/demo/bootrom.ts"
_BOOT_ROM_BYTES = 16384
_BOOT_ROM_SHA256 = "90b31e108faedfa6bbcfcc33ba05dac61e645108cfbbdc385f8dafc71fde44ae"
_WORD = re.compile(r"\b0x([0-9a-fA-F]{1,8})\b")


def firmware(wanted: str) -> Path:
    """Return the UF2 file of a path or version, downloading it if necessary."""
    if not _VERSION.fullmatch(wanted):
        if not Path(wanted).is_file():
            raise OptionsError(f"there is no {wanted}: {where_firmwares_are()}")
        return Path(wanted)
    name = _FIRMWARE_NAME.format(wanted)
    path = FOLDER / name
    if not path.is_file():
        content = _download(_FIRMWARES + name, where_firmwares_are())
        _keep(path, content)
    return path


def where_firmwares_are() -> str:
    """Return the line that says where to get a firmware."""
    return f"UF2= names a version, such as 10.2.1, or the .uf2 file from {FIRMWARE_PAGE}"


def boot_rom(wanted: Path | None) -> Path:
    """Return a file of the boot ROM's 16 KB: the one named, or the one downloaded.

    It may also be a text file with the words as hexadecimal numbers.
    """
    path = FOLDER / "bootrom.bin"
    if wanted is None and path.is_file():
        return path
    instead = f"ROM= names a file with the RP2040's boot ROM; its source is {BOOT_ROM_PAGE}"
    content = _download(_BOOT_ROM, instead) if wanted is None else wanted.read_bytes()
    if len(content) != _BOOT_ROM_BYTES:
        words = [int(word, 16) for word in _WORD.findall(content.decode("ascii", "replace"))]
        content = struct.pack(f"<{len(words)}I", *words)
    if len(content) != _BOOT_ROM_BYTES:
        raise OptionsError(f"{wanted or _BOOT_ROM} is no boot ROM of 16 KB: {instead}")
    if wanted is None and hashlib.sha256(content).hexdigest() != _BOOT_ROM_SHA256:
        raise OptionsError(f"what {_BOOT_ROM} has is not the boot ROM: {instead}")
    _keep(path, content)
    return path


def _download(address: str, instead: str) -> bytes:
    try:
        with urllib.request.urlopen(address, timeout=60) as answer:
            content: bytes = answer.read()
    except OSError as mistake:
        raise OptionsError(f"cannot download {address} ({mistake}): {instead}") from None
    return content


def _keep(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
