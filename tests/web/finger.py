"""A finger or mouse on the page's screen in Chromium, moved by tests/touch_player.py."""

from tests.web.browser import Visit
from tests.web.tab import Pointer


class Mouse(Pointer):
    """A mouse."""

    def __init__(self, visit: Visit) -> None:
        super().__init__(visit)
        self._page = visit.page

    def down(self, x: float, y: float) -> None:
        self._page.mouse.move(x, y)
        self._page.mouse.down()

    def move(self, x: float, y: float) -> None:
        self._page.mouse.move(x, y)

    def lift(self) -> None:
        self._page.mouse.up()


class Finger(Pointer):
    """A finger, or two."""

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
