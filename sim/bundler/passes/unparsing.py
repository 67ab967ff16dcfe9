"""Turns trees into text again, and notes where lines come from.

Assumes that passes changed the trees in place: the notes of the first pass are tied to their nodes.

Refuses nothing.
"""

import ast

from sim.bundler.program import Program


def run(program: Program) -> None:
    """Move the project's own modules back to the texts."""
    for place, tree in program.trees.items():
        text = ast.unparse(tree)
        program.texts[place] = text.encode()
        program.origins.read(place, tree, text)
    program.trees = {}
