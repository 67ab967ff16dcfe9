"""The program between two passes: sources, syntax trees, the drive's files."""

import ast
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from sim.bundler.traceback.origins import Origins

Trees = dict[Path, ast.Module]


@dataclass(frozen=True)
class Plan:
    """Which modules a board has in memory together, and which functions only per call."""

    # By host module: the modules that are always loaded together with it, besides its imports.
    joined: Mapping[Path, Collection[Path]] = field(default_factory=dict)
    # By the module to import: the functions lent to it, by path, as `name` or `Class.name`.
    lent: Mapping[str, Mapping[Path, Collection[str]]] = field(default_factory=dict)


@dataclass
class Program:
    """What the passes know about the program, by the paths of the sources on the drive."""

    # Sources: of all modules at first, between `parsing` and `unparsing` only those of others.
    texts: dict[Path, bytes]
    # Sources that are not on the drive, but refer to the program by its names.
    beside: Sequence[bytes] = ()
    plan: Plan = field(default_factory=Plan)
    paths: Mapping[Path, Path] = field(default_factory=dict)  # the original files of the texts
    left_out: Collection[str] = ()  # names of games
    has_lines: bool = False  # whether tracebacks report line numbers

    data: set[Path] = field(default_factory=set)  # modules that are read as data, not imported
    # Of the project's own modules, while they are not in texts.
    trees: Trees = field(default_factory=dict)
    called: set[str] = field(default_factory=set)  # names by which others refer to the project
    fixed: set[str] = field(default_factory=set)  # names that are not shortened
    # Methods that became lent functions.
    lent: dict[ast.ClassDef, list[ast.FunctionDef]] = field(default_factory=dict)
    origins: Origins = field(default_factory=Origins)

    files: dict[Path, bytes] = field(default_factory=dict)  # of the drive, by their paths on it
    map: str = ""  # the traceback map
