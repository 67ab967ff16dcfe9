"""The contents of a journal's homes after a write that a power cut interrupted at any step."""

from collections.abc import Iterator

from engine.store.codeword import BLANK
from sim.board.flash import Flash, PowerCut
from tests.firmware.power import Contents, Write

NRF52_PAGE = 4096


def cuts(kind: str, write: Write, seeds: int = 1) -> Iterator[Contents]:
    """Yield the contents of all homes after cuts of a write.

    There are `seeds` cuts at each step. Of consecutive steps that change nothing, only the first
    and the last are included.
    """
    idle = idle_steps(kind, write)
    for step in range(1, steps_of(kind, write) + 1):
        if step not in idle[1:-1]:
            for seed in range(seeds):
                yield cut(kind, write, step, seed)


def idle_steps(kind: str, write: Write) -> range:
    """Return the steps of a write that change nothing, or not yet anything visible."""
    steps = steps_of(kind, write)
    if write.home > 0:
        return range(0)
    if kind == "esp32":  # until its index, the last step, a new blob does not exist
        return range(steps - len(write.contents[0]), steps)
    flash = finished(kind, write)
    programmed = flash.contents[programmed_by(kind, flash, write)]
    # Programming often ends with bytes that stay blank.
    blank = len(programmed) - len(programmed.rstrip(bytes([BLANK])))
    return range(steps - blank + 1, steps + 1)


def cut(kind: str, write: Write, step: int, seed: int = 0) -> Contents:
    """Return the contents of all homes after one cut of a write at a step, counted from 1."""
    if write.home > 0:  # a file is emptied, then it grows
        rest = bytes([BLANK]) * (len(write.data) - step + 1)
        return write.contents[0], write.data[: step - 1] + rest
    flash = Flash(kind, contents=write.contents[0], cut_at=step, seed=seed)
    try:
        flash[write.start : write.start + len(write.data)] = write.data
    except PowerCut:
        return flash.contents, *write.contents[1:]
    raise ValueError(f"the write has only {flash.steps} steps")


def steps_of(kind: str, write: Write) -> int:
    """Return the number of steps of a write."""
    return finished(kind, write).steps if write.home == 0 else len(write.data)


def finished(kind: str, write: Write) -> Flash:
    """Return the memory after a write that was not cut."""
    flash = Flash(kind, contents=write.contents[0])
    flash[write.start : write.start + len(write.data)] = write.data
    return flash


def programmed_by(kind: str, flash: Flash, write: Write) -> slice:
    """Return which bytes a write programmed last, one per step, after the necessary erases."""
    if kind == "nrf52":
        page = write.start // NRF52_PAGE * NRF52_PAGE
        return slice(page, page + NRF52_PAGE)
    if sum(flash.erases):
        return slice(0, len(flash))
    return slice(write.start, write.start + len(write.data))
