"""Which repeats of a test `make test` leaves to `make test-all`."""

import pytest

from tests import slow


def test_all_but_the_quick_ones_are_slow() -> None:
    made = slow.but([2, 3], range(5)) + slow.rows_but([("a", 1)], [("a", 1), ("b", 2)])
    quick = [one.values for one in made if not one.marks]
    assert quick == [(2,), (3,), ("a", 1)]
    rest = [(one.values, [mark.name for mark in one.marks]) for one in made if one.marks]
    assert rest == [(values, ["slow"]) for values in ((0,), (1,), (4,), ("b", 2))]


def test_a_quick_one_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="pygamr"):
        slow.but(["pygamr"])


def test_no_test_is_left_to_test_all_alone() -> None:
    with pytest.raises(ValueError, match="no quick"):
        slow.but([], range(5))
