"""What a menu loads into a board's memory is unloaded with it.

Otherwise a game begun later has less room.
"""

import json
import subprocess
import sys

import pytest

import tests.conftest  # noqa: F401 - sets Blinka up in a program of its own, too
from firmware import loader
from sim.project import ROOT
from tests.firmware.handheld import Handheld
from tests.made_once import made_once

MENUS = (
    "more", "statistics", "goals", "scores", "seeded", "how_to_play", "rules", "settings", "erase",
    "self_test", "players",
)  # fmt: skip
GAMES = ("number_drop", "drop_it")
INLINED = {"firmware.version", "firmware.drop_it.facts"}  # on a board they are never loaded
PROGRAM = f"from {__name__} import tell_left; tell_left()"


def ours() -> set[str]:
    """Return our modules that are loaded, without the engine's.

    A game that is kept needs the engine.
    """
    return {name for name in sys.modules if name.startswith(loader._PACKAGE)} - INLINED


def left_by(name: str, game: str) -> list[str]:
    """Return which modules a menu leaves."""
    device = Handheld()
    app = device.app
    app.session.offer(game)
    app.navigator.show("title")
    device.step()
    before = ours()
    app.navigator.open(name)
    device.step()
    assert device.name == name
    app.navigator.close()
    device.step()
    assert device.name == "title"
    return sorted(ours() - before)


def tell_left() -> None:
    """Print what each menu leaves in memory.

    What one left is unloaded before the next.
    """
    told = []
    for game in GAMES:
        for name in MENUS:
            told.append((game, name, left_by(name, game)))
            for module in told[-1][2]:
                loader.unload(module)
    print(json.dumps(told))


@made_once
def left() -> dict[tuple[str, str], list[str]]:
    """Return what each menu leaves in a fresh program.

    No other test has loaded anything into it.
    """
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return {(game, name): names for game, name, names in json.loads(done.stdout)}


@pytest.mark.parametrize("name", MENUS)
@pytest.mark.parametrize("game", GAMES)
def test_what_a_menu_brings_goes_with_it(name, game):
    assert left()[game, name] == []
