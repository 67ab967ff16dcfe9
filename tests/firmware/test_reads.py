"""What a board reads of its drive as a game begins: each file is time in which nothing moves."""

import pytest

from sim import boards
from tests.bench import heap
from tests.vm import machine

MOST_FILES = 15
MOST_BYTES = 60_000
TO_THE_FIRST_ROLL = ("a", "a", "a")  # SOLO GAME; the 1 is written; the dice are rolled


@pytest.mark.parametrize("board", ["pygamer", "raspberry_pi_pico", "tinycircuits_thumby"])
def test_a_game_begins_with_few_files(board):
    size = boards.screen_size(board)
    scripts = ["import microcontroller", f"microcontroller.nvm = bytearray({heap.NVM_BYTES})"]
    scripts += ["from handset import Handset", f"device = Handset({heap.KEYS!r}, *{size}, 1)"]
    first = len(scripts)
    for key in TO_THE_FIRST_ROLL:
        scripts.append(f"device.press({key!r})\nprint(device.app.screen.name)")
    report = machine.report_each(scripts, heap.files(board), stack_bytes=heap.STACK_BYTES)
    names = [output.strip() for output in report.outputs[first:]]
    assert names[:2] == ["place", "roll"] and names[2] != "roll"
    opened = [one for read in report.reads[first : first + 2] for one in read]
    count, size_read = len(opened), sum(length for _, length in opened)
    print(f"\n{board}: {count} files, {size_read} bytes: {opened}")
    assert [path for path, _ in opened if path.startswith("atlas/")], "the sheets are among them"
    assert count <= MOST_FILES and size_read <= MOST_BYTES
