"""Modules are in memory as long as they are needed."""

import sys

import pytest

from firmware import modules

NAME = "firmware.seed_code"


def test_a_module_that_is_called_goes_again_and_one_that_was_there_stays():
    modules.unload("seed_code")
    code = modules.call("seed_code", "code_of", 7)
    assert NAME not in sys.modules
    here = modules.load("seed_code")
    assert modules.call("seed_code", "code_of", 7) == code == here.code_of(7)
    assert sys.modules[NAME] is here


def test_a_module_goes_even_if_its_function_fails():
    modules.unload("seed_code")
    with pytest.raises(TypeError):
        modules.call("seed_code", "code_of")
    assert NAME not in sys.modules
