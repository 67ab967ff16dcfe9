"""Words in tuples are the same words."""

import ast
from typing import Any

from sim import texts


def gathered(source: str) -> str:
    """Return a source with its texts in tuples."""
    tree = ast.parse(source)
    texts.gather(tree)
    return ast.unparse(tree)


def test_texts_beside_one_another_come_into_one_tuple():
    made = gathered("A = 'one'\nB = 'two'\nC = 3\nD = 'four'")
    assert made == "A, B = ('one', 'two')\nC = 3\nD = 'four'"


def test_all_of_many_are_what_they_were():
    source = "\n".join(f"WORD_{number} = 'text {number}'" for number in range(20))
    made = gathered(source)
    assert made.count("\n") == 2, "a tuple has as many as a small stack has room for"
    before: dict[str, Any] = {}
    after: dict[str, Any] = {}
    exec(source, before)
    exec(made, after)
    del before["__builtins__"], after["__builtins__"]
    assert after == before


def test_what_is_no_text_of_its_own_stays():
    for source in ("A = B = 'one'", "A = ('one', 'two')", "A = one\nB = two", "a.b = 'one'"):
        assert gathered(source) == source


def test_equal_tuples_inside_others_are_one():
    source = "A = (('B', 'BACK'), ('A', 'OK'))\nB = A + (('B', 'BACK'),)\nC = (('A', 'GO'),)"
    tree = ast.parse(source)
    texts.share(tree)
    made = ast.unparse(tree)
    assert made.count("BACK") == 1 and made.count("OK") == made.count("GO") == 1
    before: dict[str, Any] = {}
    after: dict[str, Any] = {}
    exec(source, before)
    exec(made, after)
    del before["__builtins__"], after["__builtins__"]
    assert after == before


def test_where_nothing_is_equal_nothing_is_shared():
    tree = ast.parse("A = (('B', 'BACK'), ('A', 'OK'))")
    texts.share(tree)
    assert ast.unparse(tree) == "A = (('B', 'BACK'), ('A', 'OK'))"
