"""The flash of a trial: the firmware of a UF2 file, and a drive that CircuitPython can read."""

import io
from pathlib import Path, PurePosixPath

import pytest
from dissect.fat import fat as dissect

from sim.command_line import OptionsError
from sim.release import uf2
from sim.trial import flash_image

FIRMWARE = bytes(range(256)) * 40


def test_the_firmware_is_at_the_beginning_and_the_files_are_on_the_drive() -> None:
    files = {PurePosixPath("code.py"): b"print(1)", PurePosixPath("lib/long_module_name.mpy"): b"C"}
    image = flash_image.make(uf2.file(FIRMWARE, 0, uf2.RP2040), files)
    assert len(image) == flash_image.FLASH_BYTES
    assert image[: len(FIRMWARE)] == FIRMWARE
    assert set(image[3 * uf2.SECTOR : flash_image.DRIVE_AT]) == {0xFF}
    volume = dissect.FATFS(io.BytesIO(image[flash_image.DRIVE_AT :]))
    assert volume.get("code.py").open().read() == b"print(1)"
    assert volume.get("lib/long_module_name.mpy").open().read() == b"C"


@pytest.mark.parametrize(
    ("firmware", "message"),
    [
        (b"not a UF2 file" * 50, "not a UF2 file"),
        (uf2.file(FIRMWARE, 0, uf2.RP2040)[:-1], "within a block"),
        (uf2.file(FIRMWARE, 0, uf2.RP2350), "nothing for this chip"),
        (uf2.file(FIRMWARE, flash_image.DRIVE_AT, uf2.RP2040), "another board"),
    ],
)
def test_another_firmware_is_refused(firmware: bytes, message: str) -> None:
    with pytest.raises(OptionsError, match=message):
        flash_image.make(firmware, {})


def test_blocks_for_other_chips_are_left_out() -> None:
    both = uf2.file(b"other", 0x10000, uf2.RP2350) + uf2.file(FIRMWARE, 0, uf2.RP2040)
    pages = uf2.pages(both, uf2.RP2040)
    assert b"".join(pages[place] for place in sorted(pages))[: len(FIRMWARE)] == FIRMWARE
    assert max(pages) < 0x10000


def test_a_drive_is_a_folder_or_a_single_code_py(tmp_path: Path) -> None:
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib" / "a.py").write_bytes(b"a")
    (tmp_path / "one.py").write_bytes(b"one")
    assert flash_image.drive_of(tmp_path / "one.py") == {PurePosixPath("code.py"): b"one"}
    there = flash_image.drive_of(tmp_path)
    assert there == {PurePosixPath("lib/a.py"): b"a", PurePosixPath("one.py"): b"one"}
    with pytest.raises(OptionsError, match="no drive"):
        flash_image.drive_of(tmp_path / "none")
