"""The bundler's passes: all are listed, and each says what it assumes and what it refuses."""

import importlib
import pkgutil

import pytest

from sim.bundler import filing, passes, pipeline
from sim.bundler.filing import compilation

NAMES = [
    f"{package.__name__}.{module.name}"
    for package in (filing, passes)
    for module in pkgutil.iter_modules(package.__path__)
]


@pytest.mark.parametrize("name", NAMES)
def test_a_pass_says_what_it_is_for_what_it_assumes_and_what_it_refuses(name: str) -> None:
    said = importlib.import_module(name).__doc__ or ""
    purpose, *rest = said.split("\n\n")
    assert purpose
    assert [part.split()[0].strip(",") for part in rest][-2:] == ["Assumes", "Refuses"]


def test_every_pass_is_listed_once_in_its_order() -> None:
    listed = [*pipeline.SHORTENING, *pipeline.FILING]
    assert sorted(f"{run.__module__}.{run.__name__}" for run in listed) == [
        f"{name}.run" for name in NAMES
    ]
    *first, last = pipeline.AS_SOURCE
    assert set(first) < set(pipeline.SHORTENING) and last is compilation.as_source
