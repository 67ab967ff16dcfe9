"""A function that is called once is inlined.

What cannot be put there is left.
"""

import ast

import pytest

from sim.bundler.passes import single_calls


def put_in(kept: frozenset[str] = frozenset(), **sources: str) -> dict[str, str]:
    """Return modules with single calls inlined."""
    trees = {name: ast.parse(text) for name, text in sources.items()}
    single_calls.put_in(trees, kept)
    return {name: ast.unparse(tree) for name, tree in trees.items()}


def one(source: str, kept: frozenset[str] = frozenset()) -> str:
    """Return a single module likewise."""
    return put_in(kept, tower=source)["tower"]


def test_a_method_stands_in_the_place_of_its_only_call():
    made = one(
        "class Tower:\n"
        "    def build(self, storeys):\n"
        "        self._begin(storeys, 2)\n"
        "        return self._top()\n"
        "    def _begin(self, count, size=1):\n"
        "        self.count = count * size\n"
        "    def _top(self):\n"
        "        if self.count:\n"
        "            return 1\n"
    )
    assert made == (
        "class Tower:\n\n"
        "    def build(self, storeys):\n"
        "        size = 2\n"
        "        self.count = storeys * size\n"
        "        if self.count:\n"
        "            return 1\n"
        "        return"
    )


def test_variables_of_the_same_name_stay_two():
    made = one(
        "def build(size):\n    count = 1\n    _begin(size + 1)\n    return count + size\n"
        "def _begin(size):\n    count = size\n    size += count\n    print(size)\n"
    )
    space: dict[str, object] = {}
    exec(f"told = []\nprint = told.append\n{made}\nfound = build(3)", space)
    assert "_begin" not in made
    assert (space["found"], space["told"]) == (4, [8])


@pytest.mark.parametrize(
    ("call", "value"),
    [("x = _top(1)\n    return x", 4), ("if not _top(1):\n        return 0\n    return 5", 5)],
)
def test_what_it_returns_at_its_end_is_given_a_name_or_asked_for(call, value):
    made = one(f"def build():\n    {call}\ndef _top(n):\n    n += 2\n    return n + 1\n")
    space: dict[str, object] = {}
    exec(f"{made}\nfound = build()", space)
    assert "_top" not in made and space["found"] == value


CALLER = "def build(size):\n    _begin(size)\n"


@pytest.mark.parametrize(
    "source",
    [
        f"{CALLER}    _begin(2)\ndef _begin(n):\n    print(n)\n",  # called twice
        f"{CALLER}def _begin(n):\n    if n:\n        return\n    print(n)\n",
        f"{CALLER}def _begin(n):\n    yield n\n",
        f"{CALLER}def _begin(n):\n    global count\n    count = n\n",
        f"{CALLER}def _begin(n):\n    keep(lambda: n)\n",
        f"{CALLER}def _begin(*n):\n    print(n)\n",
        f"{CALLER}def _begin(n):\n    try:\n        print(n)\n    except OSError:\n        n = 0\n",
        f"{CALLER}def _begin(n):\n    with open(n):\n        print(n)\n",
        f"{CALLER}NAME = '_begin'\ndef _begin(n):\n    print(n)\n",  # looked up by a text
        f"{CALLER}size = 1\ndef _begin(n):\n    print(size)\n",  # its caller has another one
        "def build(n):\n    return 1 + _begin(n)\ndef _begin(n):\n    return n\n",
        "def build(n):\n    while _begin(n):\n        pass\ndef _begin(n):\n    return n\n",
        "def build():\n    keep(_begin)\ndef _begin():\n    pass\n",
    ],
)
def test_all_else_stays_a_function(source):
    assert one(source) == ast.unparse(ast.parse(source))


def test_a_name_that_is_kept_stays():
    source = f"{CALLER}def _begin(n):\n    print(n)\n"
    assert "def _begin" not in one(source)
    assert "def _begin" in one(source, frozenset({"_begin"}))


@pytest.mark.parametrize(
    "other",
    [
        "class Spire(Tower):\n    def _begin(self):\n        pass\n",
        "class Spire(Tower):\n    def end(self):\n        self._begin()\n",
    ],
)
def test_a_method_that_another_class_of_the_family_has_or_calls_stays(other):
    source = "class Tower:\n    def build(self):\n        self._begin()\n"
    source += "    def _begin(self):\n        print(self)\n"
    assert "def _begin" not in one(source)
    made = put_in(tower=source, town=f"from tower import Tower\n{other}")
    assert "def _begin" in made["tower"]


def test_what_another_module_imports_stays():
    source = f"{CALLER}def _begin(n):\n    print(n)\n"
    assert "def _begin" in put_in(tower=source, town="from tower import _begin\n_begin(1)")["tower"]
