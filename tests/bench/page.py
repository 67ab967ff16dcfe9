"""How soon the browser page loads, and its pictures a second.

In a Chromium without a window, as it is and with a brake, which makes it as slow as a cheap phone.
A busy computer makes the page late. So that is told in loops, too: how often the same browser could
have gone through a million turns of a loop that adds up numbers.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page

from tests.web import browser
from web.page_text import page

BRAKES = (1, 6)  # times as slow
VISITS = 5
SECONDS = 2.0  # that pictures are counted for, with a key held down
_COUNT = """async (ms) => {
    let frames = 0;
    const start = performance.now();
    for (let now = start; now - start < ms; frames++) {
        now = await new Promise(requestAnimationFrame);
    }
    return 1000 * frames / (performance.now() - start);
}"""
# The median, once it is compiled: a busy computer slows that as it slows the page.
_LOOP = """() => {
    const turn = () => {
        let sum = 0;
        for (let i = 0; i < 1e6; i++) sum = (sum + i) | 0;
        globalThis.kept = sum;
    };
    const times = [];
    for (let time = 0; time < 200; time++) {
        const start = performance.now();
        turn();
        times.push(performance.now() - start);
    }
    return times.slice(100).sort((a, b) => a - b)[50];
}"""


@dataclass(frozen=True)
class Visits:
    """Medians of some visits to the page.

    Each visit has nothing in the browser's cache.
    """

    first_ms: float  # from opening it to its first picture
    first_loops: float  # the same, beside a loop of a million turns without the brake
    rate: float  # pictures a second while a shape is moved to and fro


def measure() -> Iterator[tuple[int, Visits]]:
    """Yield each brake, and what the page does with it.

    RuntimeError if there is no Chromium.
    """
    with TemporaryDirectory() as folder, browser.chromium() as chromium:
        file = Path(folder, "page.html")
        file.write_text(page(), encoding="utf-8")
        for brake in BRAKES:
            found = [_visit(chromium, file, brake) for _ in range(VISITS)]
            firsts, loops, counted = map(median, zip(*found, strict=True))
            yield brake, Visits(firsts, loops, counted)


def _visit(chromium: Browser, file: Path, brake: int) -> tuple[float, float, float]:
    context = chromium.new_context()
    tab = context.new_page()
    session = context.new_cdp_session(tab)
    loop: float = tab.evaluate(_LOOP)
    session.send("Emulation.setCPUThrottlingRate", {"rate": brake})
    tab.goto(f"{file.as_uri()}#seed=8")
    first = _first_ms(tab)
    tab.keyboard.down("ArrowRight")
    rate: float = tab.evaluate(_COUNT, SECONDS * 1000)
    context.close()
    return first, first / loop, rate


def _first_ms(tab: Page) -> float:
    for _ in range(browser.PATIENCE):
        if tab.evaluate("globalThis.numberDrop !== undefined"):
            found: float = tab.evaluate("numberDrop.firstFrameMs")
            return found
        tab.wait_for_timeout(50)
    raise RuntimeError("the page has shown nothing")
