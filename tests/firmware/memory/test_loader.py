"""Modules are loaded, owned, cached and evicted."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import firmware
from firmware.memory import loader

SOURCES = {
    "screen": "from firmware.made import widget\nfrom firmware.made import shared\n",
    "other": "from firmware.made import shared\n",
    "widget": "COUNT = []\n",
    "shared": "",
    "data": "WORDS = ['A']\n",
    "broken": "from firmware.made import nowhere\n",
}


@pytest.fixture(autouse=True)
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Put a package of modules into the firmware, and let the app own all others."""
    package = tmp_path / "made"
    package.mkdir()
    (package / "__init__.py").write_text("")
    for name, source in SOURCES.items():
        (package / f"{name}.py").write_text(source)
    monkeypatch.setattr(firmware, "__path__", [*firmware.__path__, str(tmp_path)])
    loader.own_loaded()
    yield
    names = [name for name in sys.modules if name.startswith("firmware.made")]
    loader.unload(names[:])
    for name in names:
        sys.modules.pop(name, None)


def loaded() -> set[str]:
    """Return the last parts of the names of the loaded modules among these."""
    return {name[len("firmware.made.") :] for name in sys.modules if "firmware.made." in name}


def test_what_a_function_imports_is_cached_until_it_is_evicted() -> None:
    module = loader.import_named("firmware.made.screen")
    assert loaded() == {"screen", "widget", "shared"}
    assert loader.import_named("firmware.made.screen") is module
    loader.evict()
    assert loaded() == set()
    assert loader.import_named("firmware.made.screen") is not module


def test_what_an_owner_has_loaded_stays_with_all_that_it_brought() -> None:
    owner: list[str] = []
    module = loader.load("firmware.made.screen", owner)
    loader.evict()
    assert loaded() == {"screen", "widget", "shared"}
    assert {name.rpartition(".")[2] for name in owner} >= loaded()
    loader.release(owner)
    assert owner == [] and loaded()
    assert loader.import_named("firmware.made.screen") is module
    loader.evict()
    assert loaded() == set()


def test_what_two_owners_need_belongs_to_the_first() -> None:
    first: list[str] = []
    second: list[str] = []
    loader.load("firmware.made.screen", first)
    loader.load("firmware.made.other", second)
    assert [name for name in second if "made" in name] == ["firmware.made.other"]
    loader.unload(second)
    assert loaded() == {"screen", "widget", "shared"}


def test_a_cached_module_that_is_loaded_belongs_to_its_owner() -> None:
    loader.import_named("firmware.made.other")
    owner: list[str] = []
    loader.load("firmware.made.other", owner)
    loader.evict()
    assert "other" in loaded()


def test_only_where_memory_is_short_the_cache_is_trimmed(bytes_free: Any) -> None:
    loader.trim()
    loader.import_named("firmware.made.other")
    loader.trim()
    assert "other" in loaded()
    loader.import_named("firmware.made.widget")
    bytes_free(0)
    loader.trim()
    assert loaded() == set()


def test_data_is_read_afresh_each_time_and_what_was_loaded_is_left_alone() -> None:
    one, other = loader.read_once("firmware.made.data"), loader.read_once("firmware.made.data")
    one.WORDS.append("B")
    assert other.WORDS == ["A"] and loaded() == set()
    owner: list[str] = []
    module = loader.load("firmware.made.data", owner)
    assert loader.read_once("firmware.made.data") is not module
    assert sys.modules["firmware.made.data"] is module


def test_of_several_modules_the_first_that_exists_is_loaded_and_no_other_tried() -> None:
    owner: list[str] = []
    names = ("firmware.made.nowhere", "firmware.made.other", "firmware.made.screen")
    assert loader.load_first(names, owner).__name__ == "firmware.made.other"
    assert loaded() == {"other", "shared"}


def test_a_mistake_in_what_a_module_imports_is_no_missing_module() -> None:
    with pytest.raises(ImportError, match="nowhere"):
        loader.load_first(("firmware.made.broken", "firmware.made.other"), [])
