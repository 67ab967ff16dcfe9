"""The file of a simulated board's memory: whole, with one user.

One simulator locks it.
"""

import os
import stat
import sys
from pathlib import Path
from typing import IO

from sim.command_line import OptionsError

# The system frees a lock with the process that holds it, however that ends.
if sys.platform == "win32":
    import msvcrt

    _HELD = OSError

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

    def _lock_itself(path: Path) -> IO[bytes]:
        """Refuse a file with a hard link: nothing can replace a file that is locked here."""
        file = open(path, "rb")
        if os.fstat(file.fileno()).st_nlink > 1:
            file.close()
            raise _HELD
        file.close()
        return file

else:
    import fcntl

    _HELD = BlockingIOError

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _lock_itself(path: Path) -> IO[bytes]:
        """Return a memory's file, open and locked under all names that it has."""
        file = open(path, "rb")
        try:
            _lock(file)
        except _HELD:
            file.close()
            raise
        return file


class NvmFile:
    """A memory's file, open for one simulator until `close`.

    It is to have `size` bytes. A folder means the file nvm.bin in it.

    One lock is on an empty file beside it, which stays: the file itself is another with each write.
    It has a lock of its own, because a hard link leads to it from anywhere.
    All calls raise OptionsError, with what to do, if the system or another simulator is in the way.
    Nothing but files is ever opened: a pipe would keep the run waiting, and a device has no end.
    Nor are the files beside it links: what these lead to is somebody else's. What is written on the
    way is hidden, and named after the game: what a killed run left is deleted, nobody's `.new` is.
    """

    def __init__(self, path: Path, size: int) -> None:
        # A link and the file that it leads to are one memory.
        self.path = Path(os.path.realpath(path / "nvm.bin" if os.path.isdir(path) else path))
        self._size = size
        lock = self.path.with_name(f"{self.path.name}.lock")
        there = _need_file_or_nothing("read", self.path)
        if there is not None:  # nothing is left beside what is no memory
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
        """Let others have the file."""
        for file in self._held:
            file.close()

    def read(self) -> bytes | None:
        """Return its bytes, None if there is no file yet."""
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
        """Put new bytes in the place of the old.

        Wherever that is cut off, either the old or the new ones are there.
        """
        beside = self.path.with_name(f".{self.path.name}.number-drop-new")
        try:
            if os.path.lexists(beside):  # a run was killed; or it is no file
                _need_file_or_nothing("write", beside)
                beside.unlink()
            try:
                with open(beside, "xb") as file:
                    file.write(contents)
                    file.flush()
                    os.fsync(file.fileno())
                os.replace(beside, self.path)
            except OSError:  # a full drive is to have its room again
                beside.unlink(missing_ok=True)
                raise
            self._hold_new_file()
        except OSError as mistake:
            raise _cannot("write", self.path, mistake) from mistake

    def _hold_new_file(self) -> None:
        """Lock the file that took the place of the old one.

        The old one stays locked if it still has another name: whoever opened that would take it for
        this memory.
        """
        for old in self._held[1:]:
            if old.closed or os.fstat(old.fileno()).st_nlink == 0:
                old.close()
                self._held.remove(old)
        self._held.append(_lock_itself(self.path))


def _need_file_or_nothing(what: str, path: Path) -> int | None:
    """Return how many bytes a file has, None if there is nothing."""
    try:
        found = path.lstat()
    except FileNotFoundError:
        return None
    except OSError as mistake:  # such as a name that is too long
        raise _cannot(what, path, mistake) from mistake
    if not stat.S_ISREG(found.st_mode):
        raise OptionsError(f"--nvm: cannot {what} {path} (it is no file): name another file")
    return found.st_size


def _cannot(what: str, path: Path, mistake: OSError) -> OptionsError:
    return OptionsError(f"--nvm: cannot {what} {path} ({mistake.strerror}): name another file")
