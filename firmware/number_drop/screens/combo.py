"""Circling a combo, or passing."""

from engine.const import TYPE_CHECKING
from engine.number_drop.combos import PASS
from engine.number_drop.sheet import LARGEST, RUN, SAME, SMALLEST
from firmware.number_drop import SIGNS
from firmware.number_drop.screens.play import Play
from firmware.number_drop.widgets import track
from firmware.widgets import bars

if TYPE_CHECKING:
    from firmware.number_drop.interfaces.handheld import Handheld


class Screen(Play):
    """The keys step through the values to circle, biggest first, and through their cells."""

    can_select_action = True

    def __init__(self, app: "Handheld") -> None:
        super().__init__(app)
        self.combos = self.game.load_combos()
        # what can be circled, the biggest first; of one size, a run first
        self.values = bytearray(2 * (LARGEST - SMALLEST + 1))
        self.kinds = bytearray(len(self.values))
        self.count = self._list()
        self.entry = 0  # index of the chosen value, `count` for the pass
        self.turn = 0  # index of its chosen set of cells
        self.turns = 0  # how many sets it has
        self.action = PASS  # the chosen action
        self._begin()
        if app.session.rules.had_no_room:
            self.show_message(self.words.NO_ROOM)

    def _begin(self) -> None:
        self.choose_entry(0)

    def _list(self) -> int:
        """List the values that can be circled, and return how many there are."""
        sizes = bytearray(2)  # by kind: bit n - 1 = n digits
        self.combos.find_open()
        while self.combos.next():
            sizes[self.combos.kind] |= 1 << (self.combos.size - 1)
        count = 0
        for value in range(LARGEST, SMALLEST - 1, -1):
            for kind in (RUN, SAME):
                if sizes[kind] >> (value - 1) & 1:
                    self.values[count] = value
                    self.kinds[count] = kind
                    count += 1
        return count

    def choose_entry(self, entry: int) -> None:
        """Go to a value, or to the pass."""
        self._mark_value(track.OPEN)
        self.entry = entry
        self.turns = 0
        if entry < self.count:
            self._find()
            while self.combos.next():
                self.turns += 1
        self.choose_turn(0)
        self._mark_value(track.CHOSEN)

    def _find(self) -> None:
        """Start stepping through the sets of cells of the chosen value."""
        sizes = 1 << self.values[self.entry]
        if self.kinds[self.entry] == RUN:
            self.combos.find(0, sizes)
        else:
            self.combos.find(sizes, 0)

    def choose_turn(self, turn: int) -> None:
        """Go to one of the value's sets of cells, and show it."""
        self.turn = turn
        self.action = PASS
        if self.entry == self.count:
            self.view.draw_combo(self.game, self.combos.cells, 0)
            self.update_prompt()
            return
        self._find()
        for _ in range(turn + 1):
            self.combos.next()
        self.action = self.combos.action()
        self.view.draw_combo(self.game, self.combos.cells, self.combos.size)
        self.update_prompt()

    def update_prompt(self) -> None:
        """Show what the keys do, and what is chosen."""
        words = self.words
        if self.entry == self.count:
            # The smallest screens use a single word, which is sent and read in one go.
            is_paged = self.view.layout.is_paged
            self.show_prompt(
                words.HINTS_PASS, bars.pairs(words.HINTS_PASS)[-1][1] if is_paged else words.PASS
            )
        else:
            self.prompt_for_combo(words.HINTS_CELLS if self.turns > 1 else words.HINTS_COMBO)

    def prompt_for_combo(self, hints: str) -> None:
        """Show what the keys do, and which combo is chosen."""
        self.show_prompt(hints, self._what(hints))

    def _what(self, hints: str) -> str:
        words = self.words
        # The smallest screens name it as the track does.
        kind = self.combos.kind
        name = SIGNS[kind] + ": " if self.view.layout.is_paged else words.COMBO[kind]
        what = name + str(self.combos.size)
        if self.turns == 1:
            return what
        numbers = (str(self.turn + 1), str(self.turns))
        whole = what + " (" + words.OF.join(numbers) + ")"
        return whole if self.bar.fits(hints, whole) else what + " (" + "/".join(numbers) + ")"

    def redraw(self) -> None:
        self.choose_turn(self.turn)
        self._mark_value(track.CHOSEN)

    def _mark_value(self, state: int) -> None:
        if self.entry < self.count:
            entry = self.entry
            self.view.track.set_value(self.kinds[entry], self.values[entry], state)

    def press(self, key: str) -> None:
        """Step, circle, or pass."""
        if key == "a":
            self.act(self.action)
        elif key == "left":
            self.step_entry(-1)
        elif key == "right":
            self.step_entry(1)
        elif key == "up" or key == "down":
            self.step_turn(1 if key == "down" else -1)
        else:
            super().press(key)

    def step_entry(self, step: int) -> None:
        """Go to the next value (1) or the one before (-1); the pass comes after the last."""
        entry = (self.entry + step) % (self.count + 1)
        self._mark_value(track.OPEN)
        self.entry = entry
        self._mark_value(track.CHOSEN)
        self.app.display.refresh()  # finding its cells may take a board 0.15 s
        self.choose_entry(entry)

    def step_turn(self, step: int) -> None:
        """Go to the value's next set of cells (1), or the one before (-1)."""
        if self.turns > 1:
            self.choose_turn((self.turn + step) % self.turns)

    def choice(self) -> int:
        return self.action

    def select_action(self, action: int) -> None:
        for entry in range(self.count + 1):
            self.choose_entry(entry)
            for turn in range(self.turns):
                self.choose_turn(turn)
                if self.action == action:
                    return
