"""Opens the requested view, or the best one available."""

import importlib.util
import os
import sys
from collections.abc import Mapping

from sim.project import SET_UP
from sim.views.view import NoViewError, NullView, Subject, View


def open_view(wanted: str | None, subject: Subject) -> View:
    """Open the view `wanted`; None means a window, else the terminal, else none.

    Raises NoViewError if it is unavailable: for None, only when the terminal is too small.
    """
    if wanted == "none":
        return NullView()
    if wanted == "terminal":
        return _terminal(subject)
    try:
        return _window(subject)
    except NoViewError:
        if wanted is not None:
            raise
    return _terminal(subject) if sys.stdin.isatty() and sys.stdout.isatty() else NullView()


def has_screen(environment: Mapping[str, str], platform: str) -> bool:
    """Return whether windows can be opened, as far as the environment shows."""
    if platform in ("win32", "darwin"):
        return True
    return any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"))


def _window(subject: Subject) -> View:
    if not has_screen(os.environ, sys.platform):
        raise NoViewError(
            "--view window: no screen here (DISPLAY is not set); "
            "try --view terminal, or --view none with --shot or --gif"
        )
    if importlib.util.find_spec("pygame") is None:
        raise NoViewError(f"--view window: pygame-ce is not installed: {SET_UP}")
    from sim.views.window import Window

    return Window(subject)


def _terminal(subject: Subject) -> View:
    if sys.platform == "win32":
        raise NoViewError("--view terminal: not available on Windows; use --view window")
    from sim.views.terminal import Terminal

    return Terminal(subject)
