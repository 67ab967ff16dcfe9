"""The content of an emulated Pico's flash: a firmware, followed by a drive."""

from collections.abc import Mapping
from pathlib import Path, PurePosixPath

from sim.bundler.drive_shape import sectors
from sim.command_line import OptionsError
from sim.release import fat, places, uf2

FLASH_BYTES = 2 << 20  # of a Pico
DRIVE_AT = places.of_board("raspberry_pi_pico").drive_at  # type: ignore[union-attr]  # it has one
_DRIVE_SECTORS = sectors((FLASH_BYTES - DRIVE_AT) // 1024)

Files = dict[PurePosixPath, bytes]


def make(firmware: bytes, files: Mapping[PurePosixPath, bytes]) -> bytes:
    """Return the flash for a firmware, given as a UF2 file, and a drive with these files."""
    try:
        pages = uf2.pages(firmware, uf2.RP2040)
    except ValueError as mistake:
        raise OptionsError(f"the firmware cannot be used: {mistake}") from None
    image = bytearray(b"\xff" * FLASH_BYTES)
    for place, page in pages.items():
        if place + len(page) > DRIVE_AT:
            raise OptionsError(f"the firmware reaches {place:#x}: it is of another board")
        image[place : place + len(page)] = page
    volume = fat.volume(files, _DRIVE_SECTORS)
    image[DRIVE_AT:] = volume.ljust(FLASH_BYTES - DRIVE_AT, b"\0")
    return bytes(image)


def drive_of(path: Path) -> Files:
    """Return the files of a drive: a folder's, or a single file as its code.py."""
    if path.is_file():
        return {PurePosixPath("code.py"): path.read_bytes()}
    if not path.is_dir():
        raise OptionsError(f"there is no drive {path}: name a folder, or a file for code.py")
    inside = (file for file in path.rglob("*") if file.is_file())
    return {PurePosixPath(file.relative_to(path).as_posix()): file.read_bytes() for file in inside}
