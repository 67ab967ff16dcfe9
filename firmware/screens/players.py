"""The set-up: how many play, their names, and the computer players."""

from engine.const import TYPE_CHECKING, const
from firmware import games
from firmware.kept.seats import Seats
from firmware.screens.parts.level_score import LevelScores
from firmware.screens.parts.menu_screen import MenuScreen

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld

_WIDTH = const(140)
_COUNT = const(1)  # the line that says how many play


class Screen(MenuScreen):
    """START, then how many play, and a line for each.

    What is changed here is `Session.draft`: the game that is on keeps its own seats. It stays until
    a game begins. A child may have lines with rules above the seats.
    """

    first = _COUNT + 1  # the line of the first seat
    fewest = 2  # players

    def __init__(self, app: "Handheld", seed: int | None = None, line: int = 0) -> None:
        self.app = app  # `rule_lines` asks it
        self._most = games.facts(app.session.offered).MOST_PLAYERS
        if app.session.draft is None:
            app.session.draft = Seats()
            app.session.draft.copy_from(app.session.seats)
        self.seats = app.session.draft
        self.seats.count = max(self.fewest, min(self.seats.count, self._most))
        self._seed = seed
        self._scores = LevelScores(app)
        self.texts = app.words_of("table")
        lines = [self.texts.START, self.texts.HEADING]
        lines += self.rule_lines()
        for seat in range(self._seats()):
            lines.append(self.texts.PLAYER + str(seat + 1))
        super().__init__(app, self.texts.HEADING, lines, line, width=_WIDTH)
        self._show_values()
        self._tell()

    # --- what a child has of its own ---

    def rule_lines(self) -> list[str]:
        """Return the lines of the rules."""
        return []

    def rule_values(self) -> list[str]:
        """Return the values of these lines."""
        return []

    def change_rule(self, line: int, step: int) -> None:
        """Take a rule's next value (1) or the one before (-1)."""

    def tell_rule(self, line: int) -> None:
        """Tell what the keys do on a rule or the count.

        The count is the line that says how many play.
        """
        texts = self.texts
        self.say(texts.HINTS_SEAT if self.app.key_map.is_few else texts.HINTS_COUNT)

    # --- the menu ---

    def _seats(self) -> int:
        """Return how many seat lines there are: none for one player."""
        return self.seats.count if self.seats.count > 1 else 0

    def _show_values(self) -> None:
        seats = self.seats
        values = [str(seats.count)] + self.rule_values()
        for seat in range(self._seats()):
            value = seats.name(seat)
            if seats.is_computer(seat):
                value += self._scores.told(seats.kinds[seat])
                if self.app.width >= _WIDTH:  # a narrower menu has no room for a word more
                    value = self.texts.COMPUTER + value
            values.append(value)
        self.menu.set_values(_COUNT, values)

    def _tell(self) -> None:
        texts = self.texts
        line = self.menu.chosen
        if line == 0:
            self.say(texts.HINTS_START)
        elif line < self.first:
            self.tell_rule(line)
        else:
            hints, meaning = texts.HINTS_PERSON, ""
            if self.seats.is_computer(line - self.first):
                hints = texts.HINTS_COMPUTER
                # Where the seat's own line has no room for it, it is said here who sits there.
                is_wide = self.app.width >= _WIDTH
                who = self.app.words.SOLO if is_wide else texts.COMPUTER.strip()
                meaning = self._scores.meaning(self.seats.kinds[line - self.first], who)
            self.say(texts.HINTS_SEAT if self.app.key_map.is_few else hints, meaning)

    def step(self, step: int) -> None:
        super().step(step)
        self._tell()

    def change(self, line: int, step: int) -> None:
        """Count the players, change a rule, or change a seat's player.

        Another kind of player then sits there.
        """
        if line == _COUNT:
            self.seats.step_count(step, self._most, self.fewest)
            self.app.navigator.remake(self._seed, _COUNT)
        elif line > _COUNT:
            if line < self.first:
                self.change_rule(line, step)
            else:
                self.seats.step_kind(line - self.first, step)
            self._show_values()
            self.app.display.refresh()  # at once: to tell what it means takes a board 60 ms more
            self._tell()

    def do(self, line: int) -> None:
        """Begin the game, or write a name."""
        self.again = (self._seed, line)
        if line == 0:
            from firmware.session import game_start

            session = self.app.session
            game_start.begin(self.app, self.seats.count, self._seed, session.variant)
        elif line < self.first:
            self.change(line, 1)
        elif not self.seats.is_computer(line - self.first):
            heading = self.texts.PLAYER + str(line - self.first + 1)
            self.app.navigator.open("name_entry", heading, self.seats.names[line - self.first])

    def choose(self) -> None:
        """Open a seat's own menu, on few keys.

        There it says who plays, and under which name.
        """
        line = self.menu.chosen
        if line < self.first:
            super().choose()
        else:
            self.again = (self._seed, line)
            self.app.navigator.open("seat", line - self.first)
