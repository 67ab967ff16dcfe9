"""Reads values from a pupil's file without running it."""

import ast
from pathlib import Path
from typing import Any


def value(file: Path, name: str) -> Any:
    """Return the literal that a file assigns to `name`, or None; may raise SyntaxError."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"), str(file))):
        match node:
            case ast.Assign([ast.Name(target)], written) if target == name:
                try:
                    return ast.literal_eval(written)
                except ValueError:
                    return None
    return None
