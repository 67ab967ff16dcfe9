"""Runs the firmware in the page's MicroPython, using functions that the page provides.

The page provides `page`, a module of JavaScript functions. `keep(address, length)` stores the
board's memory and returns whether that succeeded. `tone(frequency, volume)` plays a tone, and
`rumble(strength)` vibrates. `chance()` returns an unpredictable byte.
"""

import json
import os

import microcontroller
import page
import rtc
import uctypes

from engine.const import TYPE_CHECKING
from firmware import configuration, games
from firmware.kept.seats import Seats
from firmware.kept.settings import SOUND, THEME, Settings
from firmware.session import game_start, resumption, seeds
from firmware.session.seeds import code_of
from firmware.start import start
from firmware.themes import NAMES as THEMES
from firmware.touch.gesture import ACROSS, ALONG, press
from firmware.touch.glass import Glass
from web import game_link
from web.board_file import BoardFile, Memory, Screen
from web.lines import listen

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from web.replayed_game import Showing


NEEDS_HOLDING = "hold"
_SOFT = 1  # of settings.SOUND's choices: off, soft, full


class Device:
    """The board that the page shows; the methods that the page calls return numbers or text."""

    def __init__(self, board: str, saved: str, place: str, wishes: str, *date: int) -> None:
        """Switch on a board with its `saved` memory, as hexadecimal digits.

        `board` describes the board as JSON. `place` is what `place` returned before the page was
        loaded, or "": the player is there again. `wishes` are the browser's as JSON: settings by
        their name in settings.toml, until the player chooses others. `date` is today's year, month
        and day, which the title needs.
        """
        listen()
        self.set_date(*date)
        os.urandom = lambda count: bytes([page.chance() for _ in range(count)])
        wished = json.loads(wishes)
        os.getenv = lambda name: wished.get(name[len("NUMBER_DROP_") :])  # type: ignore[assignment]  # no other names are asked for
        microcontroller.nvm = Memory(saved)  # type: ignore[assignment]  # a stand-in
        # Called as soon as the app is at rest.
        self._asked: Callable[[], object] | None = None
        self._showing: Showing | None = None  # the latest game from a link
        self._loudness = _SOFT  # the setting to return to when sound is switched on
        self._board = BoardFile(json.loads(board))
        self._start()
        self._glass.wording.listen()
        self._go_back(place)
        self._command = ""  # the meaning of a held key that the page asked for
        # Gestures that the screen has not yet handled.
        self._touches: list[tuple[str, int, int, int, int]] = []

    def frame_address(self) -> int:
        """Return the address of the picture in the machine's memory."""
        address: int = uctypes.addressof(self._board.screen.canvas.data)
        return address

    def _start(self) -> None:
        """Switch the board on."""
        self._app = start(self._board, None)
        self._glass = Glass(self._app)

    def place(self) -> str:
        """Return where the player is, for a Device to be there again."""
        return json.dumps(resumption.place_of(self._app))

    def _go_back(self, place: str) -> None:
        """Go to a place that `place` returned, unless a restart knows of another."""
        if place and not self._app.was_restarted:
            self._app.navigator.transitions.clear()
            resumption.go_back(self._app, *json.loads(place))

    def resize(self, width: int, height: int) -> None:
        """Give the board another screen; the game continues, with the same choice in progress."""
        app, place = self._app, self.place()
        app.navigator.run_transitions()
        before: Any = app.navigator.screen
        wording = self._glass.wording
        self.save_settings()
        if not app.session.is_lesson and app.session.record is not None:
            app.session.storage.save(app.session.record)
        state = before.save_state() if before.on_table else ()
        self._board.screen = Screen(width, height, False)  # a phone's: no other board gets another
        self._start()
        self._glass.wording = wording
        wording.app = self._app
        wording.listen()
        self._go_back(place)
        self._app.step(0)
        after: Any = self._app.navigator.screen
        if after.name == before.name and state:
            after.restore_state(state)
        elif after.name == before.name and hasattr(after, "menu"):
            after.step(before.menu.chosen - after.menu.chosen)
        if self._showing is not None and before is self._showing.screen:
            self._showing.begin(self._app, self._showing.screen.done)

    def set_date(self, year: int, month: int, day: int) -> None:
        """Set the board's clock."""
        date = (year, month, day, 0, 0, 0, 0, 1, -1)
        rtc.RTC.datetime = date  # type: ignore[assignment]  # as in the stand-in

    def key(self, event: int) -> None:
        """Queue a key event: n + 1 for key n pressed, -(n + 1) for key n released."""
        self._glass.wording.use(False)
        self._board.keys.events.append(event)

    def touch(self, kind: str, from_x: int, from_y: int, x: int, y: int) -> None:
        """Queue a gesture on the screen, in its pixels: see firmware/touch/gesture.py."""
        if kind in (ACROSS, ALONG) and self._touches and self._touches[-1][0] == kind:
            self._touches.pop()  # only the latest position matters
        self._touches.append((kind, from_x, from_y, x, y))

    def use_fingers(self) -> None:
        """Speak of gestures until a key is pressed."""
        self._glass.wording.use(True)

    def key_for(self, command: str) -> str:
        """Return the name of the key that gives a command now, or "".

        It is NEEDS_HOLDING if a key would have to be held: see `press_command`. The command "leave"
        goes back or, in a game, opens its menu.
        """
        keys, key = self._app.key_map, self._now(command)
        if key in keys.pressed:
            return keys.names[keys.pressed.index(key)]
        return NEEDS_HOLDING if key in keys.held else ""

    def press_command(self, command: str) -> None:
        """Do what holding a key with this command would do, as soon as the app is at rest."""
        self._glass.wording.use(False)
        self._command = command

    def _now(self, command: str) -> str:
        """Return a command, with "leave" resolved for the current screen."""
        if command != "leave":
            return command
        app = self._app
        screen: Any = app.navigator.screen
        if screen.name == "over":
            return "a"  # START would begin a new game
        hints = [] if screen.bar is None else [hint[1] for hint in screen.bar.measured]
        is_back = app.words.BACK in hints or screen.name == "analysis"
        return "b" if is_back else "start"

    def step(self, now: int) -> bool:
        """Let the firmware take a step at `now`, in ms; return whether there is a new picture."""
        screen = self._board.screen
        screen.is_new = False
        if self._asked is not None and self._app.at_rest:
            asked, self._asked = self._asked, None
            self._go_out()
            asked()
        if self._command and self._app.at_rest:
            meant, self._command = self._now(self._command), ""
            self._app.input.presses += 1  # counts as activity
            press(self._app.navigator.screen, meant)  # type: ignore[arg-type]  # every screen is a Base
            self._app.navigator.run_transitions()
        if self._touches:
            self._glass.take(*self._touches.pop(0))
        self._app.step(now)
        return screen.is_new

    def begin(self, name: str, seed: str, players: str, variant: str) -> str:
        """Start the game that a link names, once the app is at rest.

        Return "", or the name of the message that says why there is no such game. The arguments are
        those of game_link.py. Waiting for rest lets a choice whose animation is running be
        completed.
        """
        try:
            game = game_link.game_of(name, seed, players, variant)
        except ValueError as fault:
            return str(fault)
        self._asked = lambda: self._begin(*game)
        return ""

    def begin_daily(self, day: str) -> str:
        """Start a day's game, or resume it, as soon as the app is at rest; "" is today.

        Return what `begin` does.
        """
        try:
            game_link.day_of(day)
        except ValueError as fault:
            return str(fault)
        self._asked = lambda: self._begin(games.OF_SEEDS, game_link.day_of(day))
        return ""

    def save_settings(self) -> None:
        """Save changed settings while their screen is open, since the player may never leave it.

        Unchanged settings are not saved: the write would make another tab see a newer game.
        """
        app = self._app
        if app.navigator.screen.name == "settings":
            storage = app.session.storage
            kept = Settings()
            kept.values[:] = app.settings._defaults
            kept.load(storage)
            if kept.values != app.settings.values:
                app.settings.save(storage)

    def _go_out(self) -> None:
        """Leave a lesson and the settings, as players do before another game."""
        self.save_settings()
        app = self._app
        if app.session.is_lesson:
            app.navigator.screen.handle_key("start")
            app.navigator.run_transitions()
        app.session = app.session.main_session  # type: ignore[assignment]  # after a puzzle

    def _begin(self, name: str, seed: int | None, players: int = 1, variant: int = 0) -> None:
        """Start a game from the title, as a player would.

        It has a slot of its own even if the link has no seed: see firmware/session/slots.py. The
        firmware asks before it replaces a game in that slot. Going back from the question leads to
        the title. Several players have the seats that were last set up.
        """
        app = self._app
        session = app.session
        session.offer(name)
        if players > 1:
            session.draft = Seats()
            session.draft.copy_from(session.seats)
            session.draft.count = players
            session.variant = variant
        app.navigator.replace_all("title")
        game_start.begin(
            app, players, game_start.next_seed(session) if seed is None else seed, variant
        )

    def replay(self, text: str) -> bool:
        """Show the game in a link; return whether there is one."""
        from web import replay_link
        from web.replayed_game import Showing

        try:
            name, record = replay_link.game_of(text)
        except ValueError:
            return False

        def show() -> None:
            self._showing = Showing(self._app, name, record)

        self._asked = show
        return True

    def link(self) -> str:
        """Return the link text that starts the current or last game again, or ""."""
        session = self._app.session.main_session
        if session.record is None:
            return ""  # type: ignore[unreachable]  # before the first game
        return game_link.text_of(session.record, session.rules.variant)

    def code(self) -> str:
        """Return the current or last game's code to type in, or "" if it has none."""
        record = self._app.session.main_session.record
        if record is None or not games.facts(games.name_of(record.bits.data)).HAS_CODES:
            return ""
        return code_of(seeds.seed_in(record.game))  # type: ignore[arg-type]  # it has a seed

    def result(self) -> str:
        """Return how the last game ended, as JSON (see result.py); "null" while none is over."""
        from web.result import result

        return json.dumps(result(self._app))

    def log(self) -> str:
        """Return the current game with all its choices, as hexadecimal digits."""
        record = self._app.session.main_session.record
        return "" if record is None else record.to_bytes().hex()

    def page_state(self) -> str:
        """Return the state that affects how the page looks, as JSON; called for every picture.

        It is a list: whether the picture is turned round, language, theme, whether the sound is on,
        and whether the last game is over.
        """
        app = self._app
        values = app.settings.values
        record = app.session.main_session.record
        theme = THEMES[values[THEME]]
        is_over = record is not None and record.game.is_over()
        turned = self._board.screen.rotation == 180
        return json.dumps([turned, app.language, theme, values[SOUND] > 0, is_over])

    def switch_sound(self) -> None:
        """Turn the sound off, or on as loud as it was, by changing the game's setting."""
        app = self._app
        values = app.settings.values
        if values[SOUND]:
            self._loudness, values[SOUND] = values[SOUND], 0
        else:
            values[SOUND] = self._loudness
        configuration.apply_settings(app)
        app.settings.save(app.session.main_session.storage)
        screen: Any = app.navigator.screen
        if screen.name == "settings":  # it shows the setting
            app.navigator.recreate(screen.menu.chosen)

    def is_at_rest(self) -> bool:
        """Return whether nothing moves and no game is about to start."""
        return self._asked is None and not self._touches and self._app.at_rest

    def state(self) -> str:
        """Return everything visible, as JSON, for screen readers."""
        from web.spoken_state import (
            spoken_state,  # loads both games' engines: not before the first picture
        )

        return json.dumps(spoken_state(self._app))
