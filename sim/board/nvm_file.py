"""The file of a simulated board's memory, replaced atomically and locked by one simulator."""

import os
import stat
import sys
from pathlib import Path
from typing import IO

from sim.command_line import OptionsError

# The system releases a lock when the process that holds it ends, however that happens.
if sys.platform == "win32":
    import msvcrt

    _HELD = OSError

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

    def _lock_itself(path: Path) -> IO[bytes]:
        """Refuse a file with hard links, because an open file cannot be replaced here."""
        with open(path, "rb") as file:
            if os.fstat(file.fileno()).st_nlink > 1:
                raise _HELD
        return file

else:
    import fcntl

    _HELD = BlockingIOError

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _lock_itself(path: Path) -> IO[bytes]:
        """Return a memory's file, open and locked under all of its names."""
        file = open(path, "rb")
        try:
            _lock(file)
        except _HELD:
            file.close()
            raise
        return file


class NvmFile:
    """A memory's file of `size` bytes, locked by one simulator until `close`.

    A folder means the file nvm.bin in it. One lock is held on an empty file next to it, which
    stays, since each write replaces the memory's file. Another is held on the memory's file itself,
    to which hard links may lead. All calls raise OptionsError, saying what to do, if the system or
    another simulator is in the way. Only regular files are opened: a pipe would block the run, and
    a device has no end. The files next to it may not be links either, as their targets belong to
    somebody else. The temporary file is hidden and named after the game, so that one left by a
    killed run can be deleted without ever deleting somebody's `.new`.
    """

    def __init__(self, path: Path, size: int) -> None:
        # A link and its target are the same memory.
        self.path = Path(os.path.realpath(path / "nvm.bin" if os.path.isdir(path) else path))
        self._size = size
        lock = self.path.with_name(f"{self.path.name}.lock")
        there = _need_file_or_nothing("read", self.path)
        if there is not None:  # do not leave a lock next to something that isn't a memory
            self._need_size(there)
        _need_file_or_nothing("keep", lock)
        try:
            self._held: list[IO[bytes]] = [open(lock, "ab")]
        except OSError as mistake:
            raise _cannot("keep", self.path, mistake) from mistake
        try:
            _lock(self._held[0])
            if there is not None:
                self._held.append(_lock_itself(self.path))
        except _HELD as mistake:
            self.close()
            raise OptionsError(
                f"--nvm: {self.path} is in use by another simulator: close that one, "
                "or name another file"
            ) from mistake
        except OSError as mistake:
            self.close()
            raise _cannot("read", self.path, mistake) from mistake

    def close(self) -> None:
        """Release the file."""
        for file in self._held:
            file.close()

    def read(self) -> bytes | None:
        """Return the file's bytes, or None if there is no file yet."""
        try:
            with open(self.path, "rb") as file:
                self._need_size(os.fstat(file.fileno()).st_size)
                return file.read(self._size)
        except FileNotFoundError:
            return None
        except OSError as mistake:
            raise _cannot("read", self.path, mistake) from mistake

    def _need_size(self, there: int) -> None:
        if there != self._size:
            raise OptionsError(
                f"--nvm: {self.path} has {there} bytes, this board's memory {self._size}: "
                "name another file"
            )

    def write(self, contents: bytes) -> None:
        """Replace the file's contents atomically."""
        beside = self.path.with_name(f".{self.path.name}.number-drop-new")
        try:
            if os.path.lexists(beside):  # left by a killed run, or not a file at all
                _need_file_or_nothing("write", beside)
                beside.unlink()
            try:
                with open(beside, "xb") as file:
                    file.write(contents)
                    file.flush()
                    os.fsync(file.fileno())
                os.replace(beside, self.path)
            except OSError:  # a full drive gets its space back
                beside.unlink(missing_ok=True)
                raise
            self._lock_new_file()
        except OSError as mistake:
            raise _cannot("write", self.path, mistake) from mistake

    def _lock_new_file(self) -> None:
        """Lock the file that has replaced the old one.

        The old one stays locked while it has another name, under which it was the same memory.
        """
        for old in self._held[1:]:
            if old.closed or os.fstat(old.fileno()).st_nlink == 0:
                old.close()
                self._held.remove(old)
        self._held.append(_lock_itself(self.path))


def _need_file_or_nothing(what: str, path: Path) -> int | None:
    """Return a file's size in bytes, or None if there is nothing at `path`."""
    try:
        found = path.lstat()
    except FileNotFoundError:
        return None
    except OSError as mistake:  # such as a name that is too long
        raise _cannot(what, path, mistake) from mistake
    if not stat.S_ISREG(found.st_mode):
        raise OptionsError(f"--nvm: cannot {what} {path} (it is not a file): name another file")
    return found.st_size


def _cannot(what: str, path: Path, mistake: OSError) -> OptionsError:
    return OptionsError(f"--nvm: cannot {what} {path} ({mistake.strerror}): name another file")
