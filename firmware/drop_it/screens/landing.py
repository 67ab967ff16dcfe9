"""The judgement on a landing: touches, broken rules, points, and the offer of a joker."""

from engine.const import TYPE_CHECKING, const
from engine.drop_it.game import JOKER, PASS, SPEND
from engine.drop_it.judge import (
    BY_COLOUR,
    BY_EDGE,
    BY_HEIGHT,
    BY_SHAPE,
    CIRCLES,
    MARKS,
    SHAPE_EDGES,
    STRETCHES,
)
from engine.drop_it.pieces import KIND
from firmware.drop_it.screens.play import Play
from firmware.sound import effects

if TYPE_CHECKING:
    from firmware.drop_it.interfaces.handheld import Handheld

_RULES = (BY_SHAPE, BY_COLOUR, BY_EDGE, BY_HEIGHT)
_SHOWN = const(2500)  # ms to show a computer's landing, at the slowest pace
_LEAST = const(600)
_HIGH = const(7)  # a level that few landings reach


class Screen(Play):
    """A continues, or spends a joker; B keeps the joker.

    A joker is offered if it can be spent. On few keys, a step switches between the two answers, and
    A gives the selected one.
    """

    def __init__(self, app: "Handheld", player: int = -1) -> None:
        """Show the landing of a `player`, -1 if the game has only been resumed."""
        super().__init__(app)
        self._player = player
        self.arguments = (player,)
        self._texts = app.game_words("landing")
        game = self.game
        self.is_offer = game.phase == JOKER and not app.session.by_computer()
        self._is_few = app.key_map.is_few
        self.answer = SPEND  # the answer that A gives
        self._left = 0
        player = game.player_of(game.board.count - 1)
        if game.players > 1 and app.session.seats.is_computer(player):
            self._left = max(_LEAST, app.animation_ms(_SHOWN))
        self.redraw()

    def look_at(self, player: int) -> None:
        """Show the board with the piece that has just come to rest."""
        game = self.game
        super().look_at(game.player_of(game.board.count - 1))

    def redraw(self) -> None:
        self.view.turn_to(True)
        self._mark()
        self._list()
        self.view.zone.look_at(self.game.board.y(self.game.board.count - 1))
        self._tell()

    def _mark(self) -> None:
        """Highlight the piece, and the reason for its judgement."""
        game = self.game
        zone = self.view.zone.ground()
        board, judge = game.board, game.judge
        last = board.count - 1
        kind, colour = KIND[board.shape(last)], board.colour(last)
        zone.unmark(board)
        for i in range(last):
            if judge.touching[i] and (KIND[board.shape(i)] == kind or board.colour(i) == colour):
                zone.mark(board, piece=i, wrong=True)
        if judge.broken & BY_EDGE:
            mark = kind if game.edges == SHAPE_EDGES else colour
            for i in range(STRETCHES):
                if judge.stretches >> i & 1 and MARKS[i] == mark:
                    zone.mark(board, stretch=i, wrong=True)
        zone.mark(board, piece=last, level=judge.level)
        for i in range(CIRCLES):
            if judge.circles >> i & 1:
                zone.mark(board, circle=i)

    def _list(self) -> None:
        """List the points that the landing scores, or would have scored."""
        view, texts = self.view, self._texts
        game, judge = self.game, self.game.judge
        is_void = judge.broken and not game.points
        view.show_line(0, texts.LEVEL, str(judge.level))
        view.show_line(1, texts.BONUS, "+" + str(judge.bonus) if judge.bonus else "-")
        view.show_line(2, texts.POINTS, str(game.points), "warning" if is_void else "circled")
        view.clear_lines(3)

    def _tell(self) -> None:
        texts = self._texts
        game = self.game
        broken = game.judge.broken
        if not broken:
            message = texts.POINTS_FOR + str(game.points)
            if self.view.layout.is_narrow:
                message = self._sum()
            elif game.judge.level >= _HIGH:
                message = texts.LEVEL + " " + str(game.judge.level) + texts.HIGH + str(game.points)
        else:
            rules = [texts.BROKEN[i] for i in range(len(_RULES)) if broken & _RULES[i]]
            is_void = not game.points and not self.is_offer
            message = ", ".join(rules) + (texts.NONE if is_void else "")
        if self.is_offer:
            gain = str(game.judge.points())
            hints = texts.HINTS_JOKER
            if self._is_few:
                hints = texts.HINTS_SPEND if self.answer == SPEND else texts.HINTS_KEEP
            left, brings, ask = texts.JOKER
            message += left + str(game.jokers[game.side()])
            self.show_prompt(hints, message + brings + gain + ask)
        else:
            self.show_prompt(texts.HINTS_LANDED, message)

    def _sum(self) -> str:
        """Return level and bonus in one line, for screens without the list."""
        game = self.game
        text = self._texts.LEVEL + " " + str(game.judge.level)
        return text + (" +" + str(game.judge.bonus) if game.judge.bonus else "")

    def tick(self, elapsed: int) -> None:
        """Continue by itself after a computer's landing."""
        super().tick(elapsed)
        if self._left > 0:
            self._left -= elapsed
            if self._left <= 0:
                self._go_on()

    def _go_on(self) -> None:
        self._left = 0
        app = self.app
        outcome = app.session.next(self._player)
        if self.game.is_over() and self._player >= 0:  # it has just ended
            outcome.effects = (effects.OVER,)
        app.navigator.follow(outcome)

    def press(self, key: str) -> None:
        """Continue, or answer the offer of a joker."""
        if key == "a":
            if self.is_offer:
                self.act(self.answer)
            else:
                self._go_on()
        elif key == "b" and self.is_offer and not self._is_few:
            self.act(PASS)
        else:
            super().press(key)

    def choice(self) -> int:
        """Return the answer that A gives."""
        return self.answer

    def go(self, step: int) -> None:
        """On few keys: switch to the other answer to the offer of a joker."""
        if self.is_offer:
            self.select_action(PASS if self.answer == SPEND else SPEND)

    def select_action(self, action: int) -> None:
        """On few keys: make an answer the one that A gives."""
        if self._is_few:
            self.answer = action
            self._tell()
