"""The situations of play that need most of a board's memory.

Each is a memory to start from, and the keys that lead to the situation. The keys are found in the
simulator, where a player looks at the screens; if the computer player is needed, it is the board's.
Then they are pressed in the 32-bit machine: see tests/vm/measured.py.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from engine.drop_it.bot import Bot as DropItBot
from engine.drop_it.record import Record as DropItRecord
from engine.levels import NAMES
from engine.number_drop.game import Game
from engine.number_drop.record import Record
from engine.number_drop.table import COMBO, DROP, ROLL
from engine.store.home import Home
from engine.store.journal import Journal
from engine.store.tape import Tape
from firmware import games
from firmware.kept.seats import ROOM
from firmware.kept.settings import RESUME_PLACES, Settings
from firmware.kept.storage import SEATS, Storage
from sim.board import board_files
from sim.board.flash_kinds import KINDS
from tests.bench.heap import Noting
from tests.engine.playing import Chooser
from tests.vm.measured import Measured, Way, measure

_BOARD = board_files.DEFAULT
_TAPE_ROOM = 2048  # as in firmware/kept/board_memory.py where every write erases
_APPENDS = ("rp2",)  # where writes do not erase
_SOON_OVER, _SOON_OVER_OF_SIX = 0.9, 0.96  # share of the choices of a game that have been made
_SEED = 7  # of the first game: the number that os.urandom returns in the machine
_TURN, _TURNS = 4000, 5  # ms per turn, and the number of turns
_STRONGEST = len(NAMES)


class Played(Noting):
    """A handheld that starts with a given memory and records which keys are pressed."""

    def __init__(self, memory: bytes) -> None:
        self.since = 0  # the number of keys that only lead to the situation
        super().__init__(_SEED, _journal(bytearray(memory or _blank(_BOARD))))

    def play_on(self, presses: int, how: str = "hint") -> None:
        """Let a player of --auto press this many more keys, or fewer if the game ends."""
        end = len(self.pressed) + presses
        self.play(lambda device: len(self.pressed) >= end or self.name == "over", how)

    def arrive(self) -> None:
        """Start the situation here: the keys pressed so far only led to it."""
        self.since = len(self.pressed)

    def go_on(self, screen: str) -> None:
        """Continue the saved game up to the next screen of this name."""
        self.press("a")
        self.play_to(screen, players=self.game.players, game=self.app.session.offered)


def _new(board: str) -> bytes:
    """Return the memory of a new board, which is empty."""
    return b""


def _blank(board: str) -> bytearray:
    """Return the memory of a board that was never switched on."""
    kind = KINDS[board_files.facts(board).nvm]
    return bytearray([kind.blank]) * kind.size


def _journal(memory: bytearray, board: str = _BOARD) -> Journal:
    erases = board_files.facts(board).nvm not in _APPENDS
    return Journal(Tape([Home(memory, 0, len(memory))], erases, _TAPE_ROOM if erases else None))


def kept(record: Any, computers: int = 0, board: str = _BOARD) -> bytes:
    """Return the memory of a board with a saved game.

    The last `computers` players are computers.
    """
    memory = _blank(board)
    storage = Storage(_journal(memory, board))
    players = record.game.players
    seats = storage.seats
    if players > 1:
        seats.count = players
        for seat in range(players - computers, players):
            seats.kinds[seat] = _STRONGEST
    storage.begin(record)
    if players > 1:
        data = bytearray(ROOM)
        seats.write_into(data)
        storage.store(SEATS, data, ROOM)
    storage.save()
    return bytes(memory)


@lru_cache(maxsize=None)
def _actions(players: int) -> tuple[int, ...]:
    """Return the actions of a whole game, played fairly well."""
    chooser = Chooser("memory", 0.95)
    game = Game(players, _SEED)
    actions = []
    while not game.is_over():
        actions.append(chooser.action(game))
        game.apply(actions[-1])
    return tuple(actions)


@lru_cache(maxsize=None)
def number_drop(
    players: int,
    share: float,
    phase: int | None = None,
    computers: int = 0,
    player: int | None = None,
    board: str = _BOARD,
) -> bytes:
    """Return the memory of a board with a game in progress.

    This `share` of the game has been played. It waits for a choice in this `phase` by this
    `player`; None means any.
    """
    actions = _actions(players)
    record = Record(players, _SEED)
    for count, action in enumerate(actions):
        game = record.game
        if count >= share * len(actions) and (phase is None or game.phase == phase):
            if player in (None, game.player):
                break
        record.apply(action)
    return kept(record, computers, board)


@lru_cache(maxsize=None)
def drop_it(players: int, drops: int, computers: int = 0, board: str = _BOARD) -> bytes:
    """Return the memory of a board with a game of Drop It, in which pieces have been dropped."""
    record = DropItRecord(players)
    bot = DropItBot((3, 210))
    while record.game.board.count < drops and not record.game.is_over():
        record.apply(bot.choose(record.game))
    return kept(record, computers, board)


def noted(memory: bytes, game: str, where: int, board: str = _BOARD) -> bytes:
    """Return a memory with the note of a restart added.

    It records which game was offered, and where to resume: one of settings.RESUME_PLACES.
    """
    contents = bytearray(memory)
    storage = Storage(_journal(contents, board))
    storage.load()
    choices = Settings()
    choices.load(storage)
    choices.resume = 1 + games.NAMES.index(game) * RESUME_PLACES + where
    choices.save(storage)
    return bytes(contents)


# --- what is done in each ---


def _nothing(device: Played) -> None:
    """Stay at the title: only the start is measured."""
    device.since = -1


def _begun(device: Played) -> None:
    device.choose("solo")
    device.press("a a")


def _in_play(device: Played) -> None:
    device.press("a")
    device.play_on(16)


def _menu(device: Played) -> None:
    """Open everything that the menu leads to."""
    device.go_on("drop")
    for line in ("help", "rules", "settings"):
        device.press("start")
        device.choose(line)
        device.press("b")
        while device.name != "drop":
            device.press("b")


def _six(device: Played) -> None:
    """Set up a table for six, hand the device over, open menu and help."""
    device.choose("players")
    device.press("down" + " right" * 4)
    device.press("down a b up*2 a")
    device.press("a a a a")
    device.press("start down*2 a")
    device.press("b b")


def _hint(device: Played) -> None:
    """Ask for a hint twice, which makes the choice."""
    device.press("a")
    while device.name not in ("drop", "combo"):
        device.press("a")
    device.press("select select")


def _watch(device: Played) -> None:
    """Let computers play on; in the machine they take their own time."""
    device.press("a")
    device.pressed += [f"wait:{_TURN}"] * _TURNS


def _tutorial(name: str) -> Callable[[Played], None]:
    """Go through all lessons, with two mistakes in each step that has a choice."""

    def play(device: Played) -> None:
        from tests.firmware import test_drop_it_tutorial, test_tutorial

        own = test_tutorial if name == "number_drop" else test_drop_it_tutorial
        if name != device.app.session.offered:
            device.choose("other")
        device.choose("how_to_play")
        device.choose("tutorial")
        for kind, pressed in test_tutorial.steps(device, own.KEYS):
            wrong = own.mistakes(device, kind)
            for keys in wrong:
                device.press(keys)
            device.press("a" if wrong else pressed)

    return play


def _drop_it(device: Played) -> None:
    device.choose("other")
    device.choose("solo")
    device.press("a")


def _to_end(device: Played) -> None:
    device.go_on("over")
    device.press("left")


def _take_end_back(device: Played) -> None:
    device.go_on("over")
    device.press("b wait:400 b")  # a question accepts keys only after a moment


def _end_menu(line: str, keys: str) -> Callable[[Played], None]:
    def play(device: Played) -> None:
        device.go_on("over")
        device.arrive()
        device.press("a b" if device.screen.is_new else "")  # the name is only asked for once
        device.press("a")
        device.choose(line)
        device.press(keys)

    return play


def _title_line(line: str, keys: str = "") -> Callable[[Played], None]:
    def play(device: Played) -> None:
        device.choose(line)
        device.press(keys)

    return play


def _puzzles(name: str) -> Callable[[Played], None]:
    """Play the last puzzle, which a player in a hurry fails, beside a game; then try again."""

    def play(device: Played) -> None:
        if name != device.app.session.offered:
            device.choose("other")
        device.choose("puzzles")
        device.press("up a start b")
        while device.name != "puzzle_end":
            device.press("wait:500 a")
        device.press("a start")
        device.choose("puzzles")

    return play


# --- all of them ---


@dataclass(frozen=True)
class Situation:
    """A situation: its name, memory, actions and language. The memory is created when needed."""

    name: str
    play: Callable[[Played], None]
    memory: Callable[[str], bytes] = _new
    language: str = "en"

    def way(self, board: str = _BOARD) -> Way:
        """Return its keys, and a board's memory before them."""
        device = Played(self.memory(_BOARD))
        self.play(device)
        return Way(self.name, device.pressed, self.memory(board), device.since, self.language)


TITLE = "start of the board to title"
BEGUN = "solo game begun"
SITUATIONS = (
    Situation(TITLE, _nothing),
    Situation(
        "start, a game of six kept", _nothing, lambda board: number_drop(6, 0.6, board=board)
    ),
    Situation(BEGUN, _begun),
    Situation("solo game in play", _in_play, lambda board: number_drop(1, 0.6, ROLL, board=board)),
    Situation("solo START menu", _menu, lambda board: number_drop(1, 0.6, DROP, board=board)),
    Situation("six players: set-up, menu, help", _six),
    Situation("hint in a solo game", _hint, lambda board: number_drop(1, 0.6, COMBO, board=board)),
    Situation("hint in a game of six", _hint, lambda board: number_drop(6, 0.6, DROP, board=board)),
    Situation(
        "computer's turn at a table of six",
        _watch,
        lambda board: number_drop(6, 0.6, ROLL, 5, 2, board=board),
    ),
    Situation("Number Drop's tutorial", _tutorial("number_drop")),
    Situation("Drop It's tutorial", _tutorial("drop_it")),
    Situation("Drop It after Number Drop", _drop_it, lambda board: number_drop(1, 1, board=board)),
    Situation("Drop It with computers", _watch, lambda board: drop_it(4, 18, 3, board=board)),
    Situation("solo end", _to_end, lambda board: number_drop(1, _SOON_OVER, board=board)),
    Situation("Drop It's solo end", _to_end, lambda board: drop_it(1, 35, board=board)),
    Situation("end of six", _to_end, lambda board: number_drop(6, _SOON_OVER_OF_SIX, board=board)),
    Situation(
        "end of six taken back",
        _take_end_back,
        lambda board: number_drop(6, _SOON_OVER_OF_SIX, board=board),
    ),
    Situation(
        "analysis",
        _end_menu("analysis", "right"),
        lambda board: number_drop(1, _SOON_OVER, board=board),
    ),
    Situation(
        "LU6 with the same dice",
        _end_menu("par", "right"),
        lambda board: number_drop(1, _SOON_OVER, board=board),
    ),
    Situation(
        "QR code",
        _end_menu("qr_code", "right"),
        lambda board: number_drop(1, _SOON_OVER, board=board),
    ),
    Situation(
        "replay",
        _end_menu("replay", "right"),
        lambda board: number_drop(1, _SOON_OVER, board=board),
    ),
    Situation("Number Drop's tutorial, French", _tutorial("number_drop"), language="fr"),
    Situation(
        "hint in a game of six, French",
        _hint,
        lambda board: number_drop(6, 0.6, DROP, board=board),
        "fr",
    ),
    Situation(
        "Drop It's solo end, French", _to_end, lambda board: drop_it(1, 35, board=board), "fr"
    ),
    Situation(
        "statistics", _title_line("statistics"), lambda board: number_drop(1, 1, board=board)
    ),
    Situation(
        "scores", _title_line("scores", "down"), lambda board: number_drop(1, 1, board=board)
    ),
    Situation(
        "puzzles", _puzzles("number_drop"), lambda board: number_drop(1, 0.6, DROP, board=board)
    ),
    Situation("Drop It's puzzles", _puzzles("drop_it"), lambda board: drop_it(1, 18, board=board)),
)


def measured(board: str = _BOARD) -> tuple[Measured, ...]:
    """Return what each situation takes on a board with as many keys as a PyGamer."""
    return tuple(measure([one.way(board) for one in SITUATIONS], board))
