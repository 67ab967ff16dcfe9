"""Where a firmware and the boot ROM come from, with a made-up web."""

import hashlib
import io
import struct
from pathlib import Path
from typing import Any

import pytest

from sim.command_line import OptionsError
from sim.trial import downloads

WORDS = range(4096)
ROM = struct.pack("<4096I", *WORDS)
ROM_TEXT = "export const rom = new Uint32Array([" + ", ".join(f"0x{word:08x}" for word in WORDS)


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, bytes]:
    """The contents of the web, by the end of the address."""
    there: dict[str, bytes] = {}

    def urlopen(address: str, timeout: float) -> Any:
        name = address.rpartition("/")[2]
        if name not in there:
            raise OSError("HTTP Error 404: Not Found")
        return io.BytesIO(there[name])

    monkeypatch.setattr("urllib.request.urlopen", urlopen)
    monkeypatch.setattr(downloads, "FOLDER", tmp_path / "trial")
    monkeypatch.setattr(downloads, "_BOOT_ROM_SHA256", hashlib.sha256(ROM).hexdigest())
    return there


def test_a_version_is_downloaded_once(web: dict[str, bytes]) -> None:
    name = "adafruit-circuitpython-raspberry_pi_pico-en_US-10.2.1.uf2"
    web[name] = b"firmware"
    path = downloads.firmware("10.2.1")
    assert path.name == name and path.read_bytes() == b"firmware"
    web.clear()
    assert downloads.firmware("10.2.1") == path


def test_a_file_is_taken_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "mine.uf2"
    path.write_bytes(b"")
    assert downloads.firmware(str(path)) == path


@pytest.mark.parametrize("wanted", ["10.9.9", "none.uf2"])
def test_what_cannot_be_had_says_where_firmwares_are(web: dict[str, bytes], wanted: str) -> None:
    with pytest.raises(OptionsError, match="circuitpython.org/board"):
        downloads.firmware(wanted)


def test_the_boot_rom_is_downloaded_once_and_checked(web: dict[str, bytes]) -> None:
    web["bootrom.ts"] = ROM_TEXT.encode()
    assert downloads.boot_rom(None).read_bytes() == ROM
    web.clear()
    assert downloads.boot_rom(None).read_bytes() == ROM


@pytest.mark.parametrize("content", [b"", ROM_TEXT.replace("0x00000001", "0x00000002").encode()])
def test_another_boot_rom_is_refused_and_not_kept(web: dict[str, bytes], content: bytes) -> None:
    web["bootrom.ts"] = content
    with pytest.raises(OptionsError, match="ROM= names a file"):
        downloads.boot_rom(None)
    assert not (downloads.FOLDER / "bootrom.bin").exists()


def test_a_boot_rom_of_one_s_own_may_be_bytes_or_words(
    web: dict[str, bytes], tmp_path: Path
) -> None:
    for name, content in (("rom.bin", ROM), ("rom.ts", ROM_TEXT.encode())):
        (tmp_path / name).write_bytes(content)
        assert downloads.boot_rom(tmp_path / name).read_bytes() == ROM
    (tmp_path / "short").write_bytes(ROM[:-4])
    with pytest.raises(OptionsError, match="16 KB"):
        downloads.boot_rom(tmp_path / "short")
