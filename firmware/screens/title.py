"""The title: continue, start a game, or go to the menus."""

from engine.const import TYPE_CHECKING, const
from firmware import games, screen_names
from firmware.kept.calendar import FIRST_YEAR
from firmware.screens.parts.menu_screen import MenuScreen
from firmware.session import game_start  # here, so a game starts with one file less to load
from firmware.widgets.layout import is_low
from firmware.widgets.logo import Credit, Logo
from firmware.widgets.menu import WIDTH

if TYPE_CHECKING:
    from firmware.interfaces.words import Words
    from firmware.session.interfaces.handheld import Handheld, Session

_BESIDE_CREDIT = const(4)  # most lines that leave room for the credit
_TALL = const(128)  # pixels: height from which large lines leave room for it too
_CONTINUE = "continue"
_WIDE = const(140)  # pixels: width of the menu with games to continue
_PLAY = "play"  # instead of a line's name: the first line that starts a game
_OVERLAP = const(3)  # pixels below the logo that four large lines may use


class Screen(MenuScreen):
    """The menu below the game's name; its last line leads to less frequent choices."""

    def __init__(self, app: "Handheld", chosen: str = _PLAY) -> None:
        """`chosen` is what `line` returned when the title was left."""
        menus = app.shared_words("menus")
        texts = app.game_words("title")
        self.lines = ["solo", screen_names.PLAYERS, screen_names.MORE]
        shown = [menus.SOLO_GAME, texts.PLAYERS, menus.MORE]
        begun = _begun(app, menus)
        today = _today(app)
        if today:
            from firmware.kept import calendar

            self._day = calendar.today()
        if today and self._day not in [day for _, _, day in begun]:
            self.lines.insert(1, "today")
            shown.insert(1, today[0])
        other = _beside(app.session.offered, 1)
        if other != app.session.offered:
            self.lines.insert(-1, "other")
            shown.insert(-1, " ".join(app.game_words("title", other).TITLE))
        if begun:
            self.lines[:0] = [_CONTINUE + (str(slot) if slot else "") for slot, _, _ in begun]
            shown[:0] = [menus.CONTINUE] * len(begun)
        elif other == app.session.offered:
            self.lines.insert(-1, screen_names.HOW_TO_PLAY)
            shown.insert(-1, menus.HOW_TO_PLAY)
        if _is_new(app.session):
            self.lines.insert(0, screen_names.TUTORIAL)
            shown.insert(0, menus.LEARN)
        if chosen in self.lines:
            line = self.lines.index(chosen)
        else:
            line = self.lines[0] == screen_names.TUTORIAL
        low = is_low(app.height)
        short = not low and app.height < _TALL
        is_full = short or len(shown) > _BESIDE_CREDIT
        logo = Logo(app.width, app.height, texts.TITLE, is_full)
        credit = Credit(app.width, app.height, texts.CREDIT[:1])
        top = logo.height if low else logo.height - _OVERLAP
        bottom = 0 if is_full else credit.height
        width = _WIDE if len(begun) > 1 else WIDTH
        super().__init__(app, "", shown, line, top=top, bottom=bottom, width=width)
        self.group.append(logo)
        if bottom:
            self.group.append(credit)
        notice = self._notice(menus)
        if len(begun) > 1:
            self.menu.set_values(shown.index(menus.CONTINUE), [text for _, text, _ in begun])
        elif begun and not notice:
            notice = begun[0][1]
        if today and today[2]:
            notice = today[1] + ("\n" + notice if notice else "")
        elif (today or short) and not notice:  # there is no room for the credit elsewhere
            notice = today and today[1] or ("" if low else texts.CREDIT[0])
        self.show_prompt(app.words.HINTS_MENU, notice)

    def line(self) -> str:
        """Return the selected line: continue, solo, other, or the screen that it opens.

        To continue a game that waits, the number of its slot follows that word.
        """
        return self.lines[self.menu.chosen]

    def _notice(self, menus: "Words") -> str:
        """Return a message about problems found at the start, or ""."""
        app = self.app
        storage = app.session.storage
        if app.settings_error:
            return menus.NONSENSE + app.settings_error
        if storage.was_damaged:
            return menus.DAMAGED if storage.was_empty else menus.DAMAGED_PART
        return ""

    def do(self, line: int) -> None:
        """Continue the game in progress, or do what the line says."""
        app = self.app
        name = self.line()
        if name.startswith(_CONTINUE) or name == "solo":
            app.navigator.show_busy()  # at once, as the next screen is loaded from flash
            app.session.storage.was_damaged = False  # it was reported here
            if name != "solo":
                game_start.continue_slot(app, int(name[len(_CONTINUE) :] or "0"))
                return
            self.arguments = (name,)
            house = app.session.seats.house
            if house:  # most players have none, so a game starts with two files less to load
                from firmware.session import house_rules

                house = house_rules.remembered(app.session)
            game_start.begin(app, 1, None, house)
        elif name == "other":
            self._offer(1, _PLAY)
        elif name == "today" and self._is_past():
            app.navigator.recreate(name)
        elif name == "today":
            self.arguments = (name,)
            from firmware.session import seeds

            game_start.begin(app, 1, seeds.today())
        else:
            self.arguments = (name,)
            app.navigator.push(name)

    def _is_past(self) -> bool:
        """Return whether midnight has passed since the daily game's line was made."""
        from firmware.kept import calendar

        return calendar.today() != self._day

    def choose(self) -> None:
        """On few keys: do the selected line, though it may show what it continues."""
        self.press("a")

    def change(self, line: int, step: int) -> None:
        """Offer the next (1) or previous (-1) game; on today's line, open the calendar."""
        if self.lines[line] == "today":
            from firmware.screens.parts import days

            self.arguments = ("today",)
            days.open_calendar(self.app)
        elif "other" in self.lines:
            self._offer(step, "other")

    def _offer(self, step: int, chosen: str) -> None:
        """Offer the next (1) or previous (-1) game, with the line `chosen` selected."""
        self.app.session.offer(_beside(self.app.session.offered, step))
        self.app.navigator.recreate(chosen)

    def leave(self) -> None:
        """Stay, as there is nothing below the title."""


def _today(app: "Handheld") -> tuple[str, str, bool] | tuple[()]:
    """Return what daily_parts.py says of today's game, if the clock is set."""
    import rtc

    # Without loading calendar.py, as most boards have a clock that was never set.
    is_set = rtc.RTC().datetime[0] >= FIRST_YEAR
    if not is_set or not games.facts(app.session.offered).HAS_CODES:
        return ()
    from firmware.screens.parts import daily_parts

    return daily_parts.of_today(app)


def _begun(app: "Handheld", menus: "Words") -> list[tuple[int, str, int]]:
    """Return slot, text and day of each game that can be continued: see started_games.py."""
    if not (app.session.has_game() or app.session.storage.has_waiting()):
        return []
    from firmware.screens.parts import started_games

    return started_games.of_offered(app, menus)


def _beside(name: str, step: int) -> str:
    """Return the next (1) or previous (-1) game in the list, wrapping around."""
    return games.NAMES[(games.NAMES.index(name) + step) % len(games.NAMES)]


def _is_new(session: "Session") -> bool:
    """Return whether nobody has played or learnt the game here, so that the tutorial comes first.

    Besides the latest game, only scores show which games were played: an empty board of scores is
    saved for a game that was learnt, or played before the latest one.
    """
    facts, storage = games.facts(session.offered), session.storage
    if session.game_name() == session.offered or not facts.HAS_LESSONS:
        return False
    has_none = storage.saves_games and not storage.has(games.entry(session.offered)[games.SCORES])
    return session.lesson > 0 or has_none
