"""When memory runs out, the program restarts once where the player was."""

from typing import Any

import pytest

from engine.store.journal import Journal
from engine.store.tape import Tape
from firmware.memory import restart
from firmware.screens.parts.base import Base
from tests.engine.memories import Memory, blank
from tests.firmware.handheld import Handheld

SIZE = 8192


def memory() -> bytearray:
    """Return the memory of a new board that writes without erasing."""
    return bytearray(b"\xff" * SIZE)


def switched_on(data: bytearray | Memory, **how: Any) -> Handheld:
    """Return a handheld with that memory."""
    return Handheld(journal=Journal(Tape([data])), **how)


class Full:
    """Keys for which there is no memory."""

    def next_event(self) -> int:
        """Run out of memory."""
        raise MemoryError


def run_out(device: Handheld) -> None:
    """Make memory run out in the device's next step."""
    device.app.input.keys = Full()
    with pytest.raises(SystemExit) as end:
        device.step()
    assert restart.REASON in end.value.args


def seen(device: Handheld) -> tuple[str, list[str]]:
    """Return what the player sees."""
    return device.name, device.texts()


def test_in_a_game_it_resumes_in_the_same_choice() -> None:
    data = memory()
    device = switched_on(data, seed=3)
    device.play_to("drop")
    before = device.app.session.record.to_bytes()
    run_out(device)
    again = switched_on(data)
    again.step()
    assert again.name == "drop" and again.app.session.record.to_bytes() == before
    assert again.app.settings.resume == 0, "the note is for one start"
    assert switched_on(data).name == "title"


@pytest.mark.parametrize("name", ["drop", "hand_over"])
def test_the_player_who_holds_the_device_keeps_it(name: str) -> None:
    data = memory()
    device = switched_on(data, seed=3)
    device.new_game(3)
    device.rest()
    device.play(lambda device: device.name == name and device.game.round == 2, players=3)
    run_out(device)
    again = switched_on(data)
    again.rest()
    assert again.name == name


@pytest.mark.parametrize("menu", ["settings", "statistics", "scores"])
def test_a_menu_of_the_title_is_opened_again(menu: str) -> None:
    data = memory()
    device = switched_on(data)
    device.choose("more")
    device.choose(menu)
    expected = seen(device)
    run_out(device)
    again = switched_on(data)
    again.rest()
    assert seen(again) == expected
    again.press("b")
    assert again.name == "title"


def test_a_lesson_begins_again() -> None:
    data = memory()
    device = switched_on(data)
    device.app.session.lesson = 2
    device.choose("tutorial")
    device.rest()
    run_out(device)
    again = switched_on(data)
    again.rest()
    assert again.name == "tutorial" and again.app.session.main_session.lesson == 2


def test_a_replay_is_opened_again_and_leads_back_to_the_end() -> None:
    data = memory()
    device = switched_on(data, seed=4)
    device.play_to("over", "random")
    device.rest()
    device.press("up")
    assert device.name == "replay"
    run_out(device)
    again = switched_on(data)
    again.rest()
    assert again.name == "replay"
    again.press("b")
    assert again.name == "over"


def test_the_second_time_in_a_row_it_is_a_crash() -> None:
    data = memory()
    device = switched_on(data, seed=3)
    device.play_to("drop")
    run_out(device)
    for keys in ("", "right"):
        again = switched_on(bytearray(data))
        again.rest()
        again.press(keys)
        again.app.input.keys = Full()
        with pytest.raises(MemoryError):
            again.step()
    again = switched_on(bytearray(data))
    again.press("right left")
    run_out(again)


def _fail(*_: object) -> None:
    raise MemoryError


def test_right_after_switching_on_it_is_a_crash() -> None:
    device = switched_on(memory())
    device.app.input.keys = Full()
    with pytest.raises(MemoryError):
        device.step()


def test_where_the_note_cannot_be_kept_the_next_start_shows_the_title() -> None:
    data = blank(SIZE, appends=True)
    device = switched_on(data, seed=3)
    device.play_to("drop")
    before = device.app.session.record.to_bytes()
    data.fails = 9
    run_out(device)
    data.fails = 0
    again = switched_on(data)
    assert again.name == "title"
    again.choose("continue")
    assert again.name == "drop" and again.app.session.record.to_bytes() == before


PLACES = {
    "drop": ("drop", "hint", ""),
    "pause": ("drop", "hint", "start"),
    "replay": ("over", "random", "up"),
}


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("step", ["_make", "_enter", "load", "_arrive"])
def test_it_may_run_out_in_any_step_of_a_transition(
    place: str, step: str, monkeypatch: Any
) -> None:
    data = memory()
    device = switched_on(data, seed=5)
    screen, how, keys = PLACES[place]
    device.play_to(screen, how)
    device.press(keys)
    before = device.app.session.record.to_bytes()
    if step == "_make":
        monkeypatch.setattr(Base, "__init__", _fail)
    else:
        monkeypatch.setattr(type(device.app.navigator), step, _fail)
    with pytest.raises(SystemExit):
        device.press("b" if place != "drop" else "start")
    monkeypatch.undo()
    again = switched_on(data)
    again.rest()
    assert again.app.session.record.to_bytes() == before
    assert again.name in ("title", "drop", "replay", "over")
