"""Names are shared only between what never meets."""

import ast

import pytest

from sim.bundler.names import name_sharing
from sim.bundler.names.letters import shortest

ONE = "class Tower:\n    def build(self, storeys): self.tall = storeys\n"


def shared(*sources: str, kept: tuple[str, ...] = ()) -> dict[str, str]:
    """Return the new names in the modules towers, castles and wells of engine/."""
    names = ("engine.towers", "engine.castles", "engine.wells")
    modules = {name: ast.parse(source) for name, source in zip(names, sources, strict=False)}
    return name_sharing.share(modules, kept, shortest(kept))


def test_classes_that_have_nothing_to_do_with_each_other_share_names():
    found = shared(ONE + "class Well:\n    def dig(self, depth): self.deep = depth\n")
    assert found["build"] in (found["dig"], found["deep"])
    assert len(set(found.values())) < len(found)


def test_what_inherits_shares_none_with_what_it_inherits():
    below = (
        "from engine.towers import Tower\nclass Keep(Tower):\n    def dig(self): self.moat = 1\n"
    )
    found = shared(ONE, below)
    assert len({found[name] for name in ("build", "tall", "dig", "moat")}) == 4
    for other in (
        "from engine import towers\n" + below.replace("(Tower)", "(towers.Tower)"),
        below.replace("(Tower)", "(Old)").replace("Tower", "Tower as Old"),
    ):
        assert len({shared(ONE, other)[name] for name in ("build", "tall", "dig", "moat")}) == 4


def test_what_a_function_uses_of_its_module_is_none_of_its_variables():
    found = shared(
        "roof = 1\ndef build(storeys):\n    return roof + (lambda wall: wall)(storeys)\n"
    )
    assert len({found[name] for name in ("roof", "storeys", "wall")}) == 3


def test_classes_of_one_name_in_two_modules_are_two():
    found = shared("class Screen:\n    def build(self): pass\n", "class Screen:\n    roof = 1\n")
    assert found["build"] == found["roof"]


def test_a_base_that_is_not_where_it_is_said_to_be_is_reported():
    with pytest.raises(ValueError, match="engine.castles: Keep is not a known class"):
        shared(ONE, "from engine.towers import Keep\nclass Castle(Keep): pass\n")


def test_a_module_s_own_names_all_differ():
    found = shared("import towers\nfrom wells import dig as deepen\nroof = 1\nclass Tower: pass\n")
    assert len({found[name] for name in ("towers", "deepen", "roof", "Tower")}) == 4
    found = shared("def build():\n    global roof, wall\n    roof = wall = 1\n")
    assert len({found[name] for name in ("build", "roof", "wall")}) == 3


def test_what_is_put_in_from_outside_shares_its_name_with_nothing():
    found = shared(ONE + "def paint(tower):\n    tower.colour = 1\n")
    assert list(found.values()).count(found["colour"]) == 1


def test_what_hands_on_shares_names_with_nothing():
    found = shared(ONE + "class Twin:\n    def __getattr__(self, name): pass\n    roof = 1\n")
    assert list(found.values()).count(found["roof"]) == 1


def test_what_is_kept_is_no_new_name_either():
    found = shared("roof = wall = 1", kept=("roof", "a"))
    assert found == {"wall": "b"}


@pytest.mark.parametrize("method", ["def dig(me): me.moat = 1", "@classmethod\n def dig(cls): 1"])
def test_an_object_by_another_name_than_self_is_reported(method):
    with pytest.raises(ValueError, match="Keep.dig: its first argument has to be self"):
        shared(f"class Keep:\n {method}\n")


def test_a_function_in_a_class_that_knows_no_object_needs_no_self():
    assert "dig" in shared("class Keep:\n @staticmethod\n def dig(depth): return depth\n")
