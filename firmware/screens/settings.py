"""The settings: changed at once, kept when the screen is left."""

from engine.const import TYPE_CHECKING
from firmware import games
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
# Those that not every game acts on, by their names in ACTS_ON of its facts.py.
_OF_GAMES = {CONFIRM: "CONFIRM", DIGITS: "DIGITS", PRACTICE: "PRACTICE"}
_OF_LIGHT = (BRIGHTNESS, DIM_AFTER, OFF_AFTER)  # one below the other


class Screen(MenuScreen):
    """A line for each setting, and one to erase the scores.

    Only settings that this board has are there.
    """

    def __init__(self, app: "Handheld", chosen: int = 0) -> None:
        self._texts = app.words_of("settings")
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
        """Return a choice in words.

        A language or theme of one's own goes by its file's name.
        """
        words = self._texts.LINES[which][1]
        if value < len(words):
            return words[value]
        return (LANGUAGES if which == LANGUAGE else THEMES)[value].upper()

    def _explain(self) -> None:
        """Say what the chosen line is good for."""
        line = self.menu.chosen
        texts = self._texts
        hints = texts.HINTS_FEW if self.app.key_map.is_few else texts.HINTS_SETTING
        if line == len(self._which):
            self.say(texts.HINTS_ERASE)
            return
        which = self._which[line]
        meaning = self._texts.LINES[which][2]
        if isinstance(meaning, tuple):
            meaning = meaning[self.app.settings.values[which]]
        self.say(hints, meaning)

    def step(self, step: int) -> None:
        """Go to another setting."""
        super().step(step)
        self._explain()

    def change(self, line: int, step: int) -> None:
        """Take a setting's next choice, or the one before."""
        if line == len(self._which):
            return
        app = self.app
        app.settings.step(self._which[line], step)
        self._show_values()
        app.display.refresh()  # at once: to give it effect takes a board 60 ms more
        apply_settings(app)
        if self._which[line] == DIGITS:
            app.navigator.drop_table()  # its digits are drawn otherwise
        if app.words is not self.words:
            app.navigator.remake(line)
        else:
            if self._which[line] == THEME:
                labels.repaint(self.group)
                # Then all is sent once. Else what lies on the ground would be sent a second time.
                app.navigator.stage.blank(True)
                app.navigator.stage.blank(False)
            self._explain()

    def do(self, line: int) -> None:
        """Take the next choice, or go to where the scores are erased."""
        if line < len(self._which):
            self.change(line, 1)
            return
        self.open("erase")
        self._keep()

    def leave(self) -> None:
        """Keep them, and go back."""
        super().leave()
        self._keep()

    def _keep(self) -> None:
        """Keep them once the next screen is shown: to write them takes a board a while."""
        self.app.navigator.later(self.app.settings.keep, self.app.session.storage)


def in_order() -> list[int]:
    """Return all settings in the order of the screen: what belongs together."""
    order = [which for which in range(len(CHOICES)) if which not in _OF_LIGHT + (DIGITS,)]
    order[BRIGHTNESS:BRIGHTNESS] = _OF_LIGHT  # behind the sound
    order.insert(THEME + 1, DIGITS)  # beside what else is seen
    return order


def _acts(which: int, app: "Handheld") -> bool:
    """Return whether a setting changes anything on this board."""
    if which in _OF_COLOUR and is_low(app.height):  # black and white
        return False
    if which == SOUND:
        return app.sound.voice is not None
    if which in _OF_GAMES:
        acting = [name for name in games.NAMES if _OF_GAMES[which] in games.facts(name).ACTS_ON]
        return len(acting) > 0
    return which not in _OF_LIGHT or use_light(app)
