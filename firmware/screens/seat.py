"""The menu of one seat on boards with few keys; others set up a seat in one line."""

from engine.const import TYPE_CHECKING, const
from firmware import screen_names
from firmware.screens.parts.level_score import LevelScores
from firmware.screens.parts.menu_screen import MenuScreen
from firmware.widgets.bars import nth

if TYPE_CHECKING:
    from firmware.kept.seats import Seats
    from firmware.session.interfaces.handheld import Handheld

_BACK = const(0)
_KIND = const(1)
_WIDTH = const(140)


class Screen(MenuScreen):
    """The kind of player at a seat of `Session.draft`, and a person's name."""

    def __init__(self, app: "Handheld", seat: int) -> None:
        texts = app.shared_words("table")
        self.arguments = (seat,)
        self._seat = seat
        self._texts = texts
        self._scores = LevelScores(app)
        self.seats: "Seats" = app.session.draft  # type: ignore[assignment]  # set during setup
        heading = texts.PLAYER + str(seat + 1)
        super().__init__(app, heading, (app.words.BACK, texts.WHO, texts.NAME), width=_WIDTH)
        self._show()

    def _show(self) -> None:
        computer = self.seats.is_computer(self._seat)
        kind = self._texts.COMPUTER.strip() if computer else self._texts.PERSON
        name, explanation = self.seats.name(self._seat), ""
        if computer:
            kind_of = self.seats.kinds[self._seat]
            name += self._scores.score_text(kind_of)
            explanation = self._scores.explanation(kind_of, self.app.words.SOLO)
        self.menu.set_values(_KIND, [kind, name])
        hints = self._texts.HINTS_SEAT
        if self.menu.chosen == _BACK:
            hints = self.app.words.HINTS_MENU
        elif computer and self.menu.chosen != _KIND:  # computers are named after their level
            hints = nth(hints, 0) + nth(hints, 2)
        self.show_prompt(hints, explanation)

    def step(self, step: int) -> None:
        """Select another line, and show what A does there."""
        super().step(step)
        self._show()

    def change(self, line: int, step: int) -> None:
        """Change the kind of player, or enter the name."""
        if line == _KIND:
            self.seats.step_kind(self._seat, step)
            self._show()
        else:
            self.do(line)

    def do(self, line: int) -> None:
        """Go back, or change what the line shows."""
        if line == _BACK:
            self.leave()
        elif line == _KIND:
            self.change(line, 1)
        elif not self.seats.is_computer(self._seat):
            heading = self._texts.PLAYER + str(self._seat + 1)
            self.app.navigator.push(screen_names.NAME_ENTRY, heading, self.seats.names[self._seat])
