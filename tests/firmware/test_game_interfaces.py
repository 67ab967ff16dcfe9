"""Each game implements the device's interface for games.

mypy compares the games with firmware/interfaces/game.py. Since an untyped object easily satisfies a
Protocol, a test checks the names as well.
"""

from pathlib import Path
from typing import Any

import pytest

import engine.drop_it.game
import engine.drop_it.record
import engine.number_drop.game
import engine.number_drop.record
import firmware.drop_it.computer_player
import firmware.drop_it.corrections
import firmware.drop_it.facts
import firmware.drop_it.game
import firmware.drop_it.lessons
import firmware.drop_it.saved_game
import firmware.drop_it.screens.aim
import firmware.drop_it.statistics
import firmware.number_drop.computer_player
import firmware.number_drop.corrections
import firmware.number_drop.facts
import firmware.number_drop.game
import firmware.number_drop.lessons
import firmware.number_drop.saved_game
import firmware.number_drop.screens.play
import firmware.number_drop.statistics
from engine import levels
from firmware import drop_it, games, number_drop
from firmware.interfaces import game as interfaces
from firmware.interfaces.game import (
    ComputerPlayerOf,
    CorrectionsOf,
    Facts,
    Game,
    GameModuleOf,
    JudgingGame,
    LessonsOf,
    Record,
    SavedGameOf,
    SeededGame,
    SeededSavedGameOf,
    StateDescriptionsOf,
    StatisticsOf,
)
from firmware.kept import ranks, settings
from firmware.memory.loader import unload
from firmware.screens.tutorial import LOOK
from firmware.session import rules
from tests.firmware.test_third_game import third  # noqa: F401 a fixture

NumberDropGame = engine.number_drop.game.Game
NumberDropRecord = engine.number_drop.record.Record
DropItGame = engine.drop_it.game.Game
DropItRecord = engine.drop_it.record.Record


class NumberDrop:
    """Number Drop's modules, with the types of the interface."""

    game: GameModuleOf[NumberDropRecord, NumberDropGame] = number_drop.game
    saved_game: SeededSavedGameOf[NumberDropRecord] = number_drop.saved_game
    facts: Facts = number_drop.facts
    lessons: LessonsOf[NumberDropGame] = number_drop.lessons
    corrections: CorrectionsOf[NumberDropGame, firmware.number_drop.screens.play.Play] = (
        number_drop.corrections
    )
    statistics: StatisticsOf[NumberDropRecord] = number_drop.statistics
    computer_player: ComputerPlayerOf[NumberDropGame] = number_drop.computer_player
    record: Record = NumberDropRecord(1, 7)
    engine: SeededGame = NumberDropRecord(1, 7).game


class DropIt:
    """Drop It's modules, with the types of the interface."""

    game: GameModuleOf[DropItRecord, DropItGame] = drop_it.game
    saved_game: SavedGameOf[DropItRecord] = drop_it.saved_game
    facts: Facts = drop_it.facts
    lessons: LessonsOf[DropItGame] = drop_it.lessons
    corrections: CorrectionsOf[DropItGame, firmware.drop_it.screens.aim.Screen] = (
        drop_it.corrections
    )
    statistics: StatisticsOf[DropItRecord] = drop_it.statistics
    computer_player: ComputerPlayerOf[DropItGame] = drop_it.computer_player
    record: Record = DropItRecord(1)
    engine: Game = DropItRecord(1).game


# Other tests patch the memory for thinking: for that to be noticed, the modules have to be
# reloaded.
for game in (number_drop, drop_it):
    unload([game.__name__ + ".computer_player"])

ASKED = {
    "game": GameModuleOf,
    "saved_game": SavedGameOf,
    "facts": Facts,
    "lessons": LessonsOf,
    "corrections": CorrectionsOf,
    "statistics": StatisticsOf,
    "computer_player": ComputerPlayerOf,
    "record": Record,
    "engine": Game,
}
# Required of that game only.
BESIDE = {(NumberDrop, "saved_game"): SeededSavedGameOf, (NumberDrop, "engine"): SeededGame}
# What a game without lessons or a table of its own contains: see check_third_game of
# check_types.py.
LEAST = {
    **{part: ASKED[part] for part in ("game", "saved_game", "facts", "computer_player", "record")},
    "descriptions": StateDescriptionsOf,
    "engine": JudgingGame,
}


def members(protocol: type) -> set[str]:
    """Return the names that a Protocol requires."""
    asking = [part for part in protocol.__mro__ if part.__module__ == interfaces.__name__]
    return {name for part in asking for name in vars(part) if not name.startswith("_")}


@pytest.mark.parametrize("own", [NumberDrop, DropIt])
@pytest.mark.parametrize("part", ASKED)
def test_a_game_has_all_that_is_asked_of_it(own, part):
    asked = members(BESIDE.get((own, part), ASKED[part]))
    missing = {name for name in asked if not hasattr(getattr(own, part), name)}
    assert missing == set()


@pytest.mark.usefixtures("third")
@pytest.mark.parametrize("part", LEAST)
def test_the_third_game_has_all_that_a_plain_one_brings(part):
    from tests.firmware.pig import Pig

    own: Any = Pig
    missing = {name for name in members(LEAST[part]) if not hasattr(getattr(own, part), name)}
    assert missing == set()
    assert issubclass(own.game.Rules, rules.Rules)


@pytest.mark.usefixtures("third")
def test_its_scores_have_a_name_each() -> None:
    from tests.firmware.pig import Pig

    pig: Any = Pig
    for facts in (NumberDrop.facts, DropIt.facts, pig.facts):
        assert len(facts.BLUE) == len(ranks.NAMES) and facts.BLUE == bytes(
            sorted(facts.BLUE, reverse=True)
        )
        assert len(facts.LEVELS) == len(levels.NAMES)


@pytest.mark.parametrize("own", [NumberDrop, DropIt])
def test_sheets_come_with_an_analysis_and_lessons_look_at_a_screen_that_is_there(own: Any) -> None:
    screens = {path.stem for path in (Path(own.game.__file__).parent / "screens").glob("*.py")}
    assert (screens >= {"sheets", "analysis", "choices"}) == own.game.Rules.HAS_SHEETS
    looks = any(LOOK in steps for _, _, steps in own.lessons.LESSONS)
    assert looks == (own.lessons.JUDGEMENT in screens)


def test_a_new_start_can_tell_of_each_game() -> None:
    highest = 1 + (len(games.NAMES) - 1) * settings.RESUME_PLACES + settings.IN_REPLAY
    assert highest < 1 << 8 - settings._VERSION_BITS


@pytest.mark.parametrize("own", [NumberDrop, DropIt])
def test_a_game_s_rules_are_those_that_a_session_follows(own):
    assert issubclass(own.game.Rules, rules.Rules)
