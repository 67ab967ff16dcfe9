"""Recorded games are replayed from their saves.

Any change of rules or dice shows here. The bot is not run again, so it may improve without
affecting this.
"""

import difflib
import re

import pytest

from engine.number_drop.record import Record
from engine.number_drop.replay import from_bytes
from tests.playthroughs import FOLDER, NAMES, REGENERATE, tell

MOST_SHOWN = 40  # lines of a difference
LINE = "Is this change wanted? Then rewrite the files: " + REGENERATE


def recorded(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def saved(text: str) -> Record:
    """Return the game in the last line of a file."""
    try:
        return from_bytes(bytes.fromhex(text.rstrip().rpartition("saved ")[2]))
    except ValueError as error:
        pytest.fail(f"The saved game can no longer be played: {error}. {LINE}", pytrace=False)


@pytest.mark.parametrize("name", NAMES)
def test_the_game_goes_as_recorded(name: str) -> None:
    wanted = recorded(name)
    message = tell(saved(wanted))
    if wanted == message:
        return
    lines = difflib.unified_diff(
        wanted.splitlines(), message.splitlines(), f"{name}.txt", "played now", lineterm="", n=12
    )
    shown = "\n".join(list(lines)[:MOST_SHOWN])
    pytest.fail(f"{shown}\n\n{LINE}", pytrace=False)


@pytest.mark.parametrize("name", NAMES)
def test_the_game_shows_what_it_was_chosen_for(name: str) -> None:
    text = recorded(name)
    record = saved(text)
    assert record.game.is_over()
    assert record.game.players == {"solo": 1, "three": 3, "six": 6}[name]
    for word in ("> block", "> drop", "> combo", "> pass", "  +2"):
        assert word in text, f"no {word}"
    assert re.search(r"letters [.X]*O", text), "no letter is circled"
    assert re.search(r"letters .*X", text), "no letter is crossed off"
    if name == "solo":
        sheet = record.game.sheets[0]
        assert record.game.used & sheet.circled_letters, "no circled letter holds off a GO!"
    else:
        assert "  -5" in text, "the line is never passed"
    assert len(text) < 150_000
