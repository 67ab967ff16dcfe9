"""Makes what takes long once for all tests and workers.

The workers are pytest's.
"""

import os
import pickle
import time
from collections.abc import Callable
from functools import cache, wraps
from hashlib import sha256
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

FOLDER = "NUMBER_DROP_MADE"  # says where it is kept while pytest runs: see conftest.py
_NAP = 0.05  # seconds
_PATIENCE = 300  # seconds: longer than anything takes, unless its worker has died

Given = ParamSpec("Given")
Made = TypeVar("Made")


def made_once(make: Callable[Given, Made]) -> Callable[Given, Made]:
    """Let a function be called only once with the same arguments.

    Others wait for what it returns. Its name and the arguments' are all that tells one call from
    another.
    """

    @wraps(make)
    def found(*given: Given.args, **named: Given.kwargs) -> Made:
        folder = os.environ.get(FOLDER)
        if folder is None:  # no worker beside this one
            return make(*given, **named)
        called = f"{make.__module__}.{make.__qualname__} {given} {sorted(named.items())}"
        return _shared(Path(folder, sha256(called.encode()).hexdigest()), make, *given, **named)

    known: Any = cache(found)
    remembered: Callable[Given, Made] = known
    return remembered


def _shared(
    file: Path, make: Callable[Given, Made], *given: Given.args, **named: Given.kwargs
) -> Made:
    """Return a file's content; the first worker to ask makes it."""
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
            if not file.exists():  # the other one may have been done meanwhile
                draft = file.with_suffix(".draft")
                draft.write_bytes(pickle.dumps(make(*given, **named)))
                os.replace(draft, file)
        finally:
            lock.unlink()
    made: Made = pickle.loads(file.read_bytes())
    return made
