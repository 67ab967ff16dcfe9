"""`make torture`: trials of every kind with ever new seeds, for as long as requested."""

import argparse
import math
import time
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

from sim.command_line import OneLineParser, OptionsError, complain
from sim.command_line import run as end_with
from tests.firmware import power
from tests.torture import (
    bit_rot,
    cut_chains,
    failing_lines,
    failing_writes,
    forged,
    mashing,
    weak_bits,
    write_faults,
)

TRIALS: dict[str, Callable[[int], "Counter[str]"]] = {
    "chains of power cuts": cut_chains.trial,
    "weak bits": weak_bits.trial,
    "writes that fail": write_faults.trial,
    "bit rot": partial(bit_rot.trial, memories=500),
    "forged records": partial(forged.trial, memories=200, devices=10),
    "mashed keys": mashing.trial,
    "MemoryError while writing": failing_writes.trial,
}
if failing_lines.CAN_FORK:
    TRIALS["MemoryError at any line"] = failing_lines.trial


def run(name: str, first: int, seconds: float) -> bool:
    """Run trials of one kind for this long, but at least one; print what was seen.

    Return whether all of them passed.
    """
    trial = TRIALS[name]
    seen: Counter[str] = Counter()
    began = time.monotonic()
    seed = first
    broken = 0
    while seed == first or time.monotonic() - began < seconds:
        power._kept.clear()
        power._loaded.clear()
        try:
            seen += trial(seed)
        except Exception:
            broken += 1
            print(f"{name}: seed {seed}", traceback.format_exc(), sep="\n", flush=True)
        seed += 1
    print(f"{name}: {seed - first} trials from seed {first} on, {broken} broken")
    for what, count in sorted(seen.items()):
        print(f"{count:12,}  {what}", flush=True)
    return broken == 0


def _minutes(text: str) -> float:
    try:
        minutes = float(text)
    except ValueError:
        minutes = math.nan
    if not 0 <= minutes < math.inf:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of minutes, 0 or more")
    return minutes


def main(arguments: Sequence[str] = ()) -> int:
    """Run the torture; return the exit status."""
    parser = OneLineParser(prog="python -m tests.torture", description=__doc__)
    parser.add_argument(
        "--minutes", type=_minutes, default=30, help="total duration, for all kinds"
    )
    parser.add_argument("--seed", type=int, help="of the first trial; default: a new one")
    parser.add_argument(
        "--only", choices=TRIALS, metavar="KIND", help=f"one of {', '.join(TRIALS)}"
    )
    try:
        wanted = parser.parse_args(arguments)
    except OptionsError as mistake:
        return complain(str(mistake), "torture")
    names = [wanted.only] if wanted.only else list(TRIALS)
    first = int(time.time()) if wanted.seed is None else wanted.seed
    went_well = [run(name, first, 60 * wanted.minutes / len(names)) for name in names]
    return 0 if all(went_well) else 1


if __name__ == "__main__":
    end_with(main, "torture")
