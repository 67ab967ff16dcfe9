"""The QR code of a finished game, read from the screen by another program."""

from functools import cache
from typing import Any

import pytest
import zxingcpp

from firmware import games
from firmware.kept.settings import THEME
from firmware.session import game_end, seeds
from firmware.themes import NAMES as THEMES
from firmware.widgets.layout import is_low
from sim.board import board_files
from tests import slow
from tests.firmware.handheld import Handheld
from web import replay_link

ADDRESS = "https://somebody.github.io/number-drop/"
BOARDS = [name for name in board_files.names() if not is_low(board_files.screen_size(name)[1])]


@cache
def finished(game: str) -> Any:
    """Return the Record of a solo game played to its end."""
    device = Handheld(seed=5, board="pygamer")
    device.app.session.offer(game)
    device.app.navigator.recreate()
    device.play_to("over", "random" if game == "drop_it" else "hint", game=game)
    return device.app.session.record


def at_end(board: str = "pygamer", game: str = "number_drop") -> Handheld:
    """Return a handheld with the menu of a finished game, whose Record is shared."""
    record = finished(game)
    device = Handheld(board=board, drawn=True)
    device.app.session.offer(game)
    device.app.session.use(record, games.load_game(game).Rules(record.game))
    game_end.go_to(device.app)
    device.rest()
    device.press("a")
    assert device.name == "end"
    return device


def read(device: Handheld) -> str:
    """Return what a phone reads on the screen, "" for nothing."""
    found = zxingcpp.read_barcodes(device.picture().convert("L"), try_invert=False)
    return str(found[0].text) if found else ""


def shown(device: Handheld) -> str:
    """Return what a phone reads after the menu's line for it was chosen."""
    device.choose("qr_code")
    return read(device)


@pytest.mark.parametrize("game", games.NAMES)
@pytest.mark.parametrize("board", slow.but(("pygamer", "raspberry_pi_pico"), BOARDS))
def test_it_leads_to_the_replay_where_the_address_of_the_page_is_known(monkeypatch, board, game):
    monkeypatch.setenv("NUMBER_DROP_ADDRESS", ADDRESS)
    device = at_end(board, game)
    address, _, text = shown(device).partition("#replay=")
    name, record = replay_link.game_of(text)
    assert (address, name) == (ADDRESS, game)
    assert record.to_bytes() == finished(game).to_bytes()
    device.press("a")
    assert device.name == "end" and device.screen.lines[device.screen.menu.chosen] == "qr_code"


@pytest.mark.parametrize("board", slow.but(("pygamer", "tinycircuits_thumby_color"), BOARDS))
def test_without_an_address_it_says_the_code_and_the_score(board):
    game = finished("number_drop").game
    code = seeds.code_of(seeds.seed_in(game))
    assert shown(at_end(board)) == f"NUMBER DROP {code} {game.score(0)}"


@pytest.mark.parametrize("theme", range(len(THEMES)))
def test_it_can_be_read_in_every_theme(monkeypatch, theme):
    monkeypatch.setenv("NUMBER_DROP_THEME", THEMES[theme])
    device = at_end()
    assert device.app.settings.values[THEME] == theme
    assert shown(device)


def test_around_it_four_modules_are_light():
    device = at_end()
    assert shown(device)
    picture = device.picture().convert("L").crop((0, 0, 160, 120))  # without the bar
    light = picture.point(lambda grey: 255 * (grey > 240)).getbbox()
    assert light
    left, top, right, bottom = light
    dark = picture.crop(light).point(lambda grey: 255 * (grey < 16))
    size, module = right - left, 3
    assert bottom - top == size and size % module == 0
    assert dark.getbbox() == (4 * module, 4 * module, size - 4 * module, size - 4 * module)


@pytest.mark.parametrize("parts", [8, 30])
def test_an_address_that_leaves_no_room_for_the_replay_gives_the_code(monkeypatch, parts):
    monkeypatch.setenv("NUMBER_DROP_ADDRESS", "https://" + "somewhere." * parts + "example/")
    assert shown(at_end()).startswith("NUMBER DROP ")


@pytest.mark.parametrize("board", ["raspberry_pi_pico_mono", "tinycircuits_thumby"])
def test_low_screens_do_not_offer_it(board):
    assert "qr_code" not in at_end(board).screen.lines


def test_several_players_are_not_offered_it():
    device = Handheld(seed=4)
    device.play_to("over", "random", players=2)
    device.press("a")
    assert device.name == "end" and "qr_code" not in device.screen.lines
