"""A shipped drive restarts its program where memory is in pieces.

It does so by itself: renewal.py.
"""

import ast
import json

import pytest

from tests import slow
from tests.vm import measured, shipped

# The plan of a rig: a solo game to its second key, its menu, the line before the first, which is
# the title's, and there memory is in pieces. Then the same after the power was off.
SCRIPT = """
import builtins

_whole = bytearray


def _in_pieces(of=0):
    if isinstance(of, int) and of >= {least}:
        raise MemoryError
    return _whole(of)


def _pressed(name):
    for what in ("down", "up"):
        yield what, rig.keys.index(name)
        for _ in range(40):
            yield "wait", 100


def _plan():
    for name in ("a", "a", {start!r}, "up"):
        yield from _pressed(name)
    yield ("look",)
    apps.append(rig.app)
    builtins.bytearray = _in_pieces
    yield "down", rig.keys.index("a")
    yield "wait", 100
    builtins.bytearray = _whole
    yield "up", rig.keys.index("a")
    for _ in range(20):
        yield "wait", 100
    apps.append(rig.app)
    yield ("look",)


apps = []
rig.run(_plan())
print(apps[0] is not apps[1])
rig.run([("wait", 100)] * 20 + [("look",)])
"""
# A mistake of the program's, and what is shown as the module that tells it is looked for.
CRASH = """
import builtins
from hardware import World


def _broken(*arguments):
    raise ZeroDivisionError


def _noting(name, *rest):
    if name.endswith("crash"):
        shown.append(World.display.root_group is not None)
        builtins.max = _max
    return _import(name, *rest)


def _plan():
    for _ in range(20):
        yield "wait", 100
    global _import
    _import = builtins.__import__
    builtins.__import__ = _noting
    builtins.max = _broken
    yield "down", rig.keys.index("a")
    for _ in range(20):
        yield "wait", 100


shown = []
_max = max
World.crashes = []
rig.run(_plan())
print(len(World.crashes), shown)
"""
# The left hand is set, and twice all is read anew, as when a file was copied.
HAND = """
from hardware import Reload, World


class _Plan:
    def __init__(self):
        self._steps = 0

    def __iter__(self):
        return self

    def __next__(self):
        self._steps += 1
        if self._steps % 20:
            return "wait", 100
        turned.append((World.display.rotation, rig._of(rig._of(rig.app, "key_map"), "hand")))
        if len(turned) == 3:
            raise StopIteration
        raise Reload


with open("/settings.toml", "a") as file:
    file.write('NUMBER_DROP_HAND = "left"\\n')
turned = []
rig.run(_Plan())
print(turned)
"""
STARTS = [("pygamer", "start"), ("raspberry_pi_pico", "y")]  # boards, and what opens the menu
LEAST = 5000  # bytes: more than any Bitmap has, and less than the gap that is asked for


@pytest.mark.parametrize(
    ("board", "start"), slow.rows_but(STARTS[1:], STARTS), ids=["its own screen", "a maker's"]
)
def test_it_does_so_without_a_key_and_is_as_after_a_power_cut(board: str, start: str) -> None:
    one = measured.drive_of(board)
    script = SCRIPT.format(least=LEAST, start=start)
    told, report = shipped.run(one, [script, "rigs.report(rig)"])
    assert told.splitlines()[-1] == "True", told
    before, renewed, cut = json.loads(report)
    assert before[0] == "pause" and renewed[0] == "title"
    assert renewed == cut


def test_nothing_holds_the_app_as_a_crash_is_told() -> None:
    """What is shown would hold the app.

    No memory would be free for the module that tells the crash.
    """
    (told,) = shipped.run(measured.drive_of("pygamer"), [CRASH])
    assert told.splitlines()[-1] == "1 [False]", told


@pytest.mark.parametrize("board", [board for board, _ in STARTS])
def test_the_picture_stands_as_the_keys_do_after_each(board: str) -> None:
    """A board's own screen goes on living after a start.

    It is turned as the program has left it.
    """
    (told,) = shipped.run(measured.drive_of(board), [HAND])
    first, *others = ast.literal_eval(told.splitlines()[-1])
    assert first[1] == 1 and others == [first, first]
