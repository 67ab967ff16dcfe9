"""`--auto` plays whole games by keys alone, and the engine replays every one of them."""

import json
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from sim import options, session
from sim.command_line import OptionsError
from sim.players.auto import make_player
from sim.project import ROOT
from sim.protocol.number_drop import actions, states
from sim.protocol.referee import Referee
from tests import slow
from tests.referee_requests import ask
from tests.unpainted import unpainted

MOST_PRESSES = 10_000  # more than any game takes
SOLO_SEEDS = range(7, 15)  # stars become each digit that is on no die
RUNS = [
    *[("random", 1, seed) for seed in SOLO_SEEDS],
    *[("hint", 1, seed) for seed in (1, 2)],
    *[(how, players, 5) for how in ("random", "hint") for players in (2, 3, 6)],
    ("hint", 6, 1),  # with a drop whose shortest way led over the dial of a star's shape
]
QUICK = [("random", 1, SOLO_SEEDS[0]), ("hint", 1, 1), ("random", 3, 5), ("hint", 2, 5), RUNS[-1]]
OPTIONS = ("--auto random --seed 3", "--auto hint --seed 4", "--auto random --players 3")


@cache
def played(how: str, players: int, seed: int) -> Any:
    """Play a game in this process; return the app afterwards."""
    return play(f"--auto {how} --players {players} --seed {seed}")


class Patient:
    """The player that options ask for; it fails if it no longer makes progress."""

    def __init__(self, wanted: options.Options) -> None:
        assert wanted.auto is not None
        self._player = make_player(
            wanted.auto, wanted.players, wanted.seed, wanted.game, wanted.computers
        )

    def next_key(self, app: Any) -> str | None:
        """Return the next key."""
        assert app.input.presses < MOST_PRESSES, f"no way on from {app.navigator.screen.name}"
        return self._player.next_key(app)


def play(arguments: str) -> Any:
    """Play a game unseen; return the app afterwards."""
    wanted = options.parse(["--view", "none", *arguments.split()])
    with unpainted():
        return session.play(wanted, Patient(wanted))


def run(folder: Path, *arguments: str) -> tuple[str, bytes]:
    """Play a game in its own process; return its dump, and the bytes of its picture."""
    shot = folder / "end.png"
    done = subprocess.run(
        [sys.executable, "-m", "sim", "--view", "none", "--dump", "--shot", str(shot), *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout, shot.read_bytes()


def replayed(log: dict[str, Any]) -> dict[str, Any]:
    """Return the state of a new referee after the actions of a log."""
    referee = Referee()
    begun = ask(referee, "new", players=log["players"], tiles=log["tiles"])
    answers = [ask(referee, "act", action=action) for action in log["actions"]]
    return [begun, *answers][-1]["state"]


@pytest.mark.parametrize(("how", "players", "seed"), slow.rows_but(QUICK, RUNS))
def test_a_game_played_by_keys_is_a_game_by_the_rules(how, players, seed):
    app = played(how, players, seed)
    game = app.session.record.game
    assert app.navigator.screen.name == "over" and app.at_rest
    assert game.players == players and game.is_over()
    assert replayed(actions.log(app.session.record)) == states.state(game)
    assert app.input.presses > 10 * game.round


@pytest.mark.parametrize("arguments", slow.but(OPTIONS[:1], OPTIONS))
def test_the_same_options_give_the_same_bytes_each_time(tmp_path, arguments):
    ends = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        ends.append(run(tmp_path / name, *arguments.split()))
    assert ends[0] == ends[1]
    dump = json.loads(ends[0][0])
    assert dump["screen"] == "over" and dump["game"]["phase"] == "over"
    assert replayed(dump["log"]) == dump["game"]
    assert dump["keys"] > 50 and dump["frames"] > 50
    assert dump["pixels"] > 160 * 128


def test_other_seeds_give_other_games():
    logs = {
        json.dumps(actions.log(played("random", 1, seed).session.record)) for seed in SOLO_SEEDS
    }
    assert len(logs) == len(SOLO_SEEDS)


def test_a_long_end_is_waited_for():
    """With a rank above all others, counting, climbing and celebrating take over seven seconds."""
    wanted = "--view none --auto hint --game drop_it --seed 7 --board pygamer"
    with unpainted():
        app = session.play(options.parse(wanted.split()))
    assert app.session.record.game.score(0) > 200 and app.navigator.screen.name == "over"


def test_keys_before_its_game_are_for_the_title_that_offers_it():
    wanted = "--view none --auto random --game drop_it --seed 7 --board pygamer --keys a"
    with unpainted():
        app = session.play(options.parse(wanted.split()))
    assert app.session.game_name() == "drop_it" and app.navigator.screen.name == "over"


def test_a_game_of_another_kind_that_keys_began_is_not_played():
    keys = ["--keys", "down down a wait:900 a wait:3000"]
    wanted = options.parse(["--view", "none", "--auto", "random", *keys])
    with unpainted(), pytest.raises(OptionsError, match="^--auto plays number_dr"):
        session.play(wanted)


def test_the_hint_plays_better_than_chance():
    means = [
        sum(played(how, 1, seed).session.record.game.score(0) for seed in (1, 2)) / 2
        for how in ("hint", "random")
    ]
    assert means[0] > means[1] + 5


def kinds_of(log: dict[str, Any]) -> Counter[str]:
    """Count a player's actions by kind."""
    seen: Counter[str] = Counter()
    dice: list[str] = []
    before = ""
    for action in log["actions"]:
        kind = action["do"]
        seen[kind] += 1
        if kind == "roll":
            dice = action["dice"]
        if kind == "slide" and before in ("slide", "block"):
            seen["slide (b)"] += 1
        if kind == "drop":
            seen["shape of a star"] += dice[4] == "*"
            if "*" in dice[:4]:
                seen.update(f"digit {digit}" for *_, digit in action["cells"] if digit in "089")
        if kind == "combo":
            seen[f"combo of {len(action['cells'])}"] += 1
        before = kind
    return seen


def test_a_random_player_comes_to_everything_that_can_be_done():
    seen: Counter[str] = Counter()
    for seed in SOLO_SEEDS:
        seen += kinds_of(actions.log(played("random", 1, seed).session.record))
    needed = ["start", "roll", "slide", "slide (b)", "block", "drop", "combo", "pass"]
    needed += ["digit 0", "digit 8", "digit 9", "shape of a star", "combo of 3"]
    assert [kind for kind in needed if not seen[kind]] == []


def test_several_players_come_to_blocks_and_combos():
    seen: Counter[str] = Counter()
    for how, players, seed in RUNS:
        if players > 1:
            seen += kinds_of(actions.log(played(how, players, seed).session.record))
    assert seen["slide"] == 0
    assert min(seen[kind] for kind in ("start", "roll", "drop", "combo", "pass", "block")) > 0


@pytest.mark.parametrize(
    "before",
    [
        ("--keys", "down*3 a"),
        ("--keys", "down a"),
        ("--hold", "a b"),
    ],
)
def test_other_keys_may_have_left_the_title(before):
    app = session.play(
        options.parse(["--view", "none", *before, "--auto", "random", "--seed", "1"])
    )
    assert app.navigator.screen.name == "over"
    assert app.session.record.game.players == 1


@pytest.mark.parametrize(
    ("board", "before", "screen"),
    [("pygamer", "up a", "tutorial"), ("clue_nrf52840_express", "b*3 a", "more")],
)
def test_where_no_way_leads_on_it_says_so(board, before, screen):
    wanted = ["--view", "none", "--board", board, "--keys", before, "--auto", "random"]
    with pytest.raises(OptionsError, match=f"--auto: no way on from the screen {screen}"):
        session.play(options.parse(wanted))
