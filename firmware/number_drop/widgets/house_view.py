"""The table of a game with house rules: it names them, and shows how shapes are pushed."""

from engine.const import TYPE_CHECKING
from firmware.number_drop.widgets.play_view import PlayView
from firmware.session import house_rules

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.number_drop.game import Game
    from firmware.number_drop.interfaces.words import Words
    from firmware.number_drop.widgets.push_path import PushPath


class HouseView(PlayView):
    """A table with a letter for each rule beside the round, or on small screens the points."""

    _letters = ""
    _path: "PushPath | None" = None  # once a shape has been pushed

    def name_rules(self, own: "Words", house: int) -> None:
        """Take the game's rules, and the words of the topic house."""
        self.house = own.RULES + house_rules.listed(own.NAMES, house)
        self._letters = house_rules.listed(own.LETTERS, house, "")

    def show(self, game: "Game", name_of: "Callable[[int], str]", player: int = -1) -> None:
        if self._side is not None:
            self._side.house = self._letters
        super().show(game, name_of, player)
        if self._path is not None:
            self._path.clear()
        who = name_of(game.player if player < 0 else player)
        title = short = who
        if game.round:
            title += self.words.ROUND + str(game.round)
            if game.players == 1:
                short = self.words.ROUND[1] + str(game.round)
        letters = " +" + self._letters
        self.header.show_title(title + letters, short + letters)

    def draw_shape(
        self, game: "Game", landing: int, digits: int, stars: int = 0, cursor: int = -1
    ) -> None:
        super().draw_shape(game, landing, digits, stars, cursor)
        way = self.way(game, landing)
        if self._path is None and len(way) > 1:
            from firmware.number_drop.widgets.push_path import PushPath

            self._path = PushPath(self.grid, self.layout)
        if self._path is not None:
            self._path.show(way, landing)

    def way(self, game: "Game", landing: int) -> bytes:
        if game.rests is None:
            return super().way(game, landing)
        return bytes(game.rests.path[: game.rests.trace(game.sheet(), landing)])
