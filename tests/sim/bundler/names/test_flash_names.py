"""Short names that a board has in flash anyway, and that no library uses, replace longer ones."""

import ast
import builtins
import keyword
import re

from adafruit_display_text import LabelBase
from displayio import Group

from sim.bundler import drive
from sim.bundler.names import flash_names, foreign_names
from sim.bundler.names.name_sharing import names_of
from tests import made_bundles


def test_each_is_pythons_or_circuitpythons_no_class_inherits_it_nor_does_a_module_find_it():
    names = list(flash_names.free(()))
    assert len(names) == len(set(names)) > 100
    stubs = " ".join(foreign_names.stubs().values())
    assert set(names) <= foreign_names.known().union(re.findall(r"\w+", stubs))
    theirs = {*dir(Group), *dir(LabelBase), *dir(Exception), *dir(builtins), *keyword.kwlist}
    assert not set(names) & theirs


def test_the_shortest_come_first_and_none_that_is_taken():
    names = list(flash_names.free({"tan", "acos"}))
    assert "tan" not in names and "acos" not in names and "asin" in names
    assert [len(name) for name in names] == sorted(len(name) for name in names)


def test_the_bundle_has_them_and_the_sources_do_not():
    sources = {place: path.read_bytes() for place, path in drive.files(["pygamer"]).items()}
    wanted = set(flash_names.free(()))
    own = [text for place, text in sources.items() if place.parts[0] in drive.PACKAGES]
    used = {name for text in own for name in names_of(ast.parse(text))}
    made = {
        name
        for place, text in made_bundles.shortened("pygamer").items()
        if place.parts[0] in drive.PACKAGES
        for name in names_of(ast.parse(text))
    }
    assert len((made - used) & wanted) > 90
    assert not used & set(flash_names.free(used))
