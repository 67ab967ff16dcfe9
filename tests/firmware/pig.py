"""The third game's files, with the types that the device asks for.

tests/check_types.py checks them. Only where the game has been put in can this be imported.
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
    """Pig's: a game that brings no more than it must."""

    game: GameModuleOf[PigRecord, Game] = firmware.pig.game
    saved_game: SavedGameOf[plain.Record] = firmware.pig.saved_game
    facts: Facts = firmware.pig.facts
    descriptions: StateDescriptionsOf[Game] = firmware.pig.descriptions
    computer_player: ComputerPlayerOf[Game] = firmware.pig.computer_player
    record: Record = PigRecord(1, 7)
    engine: JudgingGame = Game(1, 7)
