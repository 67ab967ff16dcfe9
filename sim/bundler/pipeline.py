"""How a bundle is made: its passes, in order."""

import gc
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from sim.board import board_files
from sim.bundler import drive, fast_boards, heap_lines, memory_plan, touch_boards
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

# From sources to shorter sources: the output is Python and does the same as the input.
SHORTENING: tuple[Pass, ...] = (
    leaving_out.run,  # removes the games that are not wanted
    annotations.run,  # strips types, which boards do not use
    parsing.run,  # parses the project's own modules
    package_tables.run,  # inlines tables that a package defines
    topics.run,  # splits the texts by topic
    constants.run,  # inlines constants
    precomputation.run,  # evaluates what a module computes when loaded
    lending.run,  # moves rarely called functions to modules of their own
    joining.run,  # joins modules that are always loaded together
    short_names.run,  # shortens names to one or two letters
    unparsing.run,  # turns trees into text again
)
# For the web page, where memory is plentiful, but every byte is downloaded.
FOR_PAGE: tuple[Pass, ...] = (
    annotations.run,
    parsing.run,
    constants.run,
    short_names.run,
    unparsing.run,
)
# For the workshop's page: pupils use the engine by its own names.
FOR_WORKSHOP: tuple[Pass, ...] = (annotations.run, parsing.run, constants.run, unparsing.run)
# From there to the files of a drive.
FILING: tuple[Pass, ...] = (
    package_names.run,  # names modules by their paths, packages by a letter
    compilation.run,  # compiles to .mpy files
    identity.run,  # adds the bundle's id and its traceback map
)
# The drive with the sources themselves. To fit on a small drive, libraries and the modules
# that nobody edits are compiled, and types and __init__.py files without code are left out.
AS_SOURCE: tuple[Pass, ...] = (leaving_out.run, annotations.run, compilation.as_source)


@dataclass(frozen=True)
class Bundle:
    """The files of a drive, and its traceback map, which is "" if the files are the sources."""

    files: dict[Path, bytes]
    map: str = ""


@contextmanager
def _without_collector() -> Iterator[None]:
    """Switch Python's cyclic garbage collector off.

    This saves a tenth of the time, and a bundle takes no more memory: 115 MB.
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

    `left_out` are the names of games to leave out. `has_lines` keeps line numbers for tracebacks.
    """
    paths = drive.files(names)
    sources = fast_boards.offer({place: path.read_bytes() for place, path in paths.items()})
    if not touch_boards.are_any(names):
        sources = touch_boards.leave_out(sources)
    listed_files.check(sources)
    program = begin(sources)
    program.paths = paths
    program.left_out, program.has_lines = left_out, has_lines
    program.files = drive.atlases(names, left_out) | drive.puzzles(left_out)
    program.files |= heap_lines.files(names)
    for run in AS_SOURCE if is_source else (*SHORTENING, *FILING):
        run(program)
    if is_source:
        program.files = {**program.texts, **program.files}
    return Bundle(program.files, program.map)


def begin(sources: Mapping[Path, bytes], beside: Sequence[bytes] = ()) -> Program:
    """Return the program before the first pass, from sources by their paths.

    Names by which board files, libraries and the sources in `beside` refer to it are kept. That
    includes all board files, so that the game's modules are the same on every board. Raises
    BoardFileError for a board file that is not valid Python, since no pass could name it.
    """
    every_board = [text.encode() for text in board_files.read_all()]
    return Program(dict(sources), [*every_board, *beside], memory_plan.PLAN)


def shorten(program: Program, passes: Sequence[Pass] = SHORTENING) -> dict[Path, bytes]:
    """Run the passes that shorten sources; return the results by path."""
    for run in passes:
        run(program)
    return program.texts
