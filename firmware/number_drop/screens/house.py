"""The menu of house rules, for the next games or for the game of a code."""

from engine.const import TYPE_CHECKING, const
from firmware.kept import seats
from firmware.kept.storage import SEATS
from firmware.screens.parts.menu_screen import MenuScreen
from firmware.session.seeds import HOUSE
from firmware.widgets import font

if TYPE_CHECKING:
    from firmware.number_drop.interfaces.handheld import Handheld

_WIDTH = const(140)


class Screen(MenuScreen):
    """A line for each rule, on or off; a message explains the selected one."""

    app: "Handheld"

    def __init__(self, app: "Handheld", seed: int | None = None) -> None:
        """Change the rules in a seed, or without one those that are remembered."""
        self._seed = seed
        self._house = app.session.seats.house if seed is None else seed >> HOUSE
        self._texts = texts = app.game_words("house")
        values = max([font.SMALL.width(value) for value in texts.OFF_ON])
        super().__init__(app, texts.HEADING, texts.NAMES, width=_WIDTH, values=values)
        self._show()

    def _show(self) -> None:
        """Show which rules are on, and explain the selected one."""
        texts = self._texts
        count = len(texts.NAMES)
        self.menu.set_values(0, [texts.OFF_ON[self._house >> i & 1] for i in range(count)])
        settings = self.app.shared_words("settings")
        hints = settings.HINTS_FEW if self.app.key_map.is_few else settings.HINTS_SETTING
        self.show_prompt(hints, texts.WHAT[self.menu.chosen])

    def step(self, step: int) -> None:
        super().step(step)
        self._show()

    def change(self, line: int, step: int) -> None:
        """Turn a rule on or off."""
        self._house ^= 1 << line
        self._show()

    def do(self, line: int) -> None:
        self.change(line, 1)

    def leave(self) -> None:
        """Go back with the seed's rules changed, or save the choice."""
        super().leave()
        if self._seed is None:
            self.app.session.seats.house = self._house
            self.app.navigator.defer(_keep, self.app)
        else:
            _, chosen = self.parent.arguments
            seed = self._seed & (1 << HOUSE) - 1 | self._house << HOUSE
            self.parent.arguments = (seed, chosen)


def _keep(app: "Handheld") -> None:
    """Save the choice once the next screen is visible, because writing takes a while."""
    storage = app.session.storage
    if storage.saves_games:
        data = bytearray(seats.ROOM)
        app.session.seats.write_into(data)
        storage.store(SEATS, data, seats.ROOM)
        storage.save()
