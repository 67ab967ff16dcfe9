"""Other games in the list than those of firmware/games.py."""

import sys

import pytest

from firmware import games


def listed(monkeypatch: pytest.MonkeyPatch, entries: "tuple[games.Entry, ...]") -> None:
    """Make games.py, and all modules that have imported it, list these games."""
    names = tuple(entry[0] for entry in entries)
    for module in list(sys.modules.values()):
        if getattr(module, "NAMES", None) is games.NAMES and module is not games:
            monkeypatch.setattr(module, "NAMES", names)
    monkeypatch.setattr(games, "GAMES", entries)
    monkeypatch.setattr(games, "NAMES", names)
