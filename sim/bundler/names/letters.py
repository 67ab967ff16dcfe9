"""Names of one or two letters."""

import keyword
from collections.abc import Collection, Iterator
from itertools import product
from string import ascii_lowercase, ascii_uppercase


def shortest(taken: Collection[str]) -> Iterator[str]:
    """Yield names of one or two letters that are not `taken`, the shortest first."""
    letters = ascii_lowercase + ascii_uppercase
    for length in (1, 2):
        for some in product(letters, repeat=length):
            name = "".join(some)
            if name not in taken and not keyword.iskeyword(name):
                yield name
