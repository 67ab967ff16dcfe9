"""Stops what a pupil wrote when it never ends."""

import ctypes
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager


class EndlessError(BaseException):
    """The end of what took too long.

    The traceback says where it was. No `except Exception` holds it up.
    """

    def __str__(self) -> str:
        return "it does not come to an end: does a loop never end?"


@contextmanager
def patience(seconds: float) -> Iterator[None]:
    """Let what is within take so many seconds.

    Raises EndlessError where it then is.

    No signal is used: they may be ignored. One that comes just as all is done is waited for, so
    that nothing else gets it.
    """
    has_fired = threading.Event()
    thread = ctypes.c_ulong(threading.get_ident())

    def fire() -> None:
        has_fired.set()
        ctypes.pythonapi.PyThreadState_SetAsyncExc(thread, ctypes.py_object(EndlessError))

    timer = threading.Timer(seconds, fire)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
    while has_fired.is_set():
        time.sleep(0.01)
