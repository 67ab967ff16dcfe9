"""Modules are in memory as long as they are needed."""

import sys

from firmware import loader

NAME = "firmware.screens.seeded"
NEEDED = "firmware.session.seed_code"  # which that one imports


def test_a_borrowed_module_goes_with_all_that_it_brought():
    for name in (NAME, NEEDED):
        loader.unload(name)
    assert loader.borrow("firmware.screens.seeded").__name__ == NAME
    assert NAME in sys.modules, "what one action needs twice is loaded once"
    loader.give_back()
    assert NAME not in sys.modules and NEEDED not in sys.modules
    assert not hasattr(sys.modules["firmware.screens"], "seeded")


def test_what_was_there_stays_when_it_is_borrowed():
    code = loader.load("firmware.session.seed_code")
    here = loader.load("firmware.screens.seeded")
    assert loader.borrow("firmware.screens.seeded") is here
    loader.give_back()
    assert here is sys.modules[NAME]
    loader.unload(NAME)
    assert loader.borrow("firmware.screens.seeded") is not here
    loader.give_back()
    assert sys.modules[NEEDED] is code
