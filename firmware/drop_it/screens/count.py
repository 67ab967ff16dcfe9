"""Counts up a solo game's points on its pile, landing by landing, then the unused jokers."""

from engine.const import TYPE_CHECKING, const
from engine.drop_it.game import JOKER, UNUSED_JOKER
from engine.drop_it.judge import CIRCLES
from firmware.screens.parts.count_screen import CountScreen
from firmware.sound import effects

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.drop_it.game import Game
    from engine.drop_it.record import Record
    from firmware.drop_it.interfaces.handheld import Handheld
    from firmware.drop_it.widgets.view import DropItView
    from firmware.widgets.bars import HintBar

_WHY = const(1000)  # ms to show the reason, as long as the tune of the end plays
_STEP = const(150)  # ms from the first landing to the second, before it speeds up
_LEAST_STEP = const(40)
_FAULT = const(120)  # ms for a landing that broke a rule
_STAND = const(600)  # ms before the end is shown
_LOW_NOTE = const(14)  # semitones: note of one point; each additional point is one higher


class Screen(CountScreen):
    """The pile, with one piece after the other highlighted, and next to it what they scored."""

    app: "Handheld"
    bar: "HintBar"

    def __init__(self, app: "Handheld") -> None:
        super().__init__(app)
        self.view: "DropItView" = app.navigator.view
        self.group = self.view
        self.bar = self.view.hints
        self._record: Record = app.session.record  # type: ignore[assignment]  # of this game
        self._points = 0  # counted so far, as are these:
        self._levels = self._bonus = self._faults = 0
        self._hints = app.game_words("count").HINTS_COUNT
        self._landing = app.game_words("landing")
        self._over = app.shared_words("end").GAME_OVER
        self.view.show(self._record.game, app.name_of, 0)
        self.view.turn_to(True)
        self._show()

    def clear(self) -> None:
        """Remove the highlights."""
        self.view.zone.ground().unmark(self._record.game.board)

    def _show(self) -> None:
        view, texts = self.view, self._landing
        view.header.show("" if view.layout.is_phone else self._over, "", self._points)
        view.show_line(0, texts.LEVELS, str(self._levels))
        view.show_line(1, texts.BONUS, str(self._bonus))
        view.show_line(2, texts.FAULTS, str(self._faults), "warning")
        view.clear_lines(3)

    def _show_text(self, text: str) -> None:
        """Show what is counted; a single line has no room for keys."""
        self.bar.show("" if self.view.layout.is_narrow else self._hints, text)

    def count(self) -> "Iterator[int]":
        if self.parent is not None:  # the screen of the last choice
            self.app.navigator.discard(self.parent)
        self.parent = None  # nothing returns to it
        self._show_text(self.app.game_words("count").WHY[0])
        self.app.sound.play(effects.OVER)
        yield _WHY
        from engine.drop_it.settled import Settled

        replay = Settled(self._record)
        step = _STEP
        for _ in range(self._record.count):
            replay.do(replay.next())
            if replay.game.phase != JOKER:  # otherwise the answer decides
                yield max(step, self._count_landing(replay.game))
                step = max(_LEAST_STEP, step * 15 // 16)
        self.clear()
        for _ in range(replay.game.jokers[0]):
            self._points += UNUSED_JOKER
            self._show_text(self.app.game_words("table").JOKERS + " +" + str(UNUSED_JOKER))
            self._show()
            yield _FAULT
        yield _STAND
        self.leave()
        yield 0

    def _count_landing(self, game: "Game") -> int:
        """Count the latest landing; return for how many ms at least."""
        view, texts, judge = self.view, self._landing, game.judge
        last = game.board.count - 1
        board = self._record.game.board
        ground = view.zone.ground()
        ground.unmark(board)
        view.zone.look_at(board.y(last))
        ground.mark(board, piece=last, wrong=not game.points)
        self._points += game.points
        if not game.points:
            self._faults += 1
            self._show_text(texts.FAULTS + " " + str(self._faults))
            self._show()
            self.app.sound.play(effects.BLOCK)
            return _FAULT
        for i in range(CIRCLES):
            if judge.circles >> i & 1:
                ground.mark(board, circle=i)
        self._levels += judge.level
        self._bonus += judge.bonus
        text = texts.LEVEL + " " + str(judge.level)
        self._show_text(text + (" +" + str(judge.bonus) if judge.bonus else ""))
        self._show()
        self.app.sound.play(bytes((_LOW_NOTE + min(game.points, 40), 5)))
        return 0
