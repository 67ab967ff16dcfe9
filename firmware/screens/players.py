"""The setup: the number of players, their names, and the computer players."""

from engine.const import TYPE_CHECKING, const
from firmware import games, screen_names
from firmware.kept.seats import Seats
from firmware.screens.parts.level_score import LevelScores
from firmware.screens.parts.menu_screen import MenuScreen

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld

_WIDTH = const(140)
_COUNT = const(1)  # the line with the number of players


class Screen(MenuScreen):
    """START, then the number of players, and a line for each of them.

    Changes are made to `Session.draft`, which lasts until a game begins; the current game keeps its
    own seats. A subclass may add lines for rules above the seats and below them.
    """

    first = _COUNT + 1  # line of the first seat
    fewest = 2  # fewest players

    def __init__(self, app: "Handheld", seed: int | None = None, line: int = 0) -> None:
        self.app = app  # needed by `rule_lines`
        self._most = games.facts(app.session.offered).MOST_PLAYERS
        if app.session.draft is None:
            app.session.draft = Seats()
            app.session.draft.copy_from(app.session.seats)
        self.seats = app.session.draft
        self.seats.count = max(self.fewest, min(self.seats.count, self._most))
        self._seed = seed
        self._scores = LevelScores(app)
        self.texts = app.shared_words("table")
        lines = [self.texts.START, self.texts.HEADING]
        lines += self.rule_lines()
        for seat in range(self._seats()):
            lines.append(self.texts.PLAYER + str(seat + 1))
        lines += self.last_lines()
        super().__init__(app, self.texts.HEADING, lines, line, width=_WIDTH)
        self._show_values()
        self._tell()

    # --- for subclasses ---

    def rule_lines(self) -> list[str]:
        """Return the lines for the rules."""
        return []

    def rule_values(self) -> list[str]:
        """Return the values of these lines."""
        return []

    def last_lines(self) -> list[str]:
        """Return the lines for rules below the seats."""
        return []

    def last_values(self) -> list[str]:
        """Return the values of those."""
        return []

    def change_rule(self, line: int, step: int) -> None:
        """Set a rule's next (1) or previous (-1) value."""

    def variant(self) -> int:
        """Return the variant to begin: see `new` in interfaces/game.py."""
        return self.app.session.variant

    def explain_rule(self, line: int) -> None:
        """Show the key hints for a rule, or for the number of players."""
        texts = self.texts
        self.show_prompt(texts.HINTS_SEAT if self.app.key_map.is_few else texts.HINTS_COUNT)

    # --- the menu ---

    def _seats(self) -> int:
        """Return the number of seat lines, none for a single player."""
        return self.seats.count if self.seats.count > 1 else 0

    def _is_seat(self, line: int) -> bool:
        return self.first <= line < self.first + self._seats()

    def _show_values(self) -> None:
        seats = self.seats
        values = [str(seats.count)] + self.rule_values()
        for seat in range(self._seats()):
            value = seats.name(seat)
            if seats.is_computer(seat):
                value += self._scores.score_text(seats.kinds[seat])
                if self.app.width >= _WIDTH:  # a narrower menu has no room for another word
                    value = self.texts.COMPUTER + value
            values.append(value)
        values += self.last_values()
        self.menu.set_values(_COUNT, values)

    def _tell(self) -> None:
        texts = self.texts
        line = self.menu.chosen
        if line == 0:
            self.show_prompt(texts.HINTS_START)
        elif not self._is_seat(line):
            self.explain_rule(line)
        else:
            hints, explanation = texts.HINTS_PERSON, ""
            if self.seats.is_computer(line - self.first):
                hints = texts.HINTS_COMPUTER
                # If the seat's own line has no room for it, say here that the computer plays.
                is_wide = self.app.width >= _WIDTH
                who = self.app.words.SOLO if is_wide else texts.COMPUTER.strip()
                explanation = self._scores.explanation(self.seats.kinds[line - self.first], who)
            self.show_prompt(texts.HINTS_SEAT if self.app.key_map.is_few else hints, explanation)

    def step(self, step: int) -> None:
        super().step(step)
        self._tell()

    def change(self, line: int, step: int) -> None:
        """Change the number of players, a rule, or the kind of player at a seat."""
        if line == _COUNT:
            self.seats.step_count(step, self._most, self.fewest)
            self.app.navigator.recreate(self._seed, _COUNT)
        elif line > _COUNT:
            if self._is_seat(line):
                self.seats.step_kind(line - self.first, step)
            else:
                self.change_rule(line, step)
            self._show_values()
            self.app.display.refresh()  # at once, as the explanation takes 60 ms more
            self._tell()

    def do(self, line: int) -> None:
        """Begin the game, or enter a name."""
        self.arguments = (self._seed, line)
        if line == 0:
            from firmware.session import game_start

            game_start.begin(self.app, self.seats.count, self._seed, self.variant())
        elif not self._is_seat(line):
            self.change(line, 1)
        elif not self.seats.is_computer(line - self.first):
            heading = self.texts.PLAYER + str(line - self.first + 1)
            self.app.navigator.push(
                screen_names.NAME_ENTRY, heading, self.seats.names[line - self.first]
            )

    def choose(self) -> None:
        """On few keys: open a seat's own menu, for the kind of player and the name."""
        line = self.menu.chosen
        if self._is_seat(line):
            self.arguments = (self._seed, line)
            self.app.navigator.push(screen_names.SEAT, line - self.first)
        else:
            super().choose()
