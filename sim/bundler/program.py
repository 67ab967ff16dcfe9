"""The program between two passes: sources, syntax trees, the drive's files."""

import ast
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from sim.bundler.traceback.origins import Origins

Trees = dict[Path, ast.Module]


@dataclass(frozen=True)
class Plan:
    """What a board keeps in memory together, or only per call."""

    # By the module that all of it is joined in: what is always there with it, beside its imports.
    joined: Mapping[Path, Collection[Path]] = field(default_factory=dict)
    # By the module that is imported for it: by place, functions, as `name` or `Class.name`.
    lent: Mapping[str, Mapping[Path, Collection[str]]] = field(default_factory=dict)


@dataclass
class Program:
    """What the passes know of the program.

    All is by its place on the drive, as source.
    """

    # Sources: at first of all modules, between `parsing` and `unparsing` of others' alone.
    texts: dict[Path, bytes]
    # Sources that are not on the drive, and call the program by its names all the same.
    beside: Sequence[bytes] = ()
    plan: Plan = field(default_factory=Plan)
    paths: Mapping[Path, Path] = field(default_factory=dict)  # where the texts come from
    left_out: Collection[str] = ()  # the names of games
    has_lines: bool = False  # whether tracebacks are to say line numbers

    data: set[Path] = field(default_factory=set)  # modules that are read as data, not imported
    trees: Trees = field(default_factory=dict)  # of the project's own modules, while texts has none
    called: set[str] = field(default_factory=set)  # names that others know the project's own by
    fixed: set[str] = field(default_factory=set)  # names that stay as they are
    # Functions that were methods of a class and are lent.
    lent: dict[ast.ClassDef, list[ast.FunctionDef]] = field(default_factory=dict)
    origins: Origins = field(default_factory=Origins)

    files: dict[Path, bytes] = field(default_factory=dict)  # of the drive, by their places there
    map: str = ""  # the traceback map
