"""Stand-in for microcontroller.nvm: a simulated flash whose bytes are kept in a file."""

from sim.board.flash import Flash
from sim.board.nvm_file import NvmFile


class ByteArray(Flash):
    """A flash that stores every write in its file before it returns, even one ended by a power cut.

    Raises OptionsError if the file cannot be read or written, or has another size.
    """

    def __init__(
        self, kind: str, size: int, file: NvmFile, *, cut_at: int | None = None, seed: int = 0
    ) -> None:
        super().__init__(kind, size, file.read(), cut_at=cut_at, seed=seed)
        self._file = file
        file.write(self.contents)

    def _write(self, start: int, values: bytes) -> None:
        try:
            super()._write(start, values)
        finally:
            self._file.write(self.contents)
