"""The engine on standard input and output, as lines of JSON.

Each input and output line is an object: see PROTOCOL.md.
"""

import json
import sys
from collections.abc import Sequence
from typing import BinaryIO

from sim.command_line import asks_for_help, complain, run
from sim.protocol.referee import LONGEST_LINE, Referee

_LONGEST = LONGEST_LINE + len(b"\r\n")


def _read_line(stream: BinaryIO) -> bytes:
    """Return the next line, truncated if it is too long, or b"" at the end of the input."""
    line = rest = stream.readline(_LONGEST)
    while len(rest) == _LONGEST and not rest.endswith(b"\n"):
        rest = stream.readline(_LONGEST)
    return line


def main(arguments: Sequence[str] = ()) -> int:
    """Answer line by line until quit or the end of the input."""
    if asks_for_help(arguments, __doc__):
        return 0
    if arguments:
        return complain("takes no options: send lines of JSON, see PROTOCOL.md", "referee")
    referee = Referee()
    while not referee.done and (line := _read_line(sys.stdin.buffer)):
        print(json.dumps(referee.answer(line.removesuffix(b"\n").removesuffix(b"\r"))), flush=True)
    return 0


if __name__ == "__main__":
    run(main, "referee")
