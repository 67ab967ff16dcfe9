"""The loader in tests goes through its own modules only.

It does so whichever come and go.
"""

import sys
from random import Random
from types import ModuleType

from tests import own_modules

OWN, OTHERS = "firmware.made_up_", "made_up_"
STEPS = 3000


def test_they_are_those_of_sys_modules_in_the_same_order(monkeypatch):
    monkeypatch.setattr(sys, "modules", dict(sys.modules))  # which no import looks at
    seen = own_modules.Modules()
    chance = Random(1)
    known = [f"{package}{number}" for package in (OWN, OTHERS) for number in range(50)]
    known += list(sys.modules)[::7]
    for _ in range(STEPS):
        name = chance.choice(known)
        if sys.modules.pop(name, None) is None:
            sys.modules[name] = ModuleType(name)
        if chance.random() < 0.5:
            own = [name for name in sys.modules if name.partition(".")[0] in own_modules._TOPS]
            assert list(seen) == own
            assert len(seen) == len(sys.modules)


def test_the_loaders_names_are_a_list():
    names = own_modules.Names(one=None, two=None)
    names.append("three")
    names.remove("one")
    assert list(names) == ["two", "three"] and "one" not in names
    names.clear()
    assert list(names) == []
