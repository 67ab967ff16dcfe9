"""A QR code of a finished solo game: a link to its replay, or else its code and score."""

from adafruit_miniqr import QRCode
from displayio import Bitmap, Group, TileGrid

from engine.const import TYPE_CHECKING, const
from firmware import drive_settings, games, theme
from firmware.screens.parts.base import Base
from firmware.session import link_text, seeds
from firmware.widgets.bars import HintBar
from firmware.widgets.layout import LINE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from firmware.interfaces.game import SeededGame
    from firmware.session.interfaces.handheld import Handheld

_ADDRESS = "NUMBER_DROP_ADDRESS"  # in settings.toml: the page's address, ending in a slash
_QUIET = const(4)  # modules that have to be light on each side of a code
_MOST = const(230)  # bytes in the library's largest type
_LEAST = const(2)  # the display's pixels for a module, at least
_LIGHT, _DARK = const(0xFFFFFF), const(0x000000)  # in every theme: scanners expect it


class Screen(Base):
    """The first text whose code is large enough to be read."""

    group: Group
    bar: HintBar

    def __init__(self, app: "Handheld") -> None:
        super().__init__(app)
        room = min(app.width, app.height - LINE)
        for text in _texts(app):
            code = _code_of(text)
            side = code.module_count + 2 * _QUIET
            zoom = max(1, room // side)
            if zoom * app.display.width >= _LEAST * app.width:
                break
        self.group = Group()
        picture = Group(scale=zoom)
        picture.x = (app.width - side * zoom) // 2
        picture.y = (app.height - LINE - side * zoom) // 2
        picture.append(TileGrid(_drawn(code), pixel_shader=theme.palette((_LIGHT, _DARK))))
        self.group.append(picture)
        self.bar = HintBar(0, app.height - LINE, app.width, LINE)
        self.bar.show(app.shared_words("qr").HINTS_BACK)
        self.group.append(self.bar)

    def press(self, key: str) -> None:
        """Go back."""
        if key in ("a", "b", "start"):
            self.app.navigator.pop()


def _texts(app: "Handheld") -> "Iterator[str]":
    """Yield what the code can say, best first; the last one is short."""
    session = app.session
    record = session.record
    try:
        address = drive_settings.value_of(_ADDRESS)
    except ValueError:
        address = None
    if address:
        text = str(address) + "#replay=" + link_text.of_bytes(record.to_bytes())
        if len(text) <= _MOST:
            yield text
    text = " ".join(app.game_words("title").TITLE)
    if games.facts(session.offered).HAS_CODES:
        game: "SeededGame" = record.game  # type: ignore[assignment]  # see HAS_CODES
        text += " " + seeds.code_of(seeds.seed_in(game))
    yield text + " " + str(record.game.score(0))


def _code_of(text: str) -> QRCode:
    """Return a text's code, of the smallest type that has room."""
    code = QRCode()
    code.add_data(text.encode())
    try:
        code.make()
    except RuntimeError:  # the library's choice of a type is a byte short
        code.type += 1  # type: ignore[operator]  # it has chosen one
        code.make()
    return code


def _drawn(code: QRCode) -> Bitmap:
    """Return a code with its quiet zone, a pixel for each module."""
    count = code.module_count
    art = Bitmap(count + 2 * _QUIET, count + 2 * _QUIET, 2)
    for y in range(count):
        for x in range(count):
            if code.matrix[x, y]:  # type: ignore[index]  # see make
                art[x + _QUIET, y + _QUIET] = 1
    return art
