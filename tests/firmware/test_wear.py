"""How many games a flash lasts.

Erases are counted over 1 000 solo games and 200 of six players, including everything else that is
saved: statistics after each game, high scores, and occasional settings. The games are those of the
engine's player, chosen quickly by its twin. For Drop It a few are enough, since all of them have 36
drops and are saved after the same drops.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import pytest

from engine.drop_it.record import Record as DropItRecord
from engine.levels import NAMES
from engine.number_drop.combos import PASS
from engine.number_drop.record import Record
from engine.number_drop.table import ROLL
from firmware import games
from firmware.drop_it.game import Rules as DropItRules
from firmware.kept import statistics
from firmware.kept.history import History
from firmware.kept.storage import SEATS, SETTINGS, Storage
from firmware.number_drop import forced_choices
from firmware.session import marks
from sim.board.flash import Flash
from sim.players.twin import Twin
from tests import slow
from tests.firmware.drop_it_scenes import random_drop
from tests.firmware.power import SCORES, quick_journal

NUMBER_DROP = statistics.part("number_drop")
SOLO_GAMES, SIX_PLAYER_GAMES = 1000, 200
WHOLE, TENTH = 1, 10  # divisors: `make test` plays a tenth
# The erases of one place that each chip is rated for
AnyRecord = Record | DropItRecord
DROP_IT_GAMES = 50
RATED = {"rp2": 100_000, "nrf52": 10_000, "samd51": 10_000, "esp32": 10_000}
LEAST_GAMES = {"rp2": 100_000, "nrf52": 1_200, "samd51": 600, "esp32": 1_000}
GAMES_TO_AN_ERASE = {WHOLE: 20, TENTH: 16}  # at least, on RP2040 and RP2350
# Games of six last longer because the computer plays well. They are the last: in a tenth of all
# games, the room left by their last erase counts much.
MIXED_GAMES_TO_AN_ERASE = {WHOLE: 16, TENTH: 13}
TOP, LINE = 9, 8  # scores that are saved, and the bytes of each
SETTINGS_EVERY = 25  # games
UNDO_EVERY, MENU_AT = 20, 20  # choices


class Board:
    """A board that is never switched off and counts the erases of its memory."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.flash = Flash(kind)
        self.journal = quick_journal(kind, self.flash)
        self.storage = Storage(self.journal)
        self.scores = b""
        self.erased_in_games = 0
        self.erased_by_solo_games = 0

    def begin(self, record: AnyRecord, finished: AnyRecord | None) -> None:
        if finished is not None:
            self.storage.count(finished)
        self.storage.begin(record)
        self._erased = sum(self.flash.erases)

    def end(self, record: AnyRecord, scores: bytes) -> None:
        """Save the scores with the last round, in one write where writing erases.

        Entering a name is another write.
        """
        self.erased_in_games += sum(self.flash.erases) - self._erased
        history = History(self.storage, games.name_of(record.bits.data))
        history.change(record, 1, 0 if record.game.players == 1 else len(NAMES))
        is_as_before = self.scores == scores
        for kept in (scores,) if is_as_before else (b"?" + scores[1:], scores):
            assert self.storage.store(SCORES, kept, len(kept))
            self.storage.save()
        self.scores = scores
        assert self.storage.is_healthy

    def set_up(self, number: int) -> None:
        """Change the settings and the players' names, as before a game."""
        assert self.storage.store(SETTINGS, bytes([number % 256] * 16), 16)
        assert self.storage.store(SEATS, bytes([number % 251] * 24), 24)
        self.storage.save()

    def games(self, played: int) -> int:
        """Return how many games wear the most worn place out, up to its rated number of erases.

        `played` is the number of games so far.
        """
        return RATED[self.kind] * played // max(1, *self.flash.erases)


def play(record: Record, chosen: Iterator[int], boards: list[Board]) -> None:
    """Play a game on all boards at once.

    The menu is opened once, a hint is requested, and every UNDO_EVERYth choice that can be undone
    is undone and made again.
    """
    game, choices, has_menu = record.game, 0, False
    while not game.is_over():
        before, count = game.round, record.count
        action = game.chance() if game.phase == ROLL else next(chosen)
        # Otherwise undo reverts what came before, too.
        is_choice = not forced_choices.is_forced(game)
        keep_choice(record, action, boards)
        if record.count > count + 1:  # along with a pass that is not a choice
            assert next(chosen) == PASS
        choices += 1
        can_undo = is_choice and record.can_undo() and not game.is_over()
        if choices % UNDO_EVERY == 0 and can_undo:
            for board in boards:
                board.storage.mark(marks.UNDO | marks.HINT, record)
                board.storage.undo(record)
            forced_choices.undo(record)
            keep_choice(record, action, boards)
        opens_menu = choices >= MENU_AT and not has_menu
        has_menu = has_menu or opens_menu
        is_round_over = game.phase == ROLL and game.round != before > 0  # the last one ends later
        if is_round_over or opens_menu:
            for board in boards:
                board.storage.save()


def keep_choice(record: Record, action: int, boards: list[Board]) -> None:
    for board in boards:
        board.storage.choose(record, action)
    forced_choices.act(record, action)


def chosen_in_games(players: list[int]) -> Iterator[Iterator[int]]:
    """Yield the choices in games with these numbers of players, without the dice.

    A game's number is also its seed.
    """
    level = NAMES.index("BEN")
    with Twin() as twin:
        for number, count in enumerate(players):
            asked = {"players": count, "seed": number, "level": level, "skill": 1}
            yield iter([step[0] for step in twin.ask("trace", **asked)["steps"]])


@dataclass(frozen=True)
class Worn:
    """All kinds of boards after the games of one player, and then of six."""

    part: int  # WHOLE or TENTH
    solo: int
    all: int
    boards: dict[str, Board]


@pytest.fixture(scope="module", params=slow.but([TENTH], [TENTH, WHOLE]), ids=["tenth", "whole"])
def worn(request: pytest.FixtureRequest) -> Worn:
    """The boards after the games."""
    solo, of_six = SOLO_GAMES // request.param, SIX_PLAYER_GAMES // request.param
    boards = {kind: Board(kind) for kind in RATED}
    players = [1] * solo + [6] * of_six
    choices = chosen_in_games(players)
    top = [0] * TOP
    record = None
    for number, count in enumerate(players):
        finished, record = record, Record(count, number)
        for board in boards.values():
            if number % SETTINGS_EVERY == 0:
                board.set_up(number)
            board.begin(record, finished)
        play(record, next(choices), list(boards.values()))
        # With the number, so that no two games are equal. A score that is not a record changes
        # nothing.
        top = sorted([*top, record.game.score(0) * len(players) + number], reverse=True)[:TOP]
        for board in boards.values():
            board.end(record, b"".join(max(0, score).to_bytes(LINE, "little") for score in top))
            if number == solo - 1:
                board.erased_by_solo_games = sum(board.flash.erases)
                totals = board.storage.statistics(record)
                assert statistics.games(totals, "number_drop") == solo
                assert statistics.best(totals, NUMBER_DROP) == top[0] // len(players)
    return Worn(request.param, solo, len(players), boards)


def test_the_flash_lasts_for_the_games_that_were_promised(worn: Worn) -> None:
    lasts = {kind: board.games(worn.all) for kind, board in worn.boards.items()}
    for kind, board in worn.boards.items():
        print(f"{kind}: erases {board.flash.erases}, rated for {lasts[kind]} games")
    assert [kind for kind, least in LEAST_GAMES.items() if lasts[kind] < least] == []


def test_rp2_erases_seldom_and_never_during_a_game(worn: Worn) -> None:
    board = worn.boards["rp2"]
    solo, mixed = board.erased_by_solo_games, sum(board.flash.erases)
    print(f"rp2: an erase in {worn.solo / solo:.1f} solo games, {worn.all / mixed:.1f} in the mix")
    assert solo * GAMES_TO_AN_ERASE[worn.part] <= worn.solo
    assert mixed * MIXED_GAMES_TO_AN_ERASE[worn.part] <= worn.all
    assert board.erased_in_games == 0


def test_it_lasts_for_as_many_games_of_drop_it() -> None:
    boards = [Board(kind) for kind in RATED]
    random = Random(3)
    finished: DropItRecord | None = None
    for _ in range(DROP_IT_GAMES):
        record = DropItRecord(1, False, 0, False)
        rules = DropItRules(record.game)
        for board in boards:
            board.begin(record, finished)
        while not record.game.is_over():
            action = random_drop(record, random)
            for board in boards:
                board.storage.choose(record, action)
            record.apply(action)
            is_time = rules.is_commit_point(record.game) or record.game.is_over()
            if is_time or record.count == MENU_AT:
                for board in boards:
                    board.storage.save()
        for board in boards:
            board.end(record, bytes([record.game.score(0)] * TOP * LINE))
        finished = record
    lasts = {board.kind: board.games(DROP_IT_GAMES) for board in boards}
    print(lasts)
    assert [kind for kind, least in LEAST_GAMES.items() if lasts[kind] < least] == []
