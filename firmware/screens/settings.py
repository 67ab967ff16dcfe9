"""The settings: applied at once, saved when the screen is left."""

from engine.const import TYPE_CHECKING
from firmware import games, screen_names
from firmware.configuration import apply_settings, use_light
from firmware.kept.settings import (
    BRIGHTNESS,
    CHOICES,
    CONFIRM,
    DIGITS,
    DIM_AFTER,
    LANGUAGE,
    LANGUAGES,
    OFF_AFTER,
    PRACTICE,
    SOUND,
    THEME,
)
from firmware.screens.parts.menu_screen import MenuScreen
from firmware.themes import NAMES as THEMES
from firmware.widgets import font, labels
from firmware.widgets.layout import MARGIN, WIDEST, is_low

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld

_OF_COLOUR = (THEME, DIGITS)
# Settings that only some games support, by their names in ACTS_ON of a game's facts.py.
_OF_GAMES = {CONFIRM: "CONFIRM", DIGITS: "DIGITS", PRACTICE: "PRACTICE"}
_OF_LIGHT = (BRIGHTNESS, DIM_AFTER, OFF_AFTER)  # in consecutive lines


class Screen(MenuScreen):
    """A line for each setting that applies to this board, and one to erase the scores."""

    def __init__(self, app: "Handheld", chosen: int = 0) -> None:
        self._texts = app.shared_words("settings")
        self._which = bytearray([which for which in in_order() if _acts(which, app)])
        lines = [self._texts.LINES[which][0] for which in self._which] + [self._texts.ERASE]
        width = min(app.width - 2 * MARGIN, WIDEST)
        values = max(
            [
                font.SMALL.width(self._choice(which, value))
                for which in self._which
                for value in range(CHOICES[which])
            ]
        )
        super().__init__(app, self._texts.HEADING, lines, chosen, width=width, values=values)
        self._show_values()
        self._explain()

    def _show_values(self) -> None:
        values = self.app.settings.values
        self.menu.set_values(0, [self._choice(which, values[which]) for which in self._which])

    def _choice(self, which: int, value: int) -> str:
        """Return the text of a choice; a maker's own language or theme goes by its file name."""
        words = self._texts.LINES[which][1]
        if value < len(words):
            return words[value]
        return (LANGUAGES if which == LANGUAGE else THEMES)[value].upper()

    def _explain(self) -> None:
        """Explain the selected line."""
        line = self.menu.chosen
        texts = self._texts
        hints = texts.HINTS_FEW if self.app.key_map.is_few else texts.HINTS_SETTING
        if line == len(self._which):
            self.show_prompt(texts.HINTS_ERASE)
            return
        which = self._which[line]
        explanation = self._texts.LINES[which][2]
        if isinstance(explanation, tuple):
            explanation = explanation[self.app.settings.values[which]]
        self.show_prompt(hints, explanation)

    def step(self, step: int) -> None:
        """Select another setting."""
        super().step(step)
        self._explain()

    def change(self, line: int, step: int) -> None:
        """Set a setting's next (1) or previous (-1) choice."""
        if line == len(self._which):
            return
        app = self.app
        app.settings.step(self._which[line], step)
        self._show_values()
        app.display.refresh()  # at once, as applying it takes 60 ms more
        apply_settings(app)
        if self._which[line] == DIGITS:
            app.navigator.unload_table()  # its digits are drawn differently now
        if app.words is not self.words:
            app.navigator.recreate(line)
        else:
            if self._which[line] == THEME:
                labels.repaint(self.group)
                # Send everything once; otherwise whatever is above the background would be sent
                # twice.
                app.navigator.stage.blank(True)
                app.navigator.stage.blank(False)
            self._explain()

    def do(self, line: int) -> None:
        """Set the next choice, or go to erasing the scores."""
        if line < len(self._which):
            self.change(line, 1)
            return
        self.open(screen_names.ERASE)
        self._keep()

    def leave(self) -> None:
        """Go back, and save."""
        super().leave()
        self._keep()

    def _keep(self) -> None:
        """Save once the next screen is visible, because writing takes a while."""
        self.app.navigator.defer(self.app.settings.save, self.app.session.storage)


def in_order() -> list[int]:
    """Return all settings in the order of the screen, with related ones together."""
    order = [which for which in range(len(CHOICES)) if which not in _OF_LIGHT + (DIGITS,)]
    order[BRIGHTNESS:BRIGHTNESS] = _OF_LIGHT  # after the sound
    order.insert(THEME + 1, DIGITS)  # next to the theme
    return order


def _acts(which: int, app: "Handheld") -> bool:
    """Return whether a setting has any effect on this board."""
    if which in _OF_COLOUR and is_low(app.height):  # monochrome
        return False
    if which == SOUND:
        return app.sound.voice is not None
    if which in _OF_GAMES:
        acting = [name for name in games.NAMES if _OF_GAMES[which] in games.facts(name).ACTS_ON]
        return len(acting) > 0
    return which not in _OF_LIGHT or use_light(app)
