"""Names of a letter or two."""

import keyword
from collections.abc import Collection, Iterator
from itertools import product
from string import ascii_lowercase, ascii_uppercase


def shortest(taken: Collection[str]) -> Iterator[str]:
    """Yield short names that are not `taken`, the shortest first.

    They have a letter or two.
    """
    letters = ascii_lowercase + ascii_uppercase
    for length in (1, 2):
        for some in product(letters, repeat=length):
            name = "".join(some)
            if name not in taken and not keyword.iskeyword(name):
                yield name
