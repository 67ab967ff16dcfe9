"""Creates expensive objects once for all tests and pytest's workers."""

import os
import pickle
import time
from collections.abc import Callable
from functools import cache, wraps
from hashlib import sha256
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

FOLDER = "NUMBER_DROP_MADE"  # names the folder while pytest runs: see conftest.py
_NAP = 0.05  # seconds
_PATIENCE = 300  # seconds: longer than anything takes, unless its worker has died

Given = ParamSpec("Given")
Made = TypeVar("Made")


def made_once(make: Callable[Given, Made]) -> Callable[Given, Made]:
    """Make a function run only once for the same arguments; other callers wait for its result.

    Calls are identified by the function's name and the arguments' alone.
    """

    @wraps(make)
    def found(*given: Given.args, **named: Given.kwargs) -> Made:
        folder = os.environ.get(FOLDER)
        if folder is None:  # no other worker
            return make(*given, **named)
        called = f"{make.__module__}.{make.__qualname__} {given} {sorted(named.items())}"
        return _shared(Path(folder, sha256(called.encode()).hexdigest()), make, *given, **named)

    known: Any = cache(found)
    remembered: Callable[Given, Made] = known
    return remembered


def _shared(
    file: Path, make: Callable[Given, Made], *given: Given.args, **named: Given.kwargs
) -> Made:
    """Return a file's content; the first worker to ask creates it."""
    lock = file.with_suffix(".lock")
    end = time.monotonic() + _PATIENCE
    while not file.exists():
        try:
            lock.touch(exist_ok=False)
        except FileExistsError:
            assert time.monotonic() < end, f"{lock} is left of a worker that died"
            time.sleep(_NAP)
            continue
        try:
            if not file.exists():  # another worker may have finished meanwhile
                draft = file.with_suffix(".draft")
                draft.write_bytes(pickle.dumps(make(*given, **named)))
                os.replace(draft, file)
        finally:
            lock.unlink()
    made: Made = pickle.loads(file.read_bytes())
    return made
