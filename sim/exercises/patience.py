"""Stops pupil code that never ends."""

import ctypes
import threading
from collections.abc import Iterator
from contextlib import contextmanager


class EndlessError(BaseException):
    """Raised in code that takes too long.

    The traceback shows where, unless a bare `except` in that code caught it; an `except Exception`
    does not.
    """

    def __str__(self) -> str:
        return "it does not end: is there an endless loop?"


@contextmanager
def patience(seconds: float) -> Iterator[None]:
    """Limit the time of the code in this context.

    Raises EndlessError in that code after `seconds`, or at the end of the context if the code
    caught the exception and carried on.

    Signals are not used, since they may be ignored.
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
        # One may still be pending. It must reach no other code, and it cannot be cancelled: CPython
        # 3.11 would stay alert for one, and never get past the first line of a traced function.
        try:
            interrupt(thread, ctypes.py_object(EndlessError))
            while True:  # until it is raised
                pass
        except EndlessError as error:
            raise error from None
