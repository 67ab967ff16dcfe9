"""Plays the steps of a trial in the simulator, one after another, without switching off."""

import random
from typing import Any

from sim.board import key_script
from sim.command_line import OptionsError
from sim.players.auto import make_player
from sim.players.key_player import KeyPlayer
from sim.trial.catalogue import Choose, Game, Keys, Lesson, RandomKeys, Step

# Screens after a game that continue with A. B leads back from others, Y to the menu of a game.
_ENDS = ("over", "summary", "low_summary", "count", "standings", "ranking", "name_entry")
_PATIENCE = 40  # keys on the way to a line of a menu
# Weights of random keys: A leads somewhere, the others step within a screen.
_WEIGHTS = {"a": 5.0, "b": 1.0, "x": 0.6, "y": 0.5, "start": 0.5, "select": 0.6}
_USUAL_WEIGHT = 1.2


class TrialPlayer:
    """A player for the simulator."""

    def __init__(self, steps: tuple[Step, ...], seed: int, names: tuple[str, ...]) -> None:
        """`names` are the board's keys."""
        self._steps = list(steps)
        self._seed, self._names = seed, names
        self._keys: list[str] = []  # to press next
        self._player: KeyPlayer | None = None  # of the game that is on
        self._tries = 0  # keys on the way to a line of a menu

    def next_key(self, app: Any) -> str | None:
        """Return the name of the next key, None after the last one."""
        while not self._keys:
            if self._player is not None:
                key = self._player.next_key(app)
                if key is not None:
                    return key
                self._player = None
            if not self._steps:
                return None
            self._begin(self._steps[0], app)
        return self._keys.pop(0)

    def _begin(self, step: Step, app: Any) -> None:
        """Begin a step, or press a key on the way to it."""
        if isinstance(step, Choose):
            self._go_to(step.line, app)
            return
        if isinstance(step, Lesson) and app.navigator.screen.name == "tutorial":
            self._keys = ["a"]
            return
        if isinstance(step, Game) and app.navigator.screen.name != "title":
            self._go_to("title", app)
            return
        self._finish_step()
        if isinstance(step, Game):
            self._seed += 1
            self._player = make_player(
                step.how, step.players, self._seed, step.game, step.computers
            )
        elif isinstance(step, Keys):
            presses = key_script.parse(step.keys, self._names)
            self._keys = [press.key for press in presses if press.key]
        elif isinstance(step, RandomKeys):
            weights = [_WEIGHTS.get(name, _USUAL_WEIGHT) for name in self._names]
            self._keys = random.Random(step.chance).choices(self._names, weights, k=step.count)

    def _finish_step(self) -> None:
        self._steps.pop(0)
        self._tries = 0

    def _go_to(self, line: str, app: Any) -> None:
        """Press a key on the way to a line of a menu, or the line itself."""
        screen = app.navigator.screen
        lines = getattr(screen, "lines", ())
        self._tries += 1
        if self._tries > _PATIENCE:
            raise OptionsError(f"no way from the screen {screen.name} to the line {line}")
        if line not in lines:
            self._keys = ["a" if screen.name in _ENDS else "b" if self._tries % 3 else "y"]
        elif lines[screen.menu.chosen] != line:
            self._keys = ["down"]
        else:
            self._keys = ["a"]
            if isinstance(self._steps[0], Choose):
                self._finish_step()
