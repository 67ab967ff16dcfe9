"""Stops what a pupil wrote when it never ends."""

import ctypes
import threading
from collections.abc import Iterator
from contextlib import contextmanager


class EndlessError(BaseException):
    """The end of what took too long.

    The traceback says where it was, unless a bare `except` there has caught it. No `except
    Exception` holds it up.
    """

    def __str__(self) -> str:
        return "it does not come to an end: does a loop never end?"


@contextmanager
def patience(seconds: float) -> Iterator[None]:
    """Let what is within take so many seconds.

    Raises EndlessError where it then is, or here if what is within goes on all the same.

    No signal is used: they may be ignored.
    """
    has_fired = threading.Event()
    thread = ctypes.c_ulong(threading.get_ident())
    interrupt = ctypes.pythonapi.PyThreadState_SetAsyncExc

    def fire() -> None:
        has_fired.set()
        interrupt(thread, ctypes.py_object(EndlessError))

    timer = threading.Timer(seconds, fire)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
    if has_fired.is_set():
        interrupt(thread, None)  # one still on its way: nothing else is to get it
        raise EndlessError
