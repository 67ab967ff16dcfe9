"""A finger or mouse on the page's screen in Chromium, moved by tests/touch_player.py."""

from tests.firmware.handheld import FRAME_MS
from tests.touch_player import Move
from tests.web.browser import Visit

LONG_MS = 100  # of a frame while something falls: the longest that the page accepts


class Mouse:
    """Touches the screen of a page at coordinates in the screen's own pixels."""

    def __init__(self, visit: Visit) -> None:
        """Take an open page."""
        self._visit = visit
        box = visit.page.locator("#screen").bounding_box()
        assert box is not None
        self._left, self._top = box["x"], box["y"]
        width = int(visit.page.evaluate("document.getElementById('screen').width"))
        self._scale = box["width"] / width  # CSS pixels per pixel

    def place(self, x: int, y: int) -> tuple[float, float]:
        """Return the centre of a pixel of the screen, in CSS pixels."""
        return self._left + (x + 0.5) * self._scale, self._top + (y + 0.5) * self._scale

    def touch(self, move: Move) -> None:
        """Press at one place, lift at another, and wait until everything is at rest."""
        self.down(*self.place(move.x, move.y))
        if not move.is_tap:
            self.move(*self.place(move.to_x, move.to_y))
        self.lift()
        self._visit.page.evaluate(f"letGo({FRAME_MS}); rest({LONG_MS})")

    def down(self, x: float, y: float) -> None:
        """Put the finger down, in CSS pixels."""
        self._visit.page.mouse.move(x, y)
        self._visit.page.mouse.down()

    def move(self, x: float, y: float) -> None:
        """Move it."""
        self._visit.page.mouse.move(x, y)

    def lift(self) -> None:
        """Lift it."""
        self._visit.page.mouse.up()


class Finger(Mouse):
    """The same by touch."""

    def __init__(self, visit: Visit) -> None:
        super().__init__(visit)
        self._input = visit.page.context.new_cdp_session(visit.page)

    def down(self, x: float, y: float) -> None:
        self._send("touchStart", {"x": x, "y": y})

    def move(self, x: float, y: float) -> None:
        self._send("touchMove", {"x": x, "y": y})

    def lift(self) -> None:
        self._send("touchEnd")

    def cancel(self) -> None:
        """Let the system take over the touch for a gesture of its own."""
        self._send("touchCancel")

    def two(self, kind: str, *places: tuple[float, float]) -> None:
        """Send the positions of two fingers.

        "touchStart" is the second finger's, "touchMove" that of a finger which has moved.
        """
        self._send(kind, *({"x": x, "y": y, "id": id} for id, (x, y) in enumerate(places)))

    def _send(self, kind: str, *points: dict[str, float]) -> None:
        self._input.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})
