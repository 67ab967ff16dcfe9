"""The trials: what is played, on which board, with which settings."""

import random
from dataclasses import dataclass
from typing import Literal

COLOUR, MONO, UPRIGHT = (
    "raspberry_pi_pico",
    "raspberry_pi_pico_mono",
    "raspberry_pi_pico_upright",
)
# Bytes to allocate on a Pico, so that it has as much memory as the budget in docs/MEMORY.md.
BUDGET_BALLAST = 26_000


@dataclass(frozen=True)
class Keys:
    """Keys to press, such as `down a*3`."""

    keys: str


@dataclass(frozen=True)
class RandomKeys:
    """Keys pressed at random."""

    count: int
    chance: int = 1


@dataclass(frozen=True)
class Game:
    """A whole game, begun from the title. The last `computers` players are computers."""

    game: Literal["number_drop", "drop_it"] = "number_drop"
    players: int = 1
    computers: int = 0
    how: Literal["hint", "random"] = "hint"


@dataclass(frozen=True)
class Choose:
    """Go to a line of a menu, from any screen; `line` is its name in the screen's `lines`."""

    line: str


@dataclass(frozen=True)
class Lesson:
    """All lessons, by pressing only A: after two mistakes, the right choice is selected."""


Step = Keys | RandomKeys | Game | Choose | Lesson


@dataclass(frozen=True)
class Trial:
    """Something to play in the simulator and then, key by key, on the emulated board."""

    name: str
    steps: tuple[Step, ...]
    board: str = COLOUR
    language: str = "en"
    theme: str = "dark"
    ballast: int = 0  # bytes of memory that the drive allocates
    seed: int = 7
    cuts: int = 0  # number of power cuts while this is played, instead of comparing screens
    is_packed: bool = False  # whether the drive has to unpack itself first

    @property
    def settings(self) -> list[str]:
        """The lines of settings.toml."""
        return [
            f'NUMBER_DROP_BOARD = "{self.board}"',
            f'NUMBER_DROP_LANGUAGE = "{self.language}"',
            f'NUMBER_DROP_THEME = "{self.theme}"',
        ]


SOLO = Game()
DROP_IT = Game("drop_it")
_AFTER = (  # everything in the menu of a finished game
    Choose("replay"),
    Keys("right*4 left*2 up*2 down"),
    Choose("analysis"),
    Keys("down*3 a right*2 b"),
    Choose("scores"),
    Keys("right*2 b"),
)
_MENUS = (
    Keys("down up"),
    Choose("more"),
    Choose("how_to_play"),
    Keys("right*3 left b"),
    Choose("settings"),
    Keys("down*3 right*3 left*2 down*4 right b"),
    Choose("statistics"),
    Keys("down*3 right b"),
    Choose("scores"),
    Keys("right*3 b"),
    Choose("solo"),
    Keys("a*2 y"),  # a game's menu, opened at its first slide
    Choose("help"),
    Keys("right*3 b"),
    Choose("rules"),
    Keys("right*4 b*2 x a*3 y"),  # back in the game: a hint, and the menu again
    Choose("settings"),
    Keys("down b"),
)


def _long() -> tuple[Step, ...]:
    """Return twenty games of all sizes, each followed by random keys."""
    chance = random.Random(20)
    steps: list[Step] = []
    for number in range(20):
        players = chance.choice((1, 1, 1, 2, 2, 3, 4, 5, 6))
        computers = chance.randrange(players)
        game: Literal["number_drop", "drop_it"] = "drop_it" if number % 2 else "number_drop"
        steps += [Game(game, players, computers), RandomKeys(20, number)]
    return tuple(steps)


# The first three run on every push.
QUICK = ("title", "solo", "drop_it")
TRIALS = (
    Trial("title", ()),
    Trial("solo", (SOLO,)),
    Trial("drop_it", (DROP_IT,)),
    Trial("six_players", (Game(players=6, computers=5),)),
    Trial("drop_it_three", (Game("drop_it", players=3, computers=1),)),
    Trial("lesson", (Choose("tutorial"), Lesson())),
    Trial("drop_it_lesson", (Choose("other"), Choose("tutorial"), Lesson())),
    Trial("menus", _MENUS),
    Trial("after_a_game", (SOLO, *_AFTER)),
    Trial("french", (SOLO, *_AFTER, Choose("title"), *_MENUS), language="fr"),
    Trial("light", (DROP_IT, Choose("title"), *_MENUS), theme="light"),
    Trial("mono", (SOLO, *_AFTER), board=MONO),
    Trial("upright", (SOLO, *_AFTER), board=UPRIGHT),
    Trial("mashed", (RandomKeys(400),)),
    Trial("budget", (SOLO, DROP_IT, Game(players=6, computers=5)), ballast=BUDGET_BALLAST),
    Trial("cuts", (SOLO,), cuts=12),
    Trial("unpack", (), is_packed=True),
    Trial("unpack_cuts", (), is_packed=True, cuts=3),
)
LONG = (Trial("twenty_games", _long()),)


def named(name: str) -> Trial:
    """Return the trial of a name; KeyError if there is none."""
    return {trial.name: trial for trial in (*TRIALS, *LONG)}[name]
