"""Each setting takes effect immediately, and survives switching off."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.store.journal import Journal
from engine.store.tape import Tape
from firmware import games, theme
from firmware.kept import settings
from firmware.kept.settings import Settings
from firmware.screens import settings as settings_screen
from firmware.sound.voice import Sound
from firmware.text import en, fr
from sim import languages
from sim.board.flash import Flash
from sim.project import ROOT
from tests.engine.playing import saved
from tests.firmware.handheld import FRAME_MS, Handheld, begun, held
from tests.firmware.listed_games import listed
from tests.firmware.power import journal_of
from tests.firmware.test_sound import Voice

PLAY = languages.topic("number_drop.play", "en")


def a_memory() -> list[bytearray]:
    """Return a new memory that is written without erasing."""
    return [bytearray(b"\xff" * 4096)]


def switched_on(memory: list[bytearray], **how: Any) -> Handheld:
    """Return a handheld with that memory."""
    return Handheld(journal=Journal(Tape(memory)), **how)


def go_to(device: Handheld, which: int) -> None:
    """Go from the title or pause menu to a setting's line."""
    device.choose("settings")
    while shown(device)[device.screen.menu.chosen] != which:
        device.press("down")


def shown(device: Handheld) -> list[int]:
    """Return the settings that have a line on the screen, in its order."""
    names = [name for name, *_ in device.app.shared_words("settings").LINES]
    return [names.index(text) for text in device.screen.menu.texts[:-1]]  # the last one erases


def lacking(device: Handheld) -> set[int]:
    """Return the settings that have no line on the settings screen."""
    return set(range(len(settings.CHOICES))) - set(shown(device))


def test_each_setting_is_read_where_it_acts():
    """A setting that nothing reads has no effect; the effects themselves are tested elsewhere."""
    source = Path(settings.__file__).read_text("utf-8")
    numbers = re.findall(r"^([A-Z_]+) = const\((\d+)\)", source, re.MULTILINE)
    order = [name for name, number in numbers if not name.startswith("_")][: len(settings.CHOICES)]
    assert [getattr(settings, name) for name in order] == list(range(len(settings.CHOICES)))
    read: set[str] = set()
    for path in (ROOT / "firmware").rglob("*.py"):
        if path.name != "settings.py":
            found = re.findall(
                r"(?:values|choices)\[(?:settings\.)?([A-Z_]+)\]", path.read_text("utf-8")
            )
            read.update(found)
    assert set(order) - read == set()


@pytest.fixture(autouse=True)
def dark_afterwards() -> Iterator[None]:
    """Restore the default theme for the tests that follow."""
    yield
    theme.apply(theme.DARK)


def at_settings(which: int, **how: Any) -> Handheld:
    """Return a handheld on the settings screen with this setting selected."""
    device = Handheld(**how)
    go_to(device, which)
    return device


def test_digits_are_coloured_on_a_table_in_colour_alone():
    device = begun(Handheld(drawn=True))
    device.play_to("drop")
    sheet = (0, 0, 74, 128)  # pixels
    plain = device.picture().crop(sheet).tobytes()
    for choice in (1, 0):
        device.press("start")
        set_to(device, settings.DIGITS, choice)
        device.press("b")
        assert device.name == "drop"
        assert (device.picture().crop(sheet).tobytes() == plain) == (choice == 0)
    with held("raspberry_pi_pico_mono"):
        device = Handheld()
        device.choose("settings")
        assert settings.DIGITS not in shown(device)


def set_to(device: Handheld, which: int, choice: int) -> None:
    """Set it by keys, and return to where the settings were opened."""
    go_to(device, which)
    while device.app.settings.values[which] != choice:
        device.press("right")
    device.press("b")


# --- effects ---


def test_the_language_changes_at_once_and_the_screen_stays():
    device = at_settings(settings.LANGUAGE)
    assert en.settings.HEADING in device.texts()
    device.press("right")
    assert device.name == "settings" and fr.settings.HEADING in device.texts()
    assert device.screen.menu.chosen == 0
    device.press("left")
    assert en.settings.HEADING in device.texts()
    device.press("right b")
    assert fr.menus.SETTINGS in device.texts()


def test_a_sign_says_that_another_language_is_being_read():
    device = at_settings(settings.LANGUAGE)
    app = device.app
    seen: list[tuple[str, bool]] = []
    device.watch(lambda: seen.append((app.words.__name__, app.navigator.stage.has_indicator)))
    device.press("right")
    assert seen[:2] == [(en.__name__, False), (en.__name__, True)]  # its choice is shown first
    assert seen[-1] == (fr.__name__, False)
    seen.clear()
    device.press("down right")  # no texts are read for that
    assert seen and not any(has_indicator for _, has_indicator in seen)


def test_a_sign_says_that_the_rows_are_being_moved():
    device = Handheld(drawn=False)
    device.choose("more")
    device.choose("settings")
    root = device.app.display.root_group
    counts: list[int] = []
    device.watch(lambda: counts.append(len(root)))
    shown = len(root)
    menu = device.screen.menu
    moved = []
    for key in ["up"] + ["down"] * len(menu.texts) + ["up"] * 2:
        counts.clear()
        before = menu.line_at(menu.y)
        device.press(key)
        moved.append(menu.line_at(menu.y) != before)
        assert (counts[0] > shown) == moved[-1], key
        assert counts[-1] == shown, "the sign is gone"
    assert moved[:2] == [True, True], "round the end and back"
    assert moved[2 : menu.count + 1] == [False] * (menu.count - 1)
    assert sum(moved) == 2 + len(menu.texts) - menu.count


def test_in_another_language_a_half_made_choice_is_still_there():
    device = begun(Handheld())
    device.play_to("drop")
    device.press("right up b up right down b")
    before, choice = saved(device.game), device.screen.choice()
    device.press("start")
    set_to(device, settings.LANGUAGE, 1)
    assert device.name == "pause" and fr.menus.UNDO in device.texts()
    device.press("b")
    assert device.name == "drop" and device.screen.choice() == choice
    assert saved(device.game) == before
    assert any(text.startswith(fr.SOLO) for text in device.texts())


@pytest.mark.parametrize("name", ["place", "slide", "combo"])
def test_other_choices_are_kept_over_a_change_of_language_too(name):
    device = Handheld(seed=3)
    device.play_to(name)
    device.press("left")
    choice = device.screen.choice()
    device.press("start")
    set_to(device, settings.LANGUAGE, 1)
    device.press("b")
    assert device.name == name and device.screen.choice() == choice


def test_sound_is_off_soft_or_full():
    device = at_settings(settings.SOUND)
    voice = Voice()
    device.app.sound = Sound(voice)
    loudest = []
    for _ in range(3):
        device.press("right")
        device.step(1000)
        voice.tones.clear()
        device.press("up down")
        device.step(1000)
        loudest.append(max([volume for _, volume in voice.tones], default=0))
    full, off, soft = loudest
    assert 0 == off < soft < full


def brightness_of(picture: Image.Image) -> float:
    """Return the mean grey of a picture, 0 to 255."""
    return ImageStat.Stat(picture.convert("L")).mean[0]


def test_the_theme_recolours_what_is_on_the_screen():
    device = at_settings(settings.THEME, drawn=True)
    pictures = []
    for _ in range(3):
        pictures.append(device.picture())
        device.press("right")
    assert _same(device.picture(), pictures[0])
    dark, light, contrast = [brightness_of(picture) for picture in pictures]
    assert light > 150 > 60 > dark
    assert not _same(pictures[2], pictures[0]) and abs(contrast - dark) > 1


def test_no_part_of_the_screen_keeps_the_theme_before():
    device = at_settings(settings.THEME, drawn=True)
    for _ in range(3):
        device.press("right")
        recoloured = device.picture()
        device.app.navigator.recreate(device.screen.menu.chosen)
        device.app.navigator.run_transitions()
        device.rest()
        assert _same(device.picture(), recoloured)


@pytest.mark.parametrize("setting", [settings.THEME, settings.HAND])
def test_another_picture_of_the_same_screen_is_sent_once(setting):
    """A whole picture takes a board half a second, during which no key is heard."""
    device = at_settings(setting, drawn=True)
    before = device.display.pixels_sent
    device.press("right")
    whole = device.display.width * device.display.height
    assert whole <= device.display.pixels_sent - before < whole * 1.25


def test_a_game_below_is_recoloured_too():
    device = switched_on(a_memory(), seed=3, drawn=True)
    device.play_to("drop")
    device.press("start")
    set_to(device, settings.THEME, 1)
    device.press("b")
    recoloured = device.picture()
    device.app.navigator.view = None
    device.show_phase()
    device.app.navigator.run_transitions()
    assert device.name == "drop" and brightness_of(recoloured) > 120
    assert _same(device.picture(), recoloured)


def test_brightness_is_the_displays():
    device = at_settings(settings.BRIGHTNESS, drawn=True)
    seen = []
    for _ in range(5):
        device.press("right")
        seen.append(device.display.brightness)
    assert seen == [0.2, 0.4, 0.6, 0.8, 1.0]


def test_a_display_whose_light_cannot_be_set_has_no_line_for_it():
    device = Handheld()
    assert not hasattr(device.app.display, "brightness")
    go_to(device, settings.SOUND)
    assert lacking(device) == {settings.BRIGHTNESS, settings.DIM_AFTER, settings.OFF_AFTER}


def test_a_light_that_only_looks_as_if_it_could_be_set_has_none_either():
    device = Handheld(drawn=True)
    device.display._can_dim = False  # displayio then reports a brightness of 0
    go_to(device, settings.SOUND)
    assert lacking(device) == {settings.BRIGHTNESS, settings.DIM_AFTER, settings.OFF_AFTER}


def test_a_board_without_a_speaker_has_no_line_for_the_sound():
    device = Handheld(board="adafruit_feather_esp32s3_reverse_tft")
    assert device.app.sound.voice is None
    device.choose("settings")
    assert settings.SOUND in lacking(device)
    assert settings.SOUND not in lacking(at_settings(settings.SOUND))


@pytest.mark.parametrize(
    "game, others",
    [("number_drop", {settings.PRACTICE}), ("drop_it", {settings.CONFIRM, settings.DIGITS})],
)
def test_what_only_a_game_that_is_not_there_acts_on_has_no_line(game, others, monkeypatch):
    device = Handheld()
    device.app.session.offer(game)
    listed(monkeypatch, (games.entry(game),))
    device.app.navigator.push("settings")
    device.rest()
    of_games = {settings.PRACTICE, settings.CONFIRM, settings.DIGITS}
    assert lacking(device) & of_games == others


def test_a_game_acts_on_settings_that_are_there():
    for name in games.NAMES:
        assert {*games.facts(name).ACTS_ON} <= {*settings_screen._OF_GAMES.values()}


def test_a_display_in_black_and_white_has_no_line_for_the_theme():
    device = Handheld(board="tinycircuits_thumby")
    device.choose("settings")
    assert settings.THEME not in shown(device)


def test_the_speed_is_that_of_the_dice():
    steps = []
    for choice in range(3):
        device = Handheld()
        set_to(device, settings.SPEED, choice)
        device.press("up*9")
        device.choose("solo")
        device.press("a")
        device.tap("a")
        steps.append(0)
        while not device.app.at_rest:
            device.step()
            steps[-1] += 1
        assert device.name == "slide"
    none, quick, at_ease = steps
    assert none == 0 < quick < at_ease


def test_the_left_hand_turns_the_settings_too():
    device = at_settings(settings.HAND, drawn=True)
    before = device.picture()
    device.press("right")
    device.press("right")
    assert _same(device.picture(), before)
    device.press("right")
    turned = device.picture().transpose(Image.Transpose.ROTATE_180)
    left, top, right, bottom = ImageChops.difference(before, turned).getbbox() or (0, 0, 0, 0)
    assert 0 < right - left < 50 and 0 < bottom - top < 12  # except for the value itself
    device.press("up")
    assert shown(device)[device.screen.menu.chosen] == settings.DELAY


def _same(one: Image.Image, other: Image.Image) -> bool:
    return ImageChops.difference(one, other).getbbox() is None


@pytest.mark.parametrize("which", [settings.DELAY, settings.RATE])
def test_a_held_key_repeats_as_is_set(which):
    counts = []
    for choice in range(3):
        device = Handheld()
        set_to(device, which, choice)
        device.choose("solo")
        moved = []
        device.fingers.move("right", True)
        for _ in range(1500 // FRAME_MS):
            device.step()
            moved.append(device.screen.col)
        counts.append(sum(one != other for one, other in zip(moved, moved[1:], strict=False)))
    assert counts == sorted(counts, reverse=which == settings.DELAY)
    assert len(set(counts)) == 3


def test_hints_can_be_forbidden():
    for allowed in (True, False):
        device = Handheld(seed=4)
        set_to(device, settings.HINTS, allowed)
        device.press("up*9")
        device.choose("solo")
        device.play_to("drop")
        device.press("right*3 up")
        choice = device.screen.choice()
        device.press("select select")
        assert (device.screen.choice() == choice) is not allowed
        assert (en.hint.FORBIDDEN in device.texts()) is not allowed


# --- confirming a roll ---


def at_round_end(confirm: int) -> Handheld:
    """Return a handheld at a round's end, after a while without keys."""
    device = switched_on(a_memory(), seed=2)
    set_to(device, settings.CONFIRM, confirm)
    device.press("up*9")
    device.choose("solo")
    device.play_to("round_end")
    return device


def test_a_roll_is_confirmed_or_not():
    device = at_round_end(0)
    device.press("a")
    assert device.name == "slide"
    device = at_round_end(1)
    device.step(5000)
    device.press("a")
    assert device.name == "round_end" and PLAY.SURE in device.texts()
    device.press("b")
    assert device.name == "round_end" and PLAY.SURE not in device.texts()
    device.press("a a")
    assert device.name == "slide"


def test_a_value_is_explained_as_soon_as_it_is_there_and_a_takes_the_next_one():
    device = Handheld()
    go_to(device, settings.CONFIRM)
    messages, values = [], []
    for key in ("right", "left", "a"):
        device.press(key)
        messages.append(device.message)
        values.append(device.app.settings.values[settings.CONFIRM])
    assert values[0] == values[2] != values[1]
    assert messages[0] == messages[2] != messages[1]
    while shown(device)[device.screen.menu.chosen] != settings.SPEED:
        device.press("up")
    before = device.app.settings.values[settings.SPEED]
    device.press("a")
    after = device.app.settings.values[settings.SPEED]
    device.press("left")
    assert device.app.settings.values[settings.SPEED] == before != after


def test_what_is_asked_can_still_be_undone():
    device = at_round_end(1)
    count = device.app.session.record.count
    device.press("a b b")
    assert device.app.session.record.count < count and device.name != "round_end"


def test_after_a_look_a_roll_is_not_asked_for():
    device = at_round_end(2)
    device.press("a")
    assert device.name == "slide"


def test_a_press_in_haste_is_asked_and_another_one_does_not_answer():
    device = at_round_end(2)
    device.show_phase()
    device.app.navigator.run_transitions()
    for _ in range(3):
        device.tap("a")
        assert device.name == "round_end" and PLAY.SURE in device.texts()
    device.tap("b")
    assert PLAY.SURE not in device.texts()
    device.press("a")
    assert device.name == "slide"


def test_other_keys_act_at_once_however_fast():
    device = at_round_end(2)
    count = device.app.session.record.count
    for key, name in (("start", "pause"), ("b", "combo")):
        device.show_phase()
        device.app.navigator.run_transitions()
        device.tap(key)
        device.step()
        assert device.name == name or key == "b" and device.app.session.record.count < count
        device.press("b")


def test_the_first_roll_asks_only_if_there_is_something_to_undo():
    device = switched_on(a_memory())
    set_to(device, settings.CONFIRM, 1)
    device.press("up*9")
    device.choose("solo")
    device.press("a a")
    assert device.name == "roll" and PLAY.SURE in device.texts()
    device.press("a")
    assert device.name == "slide"


# --- kept ---


def test_all_settings_are_kept_when_they_are_left():
    memory = a_memory()
    device = switched_on(memory)
    device.choose("settings")
    for _ in range(len(settings.CHOICES)):
        which = shown(device)[device.screen.menu.chosen]
        if which != settings.HAND:
            device.press("right" if which == settings.LANGUAGE else "left")
        device.press("down")
        if device.screen.menu.chosen == len(shown(device)):
            break
    values = bytes(device.app.settings.values)
    assert bytes(switched_on(memory).app.settings.values) != values
    device.press("b")
    assert device.name == "more"
    again = switched_on(memory)
    assert bytes(again.app.settings.values) == values != bytes(Settings().values)
    assert fr.menus.SOLO_GAME in again.texts()


def test_a_choice_that_is_the_default_follows_new_defaults():
    memory = a_memory()
    device = switched_on(memory)
    set_to(device, settings.SOUND, 2)
    taken = Settings()
    taken.set_default(settings.SOUND, 0)
    taken.set_default(settings.RATE, 0)
    taken.load(device.app.session.storage)
    assert taken.values[settings.SOUND] == 2 and taken.values[settings.RATE] == 0


def test_the_language_told_goes_before_the_one_kept():
    memory = a_memory()
    set_to(switched_on(memory), settings.LANGUAGE, 1)
    assert switched_on(memory).app.language == "fr"
    assert switched_on(memory, language="en").app.language == "en"


def test_settings_of_another_version_or_beyond_the_choices_are_defaults():
    for data in (b"\x63" + bytes(11), b"", b"\x01" + b"\xfe" * 11, b"\x01\x01"):
        journal = Journal(Tape(a_memory()))
        device = Handheld(journal=journal)
        device.app.session.storage.store(2, data, len(data))
        taken = Settings()
        taken.load(device.app.session.storage)
        expected = bytearray(Settings().values)
        if data == b"\x01\x01":
            expected[settings.LANGUAGE] = 1
        assert taken.values == expected, data


def test_a_choice_that_newer_firmware_has_is_the_default():
    storage = Handheld(journal=Journal(Tape(a_memory()))).app.session.storage
    storage.store(2, b"\x01" + bytes(settings.CHOICES), 1 + len(settings.CHOICES))
    taken = Settings()
    taken.load(storage)
    assert taken.values == Settings().values


def test_a_setting_is_kept_where_the_scores_are_to_be_erased():
    flash = Flash("rp2")
    device = Handheld(journal=journal_of("rp2", [flash]))
    device.choose("settings")
    device.press("right up a")
    assert device.name == "erase" and device.app.language == "fr"
    again = Handheld(journal=journal_of("rp2", [flash.reopened()]))
    assert again.app.language == "fr"


def test_the_question_is_there_again_after_the_menu():
    device = at_round_end(2)
    device.app.settings.values[settings.CONFIRM] = settings.ALWAYS
    device.show_phase()
    device.app.navigator.run_transitions()
    device.rest()
    device.press("a")
    assert PLAY.SURE in device.texts()
    device.press("start b")
    assert PLAY.SURE in device.texts()
