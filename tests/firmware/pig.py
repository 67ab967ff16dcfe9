"""The third game's files, with the types that the device needs.

tests/check_types.py checks them. They can only be imported where the game has been added.
"""

import firmware.pig.computer_player
import firmware.pig.descriptions
import firmware.pig.facts
import firmware.pig.game
import firmware.pig.saved_game
from engine import plain
from engine.pig.game import Game
from engine.pig.game import Record as PigRecord
from firmware.interfaces.game import (
    ComputerPlayerOf,
    Facts,
    GameModuleOf,
    JudgingGame,
    Record,
    SavedGameOf,
    StateDescriptionsOf,
)


class Pig:
    """Pig's: a game with nothing but the essentials."""

    game: GameModuleOf[PigRecord, Game] = firmware.pig.game
    saved_game: SavedGameOf[plain.Record] = firmware.pig.saved_game
    facts: Facts = firmware.pig.facts
    descriptions: StateDescriptionsOf[Game] = firmware.pig.descriptions
    computer_player: ComputerPlayerOf[Game] = firmware.pig.computer_player
    record: Record = PigRecord(1, 7)
    engine: JudgingGame = Game(1, 7)
