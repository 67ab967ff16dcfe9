"""The memory plan joins only code that is needed together."""

import ast
from pathlib import Path

import pytest

from firmware import games
from sim.board import board_files
from sim.bundler import memory_plan
from sim.bundler.program import Trees
from sim.bundler.syntax.imports import dotted
from tests import made_bundles

TABLE = "firmware.number_drop.screens.play"


@pytest.fixture(scope="module")
def joined() -> Trees:
    """Return a bundle's modules by path, merged where they are loaded together."""
    short = made_bundles.shortened(board_files.DEFAULT)
    return {place: ast.parse(text) for place, text in short.items() if place.suffix == ".py"}


def loaded_with(module: str, trees: Trees) -> set[str]:
    """Return a module and those that it loads, directly and indirectly."""
    places = {dotted(place): place for place in trees}
    assert module in places, f"{module} was joined with another one"
    found: set[str] = set()
    ahead = [module]
    while ahead:
        name = ahead.pop()
        if name in places and name not in found:
            found.add(name)
            for node in trees[places[name]].body:
                if isinstance(node, ast.ImportFrom) and node.module:
                    ahead += [node.module, *(f"{node.module}.{one.name}" for one in node.names)]
    return found


@pytest.mark.parametrize("module", ["screens.ranking", "screens.summary", "widgets.layout"])
def test_an_end_without_a_table_and_help_load_none_of_its_code(module: str, joined: Trees) -> None:
    assert TABLE not in loaded_with(f"firmware.number_drop.{module}", joined)


def test_the_end_on_the_table_is_found_to_load_it(joined: Trees) -> None:
    brought = loaded_with("firmware.number_drop.screens.over", joined)
    assert {TABLE, "firmware.screens.parts.end_screen"} <= brought


def test_what_is_lent_or_joined_together_is_of_one_game_or_of_none() -> None:
    """Otherwise undo in one game would load the other's engine next to the table."""
    plan = memory_plan.PLAN
    together = [*plan.lent.values(), *({place, *parts} for place, parts in plan.joined.items())]
    for places in together:
        assert len({game_of(place) for place in places}) == 1, places


def game_of(place: Path) -> str:
    """Return the game that a module belongs to, or ""."""
    return next((name for name in games.NAMES if name in place.parts), "")
