"""Puts the sources on the drive as they are now.

Assumes nothing.

Refuses nothing.
"""

from sim.bundler.program import Program


def run(program: Program) -> None:
    """Put all texts on the drive, before what else is there."""
    program.files = {**program.texts, **program.files}
