"""Asks before a new game replaces the one in progress."""

from engine.const import TYPE_CHECKING, const
from firmware.screens.parts import started_games
from firmware.screens.parts.menu_screen import MenuScreen
from firmware.session import slots

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld

_WIDTH = const(116)  # pixels: NOUVELLE PARTIE in the large font, and its arrow


class Screen(MenuScreen):
    """Its first line goes back, so a stray press ends nothing."""

    def __init__(self, app: "Handheld", players: int, seed: int | None, variant: int) -> None:
        self._players = players
        self._seed = seed
        self._variant = variant
        menus = app.shared_words("menus")
        lines = (app.words.BACK, menus.NEW_GAME)
        super().__init__(app, menus.NEW_GAME, lines, width=_WIDTH)
        slot = slots.of_new(app.session.offered, seed)
        message = menus.REPLACES + started_games.in_slot(app, menus, slot)
        self.show_prompt(app.words.HINTS_MENU + app.words.HINTS_BACK, message)

    def do(self, line: int) -> None:
        """Go back, or begin the new game."""
        if line == 0:
            self.leave()
        else:
            from firmware.session import game_start

            game_start.new_game(self.app, self._players, self._seed, self._variant)
