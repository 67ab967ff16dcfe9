"""In a bundle the light dims without a key press and a key restores it, as with the sources."""

import json

from tests.bench import heap
from tests.vm import machine

BOARD = f"""
import json
from handset import Handset
device = Handset({heap.KEYS!r}, 160, 128, 1)
display = device.app.display
told = []
def wait(seconds):
    for _ in range(seconds):
        device._now += 1000
        device.app.step(device._now)
    told.append([round(display.brightness * 100), device.app.navigator.screen.name])
"""
SCRIPT = """
wait(100)
wait(30)
wait(500)
device.press("a")
wait(1)
device.press("a")
wait(1)
told.append(device.app.rest(device._now))
print(json.dumps(told))
"""


def test_it_goes_down_and_off_and_a_key_does_nothing_but_bring_it_back():
    scripts = [BOARD, SCRIPT]
    *_, printed = machine.run_each(
        scripts, heap.files(), stack_bytes=heap.STACK_BYTES, timeout_seconds=600
    )
    *state, nap = json.loads(printed)
    assert state == [
        [100, "title"],
        [25, "title"],
        [0, "title"],
        [100, "title"],
        [100, "place"],
    ]
    assert nap == 10
