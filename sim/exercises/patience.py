"""Stops what a pupil wrote when it never ends."""

import _thread
import threading
from collections.abc import Iterator
from contextlib import contextmanager


class EndlessError(Exception):
    """It took too long; the traceback says where it was."""


@contextmanager
def patience(seconds: float) -> Iterator[None]:
    """Let what is within take so many seconds. Raises EndlessError where it then is.

    The interrupt is the one of Ctrl-C, so that it works on every system. One that comes just as
    all is done is waited for, so that nothing else gets it.
    """
    has_fired = threading.Event()

    def fire() -> None:
        has_fired.set()
        _thread.interrupt_main()

    timer = threading.Timer(seconds, fire)
    timer.daemon = True
    timer.start()
    try:
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
        while has_fired.is_set():
            threading.Event().wait(0.01)
    except KeyboardInterrupt as interrupt:
        if not has_fired.is_set():
            raise  # somebody pressed Ctrl-C
        late = f"it has not come to an end in {seconds:g} seconds: does a loop never end?"
        raise EndlessError(late).with_traceback(interrupt.__traceback__) from None
