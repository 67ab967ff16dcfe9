"""Strips type annotations from the project's own sources.

The board's compiler ignores annotations, but not the imports that they need, and the passes would
count a name that only a type mentions as used.

Assumes that annotations have no effect, and that TYPE_CHECKING is False at run time.

Refuses, by ValueError, anything that is not valid Python, and any use of TYPE_CHECKING but an `if`
at the top level of a module.
"""

from sim.bundler import drive
from sim.bundler.program import Program
from sim.bundler.syntax.annotations import without_types
from sim.bundler.syntax.mistakes import located_at

_OWN = {*drive.PACKAGES, "boards", drive.CODE.name, drive.SAFEMODE.name}


def run(program: Program) -> None:
    """Strip the types from all texts but the libraries', whether they are on the drive or not."""
    for place, source in program.texts.items():
        if place.parts[0] in _OWN:
            with located_at(place):
                try:
                    program.texts[place] = without_types(source)
                except ValueError as error:
                    raise ValueError(f"{place}: {error}") from error
    program.beside = [without_types(source) for source in program.beside]
