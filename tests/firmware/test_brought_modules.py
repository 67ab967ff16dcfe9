"""What a menu brings into a board's memory goes with it: else a game begun later has less room."""

import sys

import pytest

from firmware import loader
from tests.firmware.handheld import Handheld

MENUS = (
    "more", "statistics", "goals", "scores", "seeded", "how_to_play", "rules", "settings", "erase",
    "self_test", "players",
)  # fmt: skip
# Read for their numbers alone, which stand where they are read in what a board gets.
NUMBERS = {"firmware.version", "firmware.drop_it.facts"}


def ours() -> set[str]:
    """Return our modules that are loaded, but for the engine's: a game that is kept needs it."""
    return {name for name in sys.modules if name.startswith(loader._PACKAGE)} - NUMBERS


@pytest.mark.parametrize("name", MENUS)
@pytest.mark.parametrize("game", ["number_drop", "drop_it"])
def test_what_a_menu_brings_goes_with_it(name, game):
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
    assert device.name == "title" and ours() - before == set()
