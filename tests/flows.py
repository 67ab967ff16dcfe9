"""Which files four flows of the firmware enter, in order, as listed in docs/ARCHITECTURE.md.

python -m tests.flows    prints the lists
"""

import sys
import textwrap
from collections.abc import Callable, Iterable, Iterator
from types import FrameType

from engine.store.journal import Journal
from engine.store.tape import Tape
from firmware.kept.storage import Storage
from firmware.session import resumption
from firmware.session.session import Session
from tests.firmware.handheld import Handheld
from tests.imports import ROOT

_TREES = tuple(f"{ROOT / tree}/" for tree in ("engine", "firmware"))
# The folders that a list names only once for consecutive files; the longest match counts.
_FOLDERS = ("engine/number_drop/", "engine/store/", "engine/", "firmware/number_drop/", "firmware/")


def entered(run: Callable[[], object]) -> list[str]:
    """Return the files whose functions are called by `run`, in the order of the first calls."""
    found: dict[str, None] = {}

    def note(frame: FrameType, event: str, _argument: object) -> None:
        code = frame.f_code
        if event == "call" and code.co_name != "<module>" and code.co_filename.startswith(_TREES):
            found.setdefault(code.co_filename.removeprefix(f"{ROOT}/"))

    sys.setprofile(note)
    try:
        run()
    finally:
        sys.setprofile(None)
    return list(found)


def _begun(screen: str, journal: Journal | None = None) -> Handheld:
    journal = journal or _journal(bytearray(b"\xff" * 4096))
    device = Handheld(seed=7, board="pygamer", language="en", journal=journal)
    device.play_to(screen)
    return device


def _journal(memory: bytearray, erases: bool = False) -> Journal:
    return Journal(Tape([memory], erases, len(memory) // 2 if erases else None))


def _drop() -> list[str]:
    device = _begun("drop")
    return entered(lambda: device.press("a"))


def _roll() -> list[str]:
    device = _begun("roll")
    device.press("wait:500")
    return entered(lambda: device.press("a"))


def _hint() -> list[str]:
    device = _begun("drop")
    return entered(lambda: device.press("select select"))


def _save() -> list[str]:
    memory = bytearray(b"\xff" * 4096)
    device = _begun("drop", _journal(memory, True))
    session, action = device.app.session, device.screen.choice()

    def save() -> None:
        session.storage.choose(session.record, action)
        session.storage.save(session.record)

    files = entered(save)
    started = Session(Storage(_journal(memory, True)), session.settings, None)
    return list(dict.fromkeys([*files, *entered(lambda: resumption.load_game(started))]))


FLOWS: dict[str, Callable[[], list[str]]] = {
    "A drop, from key to pixels": _drop,
    "A roll": _roll,
    "A hint": _hint,
    "A save": _save,
}


def packed(files: Iterable[str]) -> Iterator[str]:
    """Yield lines of a folder and consecutive files in it."""
    rows: list[tuple[str, list[str]]] = []
    for file in files:
        folder = next(folder for folder in _FOLDERS if file.startswith(folder))
        if not rows or rows[-1][0] != folder:
            rows.append((folder, []))
        rows[-1][1].append(file.removeprefix(folder))
    for folder, names in rows:
        yield from textwrap.wrap(
            " ".join(names),
            120,
            initial_indent=f"{folder:<22}",
            subsequent_indent=" " * 22,
            break_on_hyphens=False,
        )


if __name__ == "__main__":
    for heading, flow in FLOWS.items():
        print(f"## {heading}", *packed(flow()), sep="\n")
