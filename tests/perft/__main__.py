"""`python -m tests.perft`: rewrites the counts in the *.txt files, using the oracle."""

from tests import oracle
from tests.perft import (
    COUNTED,
    FOLDER,
    Counts,
    count_rolls_slowly,
    count_slowly,
    read_dice,
    read_positions,
    read_rolls,
)


def as_pairs(counts: Counts) -> str:
    return " ".join(f"{name}={count}" for name, count in counts.items())


def rewrite_positions(name: str) -> None:
    """Replace the counts of a file of positions, leaving its other lines unchanged."""
    path = FOLDER / name
    counted = [count_slowly(position) for position in read_positions(path)]
    kept = [
        line
        for line in path.read_text(encoding="utf-8").rstrip().splitlines()
        if line.partition(" ")[0] not in COUNTED
    ]
    blocks = "\n".join(kept).split("\n\n")
    for i, position in enumerate(counted, start=1):
        for word in COUNTED:
            blocks[i] += f"\n{word} {as_pairs(getattr(position, word))}"
    path.write_text("\n\n".join(blocks) + "\n", encoding="utf-8")


def rewrite_dice(name: str) -> None:
    """Replace the counts of a file of dice."""
    path = FOLDER / name
    lines = path.read_text(encoding="utf-8").splitlines()
    head = [line for line in lines if not line or line.startswith("#")]
    dice = [f"{d} = {len(oracle.arrangements(d.split()))}" for d in read_dice(path)]
    path.write_text("\n".join([*head, *dice]) + "\n", encoding="utf-8")


def rewrite_rolls(name: str) -> None:
    """Replace the counts of a file of rolls."""
    path = FOLDER / name
    lines = path.read_text(encoding="utf-8").splitlines()
    head = [line for line in lines if not line or line.startswith("#")]
    rolls = [
        f"{' '.join(line.letters)} : {' '.join(line.house) or '-'} : {as_pairs(line.phases)}"
        for line in map(count_rolls_slowly, read_rolls(path))
    ]
    path.write_text("\n".join([*head, *rolls]) + "\n", encoding="utf-8")


rewrite_positions("surfaces.txt")
rewrite_positions("combos.txt")
rewrite_dice("dice.txt")
rewrite_dice("aeg_dice.txt")
rewrite_rolls("rolls.txt")
