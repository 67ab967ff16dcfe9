"""A bundle saves games like its sources, including a memory that is rewritten."""

import json
import random

import pytest

from tests.bench import heap
from tests.vm import machine

# A board whose memory survives switching it off.
BOARD = f"""
import json, microcontroller
from handset import Handset
def switched_on():
    return Handset({heap.KEYS!r}, 160, 128, 1, KIND)
def state():
    return device.app.session.record and device.game(), list(device.app.settings.values)
microcontroller.nvm = bytearray(b"\\xff" * SIZE)
device = switched_on()
told = []
heads = set()
"""
BYTES = 1024  # the size of its memory
# By kind: how often a setting is changed, to fill a memory that not every write erases.
KINDS = {"rp2": 9, "samd51": 1}
SWITCHED_OFF = 5  # times
MASHED = 25  # presses before each time
SEED = 5
PRESS = "device.press({!r})".format


@pytest.mark.parametrize(("kind", "changes"), KINDS.items())
def test_the_game_and_the_settings_are_there_again_after_power_was_off(kind, changes):
    chance = random.Random(SEED)
    scripts = [f"KIND, SIZE = {kind!r}, {BYTES}", BOARD]
    for _ in range(SWITCHED_OFF):
        keys = [chance.choice((*heap.KEYS, "a", "a", "a")) for _ in range(MASHED)]
        scripts += map(PRESS, keys)
        # A player may switch off once the menu is open: then everything is saved.
        scripts += ["device.open_menu() if device.app.session.record else None"]
        scripts += ["told.append(state())", "device = switched_on()", "told.append(state())"]
        scripts += ["device.go_to('title')"]
        for _ in range(changes):  # saved when the screen is left
            scripts += ["device.go_to('settings')", *map(PRESS, ("right", "b"))]
        scripts += ["heads.add(bytes(microcontroller.nvm[:8]))", PRESS("a")]
    scripts += ["print(json.dumps([told, len(heads)]))"]
    *_, printed = machine.run_each(
        scripts, heap.files(), stack_bytes=heap.STACK_BYTES, timeout_seconds=600
    )
    state, times_written = json.loads(printed)
    assert state[0::2] == state[1::2]
    assert len({json.dumps(one) for one in state}) > SWITCHED_OFF // 2
    assert times_written > 1, "the memory was written anew on the way"
