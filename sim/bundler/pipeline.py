"""How a bundle is made: its passes, in their order."""

import gc
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from sim.board import board_files
from sim.bundler import drive, fast_boards, heap_lines, memory_plan
from sim.bundler.checks import listed_files
from sim.bundler.filing import compilation, identity, package_names
from sim.bundler.passes import (
    annotations,
    constants,
    joining,
    leaving_out,
    lending,
    package_tables,
    parsing,
    precomputation,
    short_names,
    topics,
    unparsing,
)
from sim.bundler.program import Program

Pass = Callable[[Program], None]

# From sources to smaller ones. What comes out is Python, and does what went in.
SHORTENING: tuple[Pass, ...] = (
    leaving_out.run,  # the games that are not wanted
    annotations.run,  # types, which boards do not read
    parsing.run,  # the project's own modules become trees
    package_tables.run,  # what a package itself gives, where it is imported
    topics.run,  # the files of words become one for each topic
    constants.run,  # numbers in the place of their names
    precomputation.run,  # what a module computes when loaded
    lending.run,  # functions that are seldom called get modules of their own
    joining.run,  # modules that are always loaded together become one
    short_names.run,  # one letter or two each
    unparsing.run,  # the trees become text again
)
# For the web page: memory is plentiful there, and a traceback names functions as the sources do.
FOR_PAGE: tuple[Pass, ...] = (annotations.run, parsing.run, constants.run, unparsing.run)
# From these to the files of a drive.
FILING: tuple[Pass, ...] = (
    package_names.run,  # modules are called by their paths, and packages by a letter
    compilation.run,  # to .mpy files
    identity.run,  # the bundle's id and its traceback map
)
# Or the sources themselves, but for what takes room that a small drive has not: their types, those
# of libraries and the storage, and folders' explanations.
AS_SOURCE: tuple[Pass, ...] = (leaving_out.run, annotations.run, compilation.as_source)


@dataclass(frozen=True)
class Bundle:
    """The files of a drive, and its traceback map.

    The map is "" where the files are the sources.
    """

    files: dict[Path, bytes]
    map: str = ""


@contextmanager
def _without_collector() -> Iterator[None]:
    """Keep Python from looking for reference cycles meanwhile.

    That takes a tenth of the time, and a bundle takes no more memory without: 115 MB.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


@_without_collector()
def bundle(
    names: Sequence[str],
    is_source: bool = False,
    left_out: Collection[str] = (),
    has_lines: bool = False,
) -> Bundle:
    """Return the bundle for the boards with these board files.

    `left_out` are the names of games that are not to be on it. `has_lines`: tracebacks are to say
    line numbers.
    """
    paths = drive.files(names)
    sources = fast_boards.offer({place: path.read_bytes() for place, path in paths.items()})
    listed_files.check(sources)
    program = begin(sources)
    program.paths = paths
    program.left_out, program.has_lines = left_out, has_lines
    program.files = drive.atlases(names, left_out) | heap_lines.files(names)
    for run in AS_SOURCE if is_source else (*SHORTENING, *FILING):
        run(program)
    if is_source:
        program.files = {**program.texts, **program.files}
    return Bundle(program.files, program.map)


def begin(sources: Mapping[Path, bytes], beside: Sequence[bytes] = ()) -> Program:
    """Return the program before any pass, from sources by their places.

    What board files, libraries and the sources `beside` call by its name keeps that: all board
    files, so that the game's modules are the same on every board. Raises BoardFileError for one
    that is not Python, which no pass could name.
    """
    every_board = [text.encode() for text in board_files.read_all()]
    return Program(dict(sources), [*every_board, *beside], memory_plan.PLAN)


def shorten(program: Program, passes: Sequence[Pass] = SHORTENING) -> dict[Path, bytes]:
    """Run the passes that shorten sources; return these by place."""
    for run in passes:
        run(program)
    return program.texts
