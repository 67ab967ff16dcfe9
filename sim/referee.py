"""The engine on standard input and output, in lines of JSON.

Each line in is an object, and each line out is one: PROTOCOL.md.
"""

import json
import sys
from collections.abc import Sequence
from typing import BinaryIO

from sim.command_line import complain, run, tells_help
from sim.protocol.referee import LONGEST_LINE, Referee

_LONGEST = LONGEST_LINE + len(b"\r\n")


def _read_line(stream: BinaryIO) -> bytes:
    """Return the next line, b"" at the end of the input.

    Of a line that is too long it is only the beginning.
    """
    line = rest = stream.readline(_LONGEST)
    while len(rest) == _LONGEST and not rest.endswith(b"\n"):
        rest = stream.readline(_LONGEST)
    return line


def main(arguments: Sequence[str] = ()) -> int:
    """Answer line after line until quit or the end of the input."""
    if tells_help(arguments, __doc__):
        return 0
    if arguments:
        return complain("it takes no options: send it lines of JSON, see PROTOCOL.md", "referee")
    referee = Referee()
    while not referee.done and (line := _read_line(sys.stdin.buffer)):
        print(json.dumps(referee.answer(line.removesuffix(b"\n").removesuffix(b"\r"))), flush=True)
    return 0


if __name__ == "__main__":
    run(main, "referee")
