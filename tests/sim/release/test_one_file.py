"""The file that unpacks itself: run as a board does, with its modules and drive imitated."""

import builtins
import io
import os
import types
from contextlib import redirect_stdout
from pathlib import Path, PurePosixPath
from typing import Any

import pytest

from sim.board import board_files
from sim.release import one_file
from tests import made_bundles

NAME = "raspberry_pi_pico"
KB = 1024
FILES = {
    PurePosixPath("code.py"): b"print('the game')\n",
    PurePosixPath("settings.toml"): b"A = 1\n",
    PurePosixPath("f/screens/title.mpy"): bytes(range(256)) * 9,
    PurePosixPath("f/nothing.mpy"): b"",
}


class PowerCut(BaseException):
    """The board is switched off."""


class Drive:
    """A board's drive in a folder, which unpacks itself."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.writes_left = 1 << 30
        self.free_kb = 500
        self.is_writable = False  # only once USB has let go of it
        self.board_id = NAME
        self.is_new = True  # CircuitPython 10.3 or later

    def files(self) -> dict[PurePosixPath, bytes]:
        """Return the content of every file by its path."""
        found = (path for path in self.root.rglob("*") if path.is_file())
        return {PurePosixPath(path.relative_to(self.root)): path.read_bytes() for path in found}

    def put(self, place: str, content: bytes) -> None:
        """Copy a file onto the drive from a computer."""
        path = self.root / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)

    def boot(self) -> str:
        """Run code.py; return its output."""
        self.is_writable = False
        output = io.StringIO()
        code = compile((self.root / "code.py").read_bytes(), "code.py", "exec")
        with redirect_stdout(output):
            try:
                exec(code, {"__builtins__": {**vars(builtins), **self._builtins()}})
            except SystemExit:
                pass
        return output.getvalue()

    def _path(self, path: str) -> Path:
        return self.root / path.lstrip("/")

    def _count(self) -> None:
        assert self.is_writable
        self.writes_left -= 1
        if self.writes_left < 0:
            raise PowerCut

    def _open(self, path: str, mode: str = "r") -> Any:
        if "w" in mode:
            self._count()
        return open(self._path(path), mode)

    def _disable_usb(self) -> None:
        self.is_writable = True

    def _mkdir(self, path: str) -> None:
        self._count()
        os.mkdir(self._path(path))

    def _rename(self, old: str, new: str) -> None:
        self._count()
        os.replace(self._path(old), self._path(new))

    def _builtins(self) -> dict[str, Any]:
        blocks = (KB, KB, 0, self.free_kb)
        disk = types.SimpleNamespace(
            stat=lambda path: os.stat(self._path(path)),
            listdir=lambda path: os.listdir(self._path(path)),
            statvfs=lambda path: blocks,
            mkdir=self._mkdir,
            rename=self._rename,
        )
        storage = types.SimpleNamespace(enable_usb_drive=lambda: None)
        if self.is_new:
            storage.unsafe_disable_usb_drive = self._disable_usb
        modules = {
            "os": disk,
            "storage": storage,
            "board": types.SimpleNamespace(board_id=self.board_id),
            "microcontroller": types.SimpleNamespace(reset=lambda: None),
            "time": types.SimpleNamespace(sleep=lambda seconds: None),
        }

        def load(name: str, *rest: Any) -> Any:
            return modules[name] if name in modules else __import__(name, *rest)

        return {"open": self._open, "__import__": load}


@pytest.fixture
def drive(tmp_path: Path) -> Drive:
    """A drive with nothing but the file, as a computer has copied it."""
    made = Drive(tmp_path)
    made.put("code.py", one_file.text(NAME, FILES))
    return made


def test_the_drive_is_what_the_bundle_is(drive: Drive) -> None:
    drive.boot()
    assert drive.files() == FILES


def test_a_real_bundle_unpacks(tmp_path: Path) -> None:
    bundle = made_bundles.bundle((NAME,)).files
    files = {PurePosixPath(place.as_posix()): content for place, content in bundle.items()}
    drive = Drive(tmp_path)
    drive.put("code.py", one_file.text(NAME, files))
    drive.boot()
    assert drive.files() == files


def test_after_a_power_cut_it_runs_again(drive: Drive) -> None:
    whole = drive.files()
    cuts = 0
    while True:
        for place in drive.files():
            (drive.root / place).unlink()
        drive.put("code.py", whole[PurePosixPath("code.py")])
        drive.writes_left = cuts
        try:
            drive.boot()
            break
        except PowerCut:
            cuts += 1
        drive.writes_left = 1 << 30
        drive.boot()
        found = drive.files()
        found.pop(PurePosixPath("code.py.new"), None)
        assert found == FILES, f"after write {cuts}"
    assert cuts > len(FILES)


def test_settings_of_ones_own_are_kept(drive: Drive) -> None:
    mine, earlier = b"MINE = 2\n", b"EARLIER = 3\n"
    drive.put("settings.toml", mine)
    drive.put("settings.old1.toml", earlier)
    drive.boot()
    assert drive.files() == {
        **FILES,
        PurePosixPath("settings.old1.toml"): earlier,
        PurePosixPath("settings.old2.toml"): mine,
    }


@pytest.mark.parametrize("content", [b"", FILES[PurePosixPath("settings.toml")]])
def test_settings_without_lines_of_ones_own_are_replaced(drive: Drive, content: bytes) -> None:
    drive.put("settings.toml", content)
    drive.boot()
    assert drive.files() == FILES


def refused(drive: Drive) -> str:
    """Return the line by which unpacking is refused, having changed nothing."""
    before = drive.files()
    output = drive.boot()
    assert drive.files() == before and output.count("\n") == 1
    return output


def test_an_older_circuitpython_is_told_what_to_do(drive: Drive) -> None:
    drive.is_new = False
    line = refused(drive)
    assert "needs CircuitPython 10.3, this is 3.1" in line
    assert f"https://circuitpython.org/board/{NAME}/" in line


def test_another_board_is_refused(drive: Drive) -> None:
    drive.board_id = "pygamer"
    assert "raspberry_pi_pico, but this is pygamer" in refused(drive)


@pytest.mark.parametrize("kept", [0.9, 0.999])
def test_an_incomplete_copy_is_refused(drive: Drive, kept: float) -> None:
    whole = one_file.text(NAME, FILES)
    drive.put("code.py", whole[: max(whole.index(b"# Self-extracting"), int(len(whole) * kept))])
    assert "is not complete" in refused(drive)


def test_a_copy_with_a_wrong_byte_is_refused(drive: Drive) -> None:
    whole = one_file.text(NAME, FILES)
    drive.put("code.py", whole[:-9] + bytes([whole[-9] ^ 1]) + whole[-8:])
    assert "is not complete" in refused(drive)


def test_a_drive_without_room_is_refused_and_the_files_it_replaces_count_as_room(
    drive: Drive,
) -> None:
    drive.free_kb = 1
    line = refused(drive)
    assert "CIRCUITPY is too full" in line and " KB of other files" in line
    drive.put("f/old.mpy", bytes(60 * KB))
    drive.boot()
    assert drive.files() == {**FILES, PurePosixPath("f/old.mpy"): bytes(60 * KB)}


def test_boards_without_room_or_without_usb_have_none() -> None:
    big = {PurePosixPath("f/big.mpy"): os.urandom(300 * KB)}
    assert not one_file.why_none(NAME, big)
    assert "of 508" in one_file.why_none("pajenicko_picopad", big)
    assert "no usb_cdc" in one_file.why_none("m5stack_core2", FILES)


@pytest.mark.parametrize("name", board_files.names())
def test_every_board_has_one_or_a_reason(name: str) -> None:
    why = one_file.why_none(name, FILES)
    assert not why or why.startswith("its CircuitPython has no ")
