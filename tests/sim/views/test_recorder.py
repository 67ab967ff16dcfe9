"""Pictures of a run: the exact last screen, and a film with all changes and their times."""

from typing import TYPE_CHECKING, cast

from PIL import GifImagePlugin, Image

from sim.board.key_script import Script, parse
from sim.runner import Runner
from sim.views.recorder import Recorder, picture
from sim.views.view import NullView
from tests.sim.handheld import switch_on

if TYPE_CHECKING:
    from firmware.app import App

BACKGROUND = (0, 16, 33)
SQUARE = (255, 130, 0)


def close(colour, other):
    """Return whether two colours differ only by rounding to eight bits.

    Five or six bits can be expanded to eight in more than one way.
    """
    return all(abs(a - b) <= 1 for a, b in zip(colour, other, strict=True))


def record(tmp_path, keys, scale):
    """Run the square; return the paths of shot and film."""
    shot, film = tmp_path / "shot.png", tmp_path / "film.gif"
    handheld = switch_on()
    recorder = Recorder(shot, film, scale)
    script = Script(parse(keys, handheld.board_file.KEYS))
    runner = Runner(
        cast("App", handheld.app),
        handheld.machine,
        handheld.clock,
        NullView(),
        script,
        None,
        recorder,
    )
    runner.run(until_closed=False)
    recorder.finish(handheld.machine.display, handheld.clock.now_ms())
    return handheld, shot, film


def test_a_shot_is_the_screen_pixel_by_pixel(tmp_path):
    handheld, shot, _ = record(tmp_path, "right", 1)
    image = Image.open(shot)
    assert (image.size, image.mode) == ((160, 128), "RGB")
    assert close(image.getpixel((0, 0)), BACKGROUND)
    assert close(image.getpixel((88, 64)), SQUARE)
    assert close(image.getpixel((87, 64)), BACKGROUND)
    assert len(image.getcolors() or []) == 2
    assert image.tobytes() == picture(handheld.machine.display).tobytes()


def test_scaled_each_pixel_is_a_square(tmp_path):
    _, shot, film = record(tmp_path, "right", 3)
    image = Image.open(shot)
    assert image.size == Image.open(film).size == (480, 384)
    assert image.resize((160, 128), Image.Resampling.NEAREST).resize(
        (480, 384), Image.Resampling.NEAREST
    ).tobytes() == (image.tobytes())


def test_a_film_has_a_picture_for_each_change_that_stays_and_lasts_as_long(tmp_path):
    handheld, _, film = record(tmp_path, "right wait:500 a", 1)
    image = Image.open(film)
    assert isinstance(image, GifImagePlugin.GifImageFile)
    assert image.n_frames == 1 + 1 + 3  # of five changes, less than 50 ms apart
    lasts, colours = [], []
    for number in range(image.n_frames):
        image.seek(number)
        lasts.append(image.info["duration"])
        colours.append(image.convert("RGB").getpixel((88, 64)))
    assert abs(sum(lasts) - handheld.clock.now_ms()) <= 20
    assert min(lasts[1:-1]) >= 50 and lasts[1] > 500
    assert close(colours[0], BACKGROUND)
    assert close(colours[1], SQUARE)


def test_a_film_shows_colours_as_they_are_from_one_table(tmp_path, monkeypatch):
    _, shot, film = record(tmp_path, "right wait:500 a wait:500", 1)
    strategy = GifImagePlugin.LoadingStrategy.RGB_AFTER_DIFFERENT_PALETTE_ONLY
    monkeypatch.setattr(GifImagePlugin, "LOADING_STRATEGY", strategy)
    image = Image.open(film)
    assert isinstance(image, GifImagePlugin.GifImageFile)
    image.seek(image.n_frames - 1)
    assert image.n_frames > 2 and image.mode == "P"
    assert image.convert("RGB").tobytes() == Image.open(shot).convert("RGB").tobytes()


def test_the_same_run_writes_the_same_files(tmp_path):
    files = []
    for name in ("one", "two"):
        folder = tmp_path / name
        folder.mkdir()
        _, shot, film = record(folder, "a down", 2)
        files.append((shot.read_bytes(), film.read_bytes()))
    assert files[0] == files[1]
