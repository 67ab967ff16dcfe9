"""Bundles, each made once for all tests that look at it.

They are identical to the project's. Most of a bundle is the project's own modules. The passes from
`parsing` to `unparsing` give the same result for every board whose libraries refer to them by the
same names, so they run once for all such boards. They do not see the board, so they cannot depend
on it. Of the libraries' other names, they only see those that could be given to something of the
project's.
"""

import builtins
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import cache
from pathlib import Path
from unittest import mock

from sim import languages
from sim.bundler import drive, memory_plan, mpy, pipeline
from sim.bundler.names import flash_names, foreign_names
from sim.bundler.passes import annotations, parsing
from sim.bundler.program import Program
from sim.bundler.syntax.annotations import without_types
from sim.bundler.traceback.origins import Origins
from tests.made_once import made_once

_bundle, _shorten = pipeline.bundle, pipeline.shorten  # a test may replace them
_FIRST = pipeline.SHORTENING.index(parsing.run)
_WORD = re.compile(r"[A-Za-z_]\w*", re.ASCII)
# The passes give new names of one or two letters, or names that cost a board nothing.
_SHORT = 2
_ALL_GIVEN = frozenset(flash_names.free(()))
_NEVER_OWN = foreign_names.IN_REACH.union(dir(builtins))  # no matter which module uses them
_BEFORE, _OF_OWN = pipeline.SHORTENING[:_FIRST], pipeline.SHORTENING[_FIRST:]


@made_once
def bundle(
    names: tuple[str, ...],
    is_source: bool = False,
    left_out: tuple[str, ...] = (),
    has_lines: bool = False,
) -> pipeline.Bundle:
    """Return the same as pipeline.bundle."""
    with _own_once():
        return _bundle(names, is_source, left_out, has_lines)


@contextmanager
def reused() -> Iterator[None]:
    """Let the bundler return these bundles."""

    def bundled(
        names: Sequence[str],
        is_source: bool = False,
        left_out: Collection[str] = (),
        has_lines: bool = False,
    ) -> pipeline.Bundle:
        return bundle(tuple(names), is_source, tuple(left_out), has_lines)

    with mock.patch.object(pipeline, "bundle", bundled):
        yield


def for_cpython(files: Mapping[Path, bytes], names: Sequence[str]) -> dict[Path, bytes]:
    """Return a drive of sources, with those of its compiled files, which CPython cannot load."""
    paths = drive.files(names)
    compiled = {place for place in files if place.suffix == ".mpy"}
    sources = [place.with_suffix(".py") for place in compiled]
    program = Program({place: paths[place].read_bytes() for place in sources})
    annotations.run(program)
    return {place: files[place] for place in files.keys() - compiled} | program.texts


@made_once
def shortened(board: str) -> dict[Path, bytes]:
    """Return a board's sources before they become a bundle's files."""
    sources = {place: path.read_bytes() for place, path in drive.files([board]).items()}
    with _own_once():
        return _shorten(pipeline.begin(sources))


def _own_once() -> AbstractContextManager[object]:
    """Reuse an earlier bundle's project modules where they are the same."""
    return mock.patch.object(pipeline, "SHORTENING", (*_BEFORE, _put_own))


def _put_own(program: Program) -> None:
    """Do what the passes of the project's own modules do."""
    assert program.plan is memory_plan.PLAN
    own = [place for place in program.texts if place.parts[0] in drive.PACKAGES]
    texts = tuple((place.as_posix(), program.texts.pop(place)) for place in own)
    called = set().union(*map(_called, (*program.texts.values(), *program.beside)))
    seen = called & (_words(texts) | _ALL_GIVEN) | {name for name in called if len(name) <= _SHORT}
    made, program.data, program.origins = _of_own(texts, tuple(sorted(seen - _NEVER_OWN)))
    program.texts |= made


def _words(texts: tuple[tuple[str, bytes], ...]) -> set[str]:
    """Return everything in the sources that could be a name."""
    return {word for _, source in texts for word in _WORD.findall(source.decode())}


@cache
def _called(source: bytes) -> frozenset[str]:
    """Return the names by which others' source may refer to the project's own."""
    program = Program({}, [source])
    parsing.run(program)
    return frozenset(program.called)


@made_once
def _of_own(
    texts: tuple[tuple[str, bytes], ...], called: tuple[str, ...]
) -> tuple[dict[Path, bytes], set[Path], Origins]:
    """Return the result of the passes for the project's own modules.

    It consists of the files, which of them are data, and where everything comes from.
    """
    own = {Path(place): source for place, source in texts}
    program = Program(own, plan=memory_plan.PLAN, called=set(called))
    for run in _OF_OWN:
        run(program)
    vars(program.origins)["_called"].clear()  # keyed by nodes of trees that no longer exist
    return program.texts, program.data, program.origins


def keep() -> None:
    """Share, between bundles, the analysis of each source and its compiled file."""
    imported = drive._imported_libraries

    @cache
    def libraries(source: Path, changed: int, size: int) -> list[str]:
        return imported(source)

    def of_source(source: Path) -> list[str]:
        now = source.stat()
        return libraries(source, now.st_mtime_ns, now.st_size)

    vars(drive)["_imported_libraries"] = of_source
    vars(languages)["words"] = cache(languages.words)
    vars(annotations)["without_types"] = cache(without_types)
    vars(mpy)["_compile"] = made_once(mpy._compile)
