"""The engine on standard input and output, in lines of JSON.

Each line in is an object, and each line out is one: PROTOCOL.md.
"""

import json
import os
import sys
from typing import BinaryIO

from sim.protocol.referee import LONGEST_LINE, Referee


def _read_line(stream: BinaryIO) -> bytes:
    """Return the next line, only the beginning if it is too long; b"" at the end of the input."""
    line = stream.readline(LONGEST_LINE + 1)
    rest = line
    while rest and not rest.endswith(b"\n") and len(line) > LONGEST_LINE:
        rest = stream.readline(LONGEST_LINE + 1)
    return line


def main() -> None:
    """Answer line after line until quit or the end of the input."""
    referee = Referee()
    while not referee.done and (line := _read_line(sys.stdin.buffer)):
        print(json.dumps(referee.answer(line.removesuffix(b"\n"))), flush=True)


if __name__ == "__main__":
    try:
        main()
    except (BrokenPipeError, KeyboardInterrupt):
        # Nobody listens any more. Python would complain once more when it closes what it prints to.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
