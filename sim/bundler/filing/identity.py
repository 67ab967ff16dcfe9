"""Gives a bundle its id and its traceback map.

Assumes that all other files are final.

Refuses nothing.
"""

from collections.abc import Collection
from pathlib import Path

from sim.bundler import drive
from sim.bundler.filing import package_names
from sim.bundler.program import Program
from sim.bundler.traceback import traceback_map
from sim.project import ROOT


def run(program: Program) -> None:
    """Add the file with the id, and write the map."""
    identity = traceback_map.id_of(program.files)
    program.files[traceback_map.ID_FILE] = traceback_map.id_file(identity)
    code = set(program.texts) - program.data  # data files are not modules on the drive
    unchanged = _unchanged(program, code)
    program.map = traceback_map.text(
        program.origins, code, unchanged, identity, program.has_lines, package_names.place
    )


def _unchanged(program: Program, code: Collection[Path]) -> dict[Path, str]:
    """Return the sources whose lines are unchanged, by their paths on the drive."""
    found = {}
    for place in sorted(code):
        if place in program.origins.lines:
            continue
        is_library = place.parts[0] not in (*drive.PACKAGES, "boards") and len(place.parts) > 1
        is_elsewhere = is_library or not program.paths[place].is_relative_to(ROOT)
        source = place if is_elsewhere else program.paths[place].relative_to(ROOT)
        target = package_names.place(place)
        is_source = place in (drive.CODE, drive.SAFEMODE)
        found[target if is_source else target.with_suffix(".mpy")] = source.as_posix()
    return found
