"""Leaves out what nobody reads at the top of modules that others were joined in.

A constant that stands wherever it was read, and a module's own `const` then, are names in memory
for nothing. What came from a module that was joined can be read in no other way than by its name.
"""

import ast
from collections.abc import Collection, Mapping
from pathlib import Path

from sim.joining import MARK, dotted
from sim.syntax import walk


def leave_out(trees: Mapping[Path, ast.Module], hosts: Collection[Path]) -> None:
    """Leave out constants of modules joined in these hosts that nobody reads."""
    taken: dict[str, set[str]] = {}
    for tree in trees.values():
        for node in walk(tree):
            if isinstance(node, ast.ImportFrom):
                taken.setdefault(node.module or "", set()).update(one.name for one in node.names)
    for host in hosts:
        body = trees[host].body
        read = taken.get(dotted(host), set()) | {
            node.id
            for node in walk(trees[host])
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)
        }
        for node in list(body):
            match node:
                case ast.Assign([ast.Name(name)], ast.Constant()) if MARK in name:
                    if name not in read:
                        body.remove(node)
