"""The app's icons and the loading picture, drawn with the game's own pixels."""

import base64
import io

import displayio
from PIL import Image

import sim.blinka  # noqa: F401 - sets Blinka up before displayio is imported
from firmware import theme
from firmware.number_drop.widgets import cells
from firmware.widgets import font, labels
from firmware.widgets.logo import Logo
from sim.atlas.cells import colour
from sim.board import board_files, simulated_board
from sim.views.recorder import picture

# Three rows of the sheet: a run of three is circled, and a six would fit.
_ICON = (
    (cells.EMPTY, cells.EMPTY, cells.GHOST + 6),
    (cells.FILLED + 1, cells.CIRCLED + 5, cells.EMPTY),
    (cells.CIRCLED + 3, cells.CIRCLED + 4, cells.FILLED + 2),
)
_GROUND = 0x0B0D17  # as in the game's dark theme
LOADING = {"en": "LOADING", "fr": "CHARGEMENT"}
_PREVIEW = (
    1200,
    630,
)  # pixels of a link's preview: the title's picture, and the icon's tiles below
_PREVIEW_PIXEL = 5
_PREVIEW_TILE = 9
_PREVIEW_EDGE = 24
_WORD_Y = 84  # pixels: in the middle of the area of the title's menu


def icon(size: int, pixel: int) -> bytes:
    """Return the icon as PNG, `size` pixels a side; each of the game's pixels takes `pixel`."""
    tiles = colour(cells.SIZE)
    colours = [theme.DARK[name] for name in theme.SPRITE_COLOURS]
    side = len(_ICON) * cells.SIZE
    image = Image.new("RGB", (side, side))
    for y in range(side):
        for x in range(side):
            tile = _ICON[y // cells.SIZE][x // cells.SIZE]
            left = tile % cells.COLUMNS * cells.SIZE + x % cells.SIZE
            top = tile // cells.COLUMNS * cells.SIZE + y % cells.SIZE
            image.putpixel((x, y), _rgb(colours[tiles[left, top]]))
    large = image.resize((side * pixel, side * pixel), Image.Resampling.NEAREST)
    whole = Image.new("RGB", (size, size), _rgb(_GROUND))
    whole.paste(large, ((size - side * pixel) // 2, (size - side * pixel) // 2))
    return _png(whole)


def preview() -> bytes:
    """Return the picture that goes with a shared link, as PNG: the game's name and a few tiles."""
    title = _of_title("")
    left, pixel = (_PREVIEW[0] - title.width * _PREVIEW_PIXEL) // 2, _PREVIEW_PIXEL
    whole = Image.new("RGB", _PREVIEW, title.getpixel((0, 0)))
    large = (title.width * pixel, title.height * pixel)
    whole.paste(title.resize(large, Image.Resampling.NEAREST), (left, 0))
    side = len(_ICON) * cells.SIZE * _PREVIEW_TILE
    tiles = Image.open(io.BytesIO(icon(side, _PREVIEW_TILE))).convert("RGB")
    whole.paste(tiles, ((_PREVIEW[0] - side) // 2, _PREVIEW[1] - side - _PREVIEW_EDGE))
    return _png(whole)


def loading(language: str) -> str:
    """Return a data URL of the picture shown while loading: the title and a message."""
    data = _png(_of_title(LOADING[language]))
    return "data:image/png;base64," + base64.b64encode(data).decode()


def _of_title(word: str) -> Image.Image:
    """Return the title's picture with a word where its menu is, on the default board."""
    simulated_board.switch_on(board_files.DEFAULT)
    display = simulated_board.load_board_file(board_files.DEFAULT).make_display()
    ground = displayio.Bitmap(display.width, display.height, 1)
    group = displayio.Group()
    group.append(displayio.TileGrid(ground, pixel_shader=theme.palette(("background",))))
    group.append(Logo(display.width, display.height, ("NUMBER", "DROP")))
    group.append(labels.make(font.LARGE, 0, _WORD_Y, display.width, "ghost", labels.CENTRE, word))
    display.root_group = group
    display.refresh()
    return picture(display)


def _rgb(colour: int) -> tuple[int, int, int]:
    return colour >> 16, colour >> 8 & 255, colour & 255


def _png(image: Image.Image) -> bytes:
    few = image.quantize(256, dither=Image.Dither.NONE)
    data = io.BytesIO()
    few.save(data, "PNG", optimize=True)
    return data.getvalue()
