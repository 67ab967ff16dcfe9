"""Whole games for tests, played partly by chance, partly by the bot, to reach every phase."""

import random
from collections.abc import Iterator

from engine.levels import NAMES
from engine.number_drop.bot import Bot
from engine.number_drop.dice import ROLLS
from engine.number_drop.game import Game
from engine.number_drop.legal import Legal
from engine.number_drop.record import Record
from engine.number_drop.replay import Replay
from engine.number_drop.table import COMBO, DICE_TO_COME, ROLL

SKILLS = (0.0, 0.7, 0.95)  # how often the bot chooses; 0.95 reaches letters, blocks and GO!


class Chooser:
    """Chooses a game's next action, the same for the same seed."""

    def __init__(self, seed: object, skill: float | None = None, by_hand: bool = False) -> None:
        self.random = random.Random(str(seed))
        self.skill = self.random.choice(SKILLS) if skill is None else skill
        self.by_hand = by_hand  # the dice too, instead of the generator
        self.bot = Bot(NAMES.index("NOO"))  # quick, and good enough

    def action(self, game: Game) -> int:
        """Return a legal action."""
        if game.phase == ROLL:
            return self.random.randrange(ROLLS) if self.by_hand else game.chance()
        if self.random.random() < self.skill:
            return self.bot.choose(game)
        legal = Legal(game)
        ways = legal.count()
        # Pass only if nothing else is possible.
        least = 1 if game.phase == COMBO and ways > 1 else 0
        return legal.nth(self.random.randrange(least, ways))


def saved(game: Game) -> bytes:
    """Return a game's whole state except for the dice to come."""
    data = bytearray(game.saved_size())
    game.save_into(data)
    return bytes(data)


def played(players: int, seed: int, actions: int, skill: float | None = None) -> Game:
    """Return a game after this number of actions, or at its end."""
    game, chooser = Game(players, seed), Chooser(seed, skill)
    for _ in range(actions):
        if game.is_over():
            break
        game.apply(chooser.action(game))
    return game


def with_other_dice_to_come(game: Game) -> Iterator[Game]:
    """Yield a game with two other states of the generator, so that other dice will come."""
    data = bytearray(saved(game))
    for other in (b"\x00\x00\x01\x00\x00\x00", b"\x5f\x1e\xff\xff\xff\xff"):
        data[DICE_TO_COME : DICE_TO_COME + len(other)] = other
        game.load_from(data)
        yield game


def phases_of(record: Record) -> list[int]:
    """Return the phase before each action of a game."""
    replay, phases = Replay(record), []
    while (action := replay.next()) >= 0:
        phases.append(replay.game.phase)
        replay.do(action)
    return phases
