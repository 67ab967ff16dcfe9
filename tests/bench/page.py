"""How fast the browser page loads, and how many pictures it draws per second.

Measured in a headless Chromium, at full speed and throttled to the speed of a cheap phone. Because
a busy computer slows the page, times are also given in loops: relative to a million iterations of a
loop that adds up numbers in the same browser.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page

from tests.web import browser
from tests.web.tab import PATIENCE
from web.page_text import page

BRAKES = (1, 6)  # slowdown factors
VISITS = 5
SECONDS = 2.0  # of counting pictures while a key is held down
_COUNT = """async (ms) => {
    let frames = 0;
    const start = performance.now();
    for (let now = start; now - start < ms; frames++) {
        now = await new Promise(requestAnimationFrame);
    }
    return 1000 * frames / (performance.now() - start);
}"""
# The median, once it is compiled: a busy computer slows it down just as it slows the page.
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
    """Medians of several visits to the page with an empty browser cache."""

    first_ms: float  # from navigation to its first picture
    first_loops: float  # the same, relative to a million loops without throttling
    rate: float  # pictures per second while a shape is moved to and fro


def measure() -> Iterator[tuple[int, Visits]]:
    """Yield each slowdown factor with the page's figures.

    Raises RuntimeError if there is no Chromium.
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
    for _ in range(PATIENCE):
        if tab.evaluate("globalThis.numberDrop !== undefined"):
            found: float = tab.evaluate("numberDrop.firstFrameMs")
            return found
        tab.wait_for_timeout(50)
    raise RuntimeError("the page has shown nothing")
