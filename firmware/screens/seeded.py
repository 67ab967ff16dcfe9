"""A game from a known seed, the daily one or a friend's, played alone or with others."""

from engine.const import TYPE_CHECKING, const
from firmware import screen_names
from firmware.screens.parts.menu_screen import MenuScreen
from firmware.session import house_rules, seeds

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld

_WIDTH = const(140)


class Screen(MenuScreen):
    """The choice to play the game alone or with others.

    If no clock was set, the daily game has a number, which a line changes. So does another the
    house rules, and the game's code with them.
    """

    def __init__(self, app: "Handheld", seed: int | None = None, chosen: str = "solo") -> None:
        """Offer today's game if no seed is given, with the line named `chosen` selected."""
        if seed is None:
            seed = seeds.today()
        menus = app.shared_words("menus")
        self._seed = seed
        self._number = seeds.number(seed) if seeds.is_daily(seed) else 0
        self.lines = ["solo", screen_names.PLAYERS]
        texts = [menus.SOLO_GAME, app.game_words("title").PLAYERS]
        heading = seeds.code_of(seed)
        if self._number:
            heading = menus.DAILY_GAME
            self.lines.append("number")
            texts.append(menus.NUMBER)
        elif seeds.is_daily(seed):
            heading = app.words.DAILY + " " + seeds.text(seed)
        own = app.game_words("house") if house_rules.exist(app.session.offered) else None
        if own:
            self.lines.append("house")
            texts.append(own.HEADING)
        date = seeds.date(seed)
        message = ""
        if date:
            from firmware.screens.parts import daily_parts

            message = daily_parts.daily_result(app, date)
            self.lines.append("calendar")
            texts.append(app.shared_words("daily").CALENDAR)
        super().__init__(app, heading, texts, self.lines.index(chosen), width=_WIDTH)
        self._hints_of_number = ""
        if self._number:
            self.menu.set_values(2, [str(self._number)])
            settings = app.shared_words("settings")  # the number is changed like a setting
            is_few = app.key_map.is_few
            self._hints_of_number = settings.HINTS_FEW if is_few else settings.HINTS_SETTING
        if own:
            house = house_rules.listed(own.LETTERS, seed >> seeds.HOUSE, "") or own.OFF_ON[0]
            self.menu.set_values(self.lines.index("house"), [house])
        self._solo_message = ""
        if own and seed >> seeds.HOUSE & ~house_rules.of_solo(app.session.offered):
            self._solo_message = own.SEVERAL
        self._hints = app.words.HINTS_MENU + app.words.HINTS_BACK
        self._message = message or (menus.SAME_NUMBER if self._number else menus.SAME_DICE)
        self._tell()

    def _tell(self) -> None:
        if self.lines[self.menu.chosen] == "number":
            self.show_prompt(self._hints_of_number)  # alone, as a single line would show them last
        else:
            is_solo = self.menu.chosen == 0
            self.show_prompt(self._hints, is_solo and self._solo_message or self._message)

    def step(self, step: int) -> None:
        super().step(step)
        self._tell()

    def change(self, line: int, step: int) -> None:
        """Set the next number of the daily game, wrapping around, or open the house rules."""
        if self.lines[line] == "house":
            self.arguments = (self._seed, self.lines[line])
            self.app.navigator.push(screen_names.HOUSE, self._seed)
        elif self.lines[line] == "number":
            number = (self._number - 1 + step) % seeds.LAST_NUMBER + 1
            self.app.navigator.recreate(seeds.daily_seed(number), self.lines[line])

    def do(self, line: int) -> None:
        """Begin the game, or open the setup for it."""
        name = self.lines[line]
        self.arguments = (self._seed, name)
        if name == "solo":
            from firmware.session import game_start

            game_start.begin(self.app, 1, self._seed)
        elif name == screen_names.PLAYERS:
            self.app.navigator.push(screen_names.PLAYERS, self._seed)
        elif name == "calendar":
            from firmware.screens.parts import days

            days.open_calendar(self.app)
        else:
            self.change(line, 1)
