"""`--game drop_it`: the simulator starts the second game, and the referee understands its log."""

import json
import subprocess
import sys

from sim.project import ROOT
from sim.protocol.referee import Referee

# Two drops, each with a wait, because a key would cut the fall short.
KEYS = "a left*3 up a wait:2500 a right*5 a wait:2500 a start"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the simulator without a view."""
    command = [sys.executable, "-m", "sim", "--view", "none", *arguments]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)


def test_its_dump_is_a_game_that_the_referee_plays_to_the_same_state() -> None:
    ended = run("--game", "drop_it", "--keys", KEYS, "--dump")
    assert ended.returncode == 0, ended.stderr
    message = json.loads(ended.stdout)
    assert message["screen"] == "pause" and len(message["game"]["pieces"]) == 2
    log = message["log"]
    referee = Referee()
    asked = {"cmd": "new", **{key: log[key] for key in ("game", "players", "edges", "jokers")}}
    assert referee.answer(json.dumps(asked).encode())["ok"]
    for action in log["actions"]:
        assert referee.answer(json.dumps({"cmd": "act", "action": action}).encode())["ok"]
    assert referee.answer(b'{"cmd": "state"}')["state"] == message["game"]
    assert [line["blue"] for line in message["scores"]][0] > 100  # on its own board


def test_six_players_are_two_teams_by_themselves() -> None:
    ended = run("--game", "drop_it", "--auto", "random", "--players", "6", "--dump")
    assert ended.returncode == 0, ended.stderr
    state = json.loads(ended.stdout)
    assert (state["log"]["players"], state["log"]["teams"]) == (6, True)
    assert state["game"]["phase"] == "over" and len(state["game"]["scores"]) == 2
