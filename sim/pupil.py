"""`python -m sim.pupil anna`: makes a folder for a pupil, with the game in it.

The folder is pupils/anna. Everything that Anna makes stays in there, so that several pupils can
share a computer. `python -m sim.pupil reset anna` gives her a fresh copy; her work is moved to
pupils/anna-before, the next time to pupils/anna-before-2, and so on. Exit code 2: it cannot be
done.
"""

import os
import re
import shlex
import shutil
from collections.abc import Sequence
from pathlib import Path

from sim.command_line import asks_for_help, complain, run
from sim.project import ROOT

_FOLDER = ROOT / "pupils"
_TREES = ("engine", "firmware", "boards", "sim", "atlas", "puzzles")
_RESET = "reset"
_SELF = "pupil"  # the program's name in error messages
_USE = "give one name, of lower-case letters and digits: python -m sim.pupil anna"
_INSIDE = "this is a pupil's folder. Go to the project's: {}"
_NOT_MADE = "{} was not made: {}. Fix that, then repeat the command"
_NOBODY = "there is no pupil {}; there {}. To make a new one: python -m sim.pupil {}"
_IN_USE = "{} is in use: close all programs and windows that have it open"


def main(arguments: Sequence[str], folder: Path = _FOLDER) -> int:
    """Run the command line; return the exit code."""
    if asks_for_help(arguments, __doc__):
        return 0
    is_fresh = arguments[:1] == [_RESET]
    names = list(arguments[is_fresh:])
    if len(names) != 1 or not _is_name(names[0]):
        return complain(_USE, _SELF)
    is_own = ROOT.parent.name == _FOLDER.name and not (ROOT / "README.md").exists()
    if is_own:  # a copy of it would not be fresh
        return complain(_INSIDE.format(_cd(ROOT.parent.parent)), _SELF)
    own = folder / names[0]
    if own.exists() and not own.is_dir():
        return complain(f"{own} is not a folder: choose another name, or move it away", _SELF)
    kept = own.with_name(f"{own.name}-before")
    # If the copy failed after the work was moved away, the command can be repeated.
    if is_fresh and not own.exists() and not kept.exists():
        return complain(_NOBODY.format(own.name, _there(folder), own.name), _SELF)
    if is_fresh and own.exists():
        before = _free(kept)
        try:
            own.rename(before)
        except PermissionError:  # on Windows, while a window has it open
            return complain(_IN_USE.format(own), _SELF)
        print(f"the old work is in {before}")
    is_new = not own.exists()
    if is_new:
        try:
            _copy(own)
        except OSError as mistake:
            return complain(_NOT_MADE.format(own, _reason(mistake)), _SELF)
    print(f"{'made' if is_new else 'there is'} {own}. Go there and do all exercises in it:")
    print(f"  {_cd(own)}")
    print("  python -m sim.exercises")
    return 0


def _there(folder: Path) -> str:
    """Return who has a folder, as "are: anna, ben"."""
    names = sorted(path.name for path in folder.glob("*") if path.is_dir() and _is_name(path.name))
    return f"are: {', '.join(names)}" if names else "is none yet"


def _is_name(text: str) -> bool:
    return re.fullmatch("[a-z0-9]+", text) is not None


def _free(path: Path) -> Path:
    """Return this path, or the first unused one with a number."""
    found, number = path, 1
    while os.path.lexists(found):
        number += 1
        found = path.with_name(f"{path.name}-{number}")
    return found


def _cd(folder: Path) -> str:
    """Return the command that changes to a folder, to type or paste."""
    if os.name != "nt":
        return f"cd {shlex.quote(str(folder))}"
    # Windows' cmd understands only double quotes.
    is_plain = re.fullmatch(r"[\w/\\:.-]+", str(folder))
    return f"cd {folder}" if is_plain else f'cd "{folder}"'


def _reason(mistake: OSError) -> str:
    """Return why files could not be copied: the first reason of several."""
    if isinstance(mistake, shutil.Error):  # has the reason for each file, usually the same
        return str(mistake.args[0][0][-1])
    return str(mistake)


def _copy(own: Path) -> None:
    """Copy what the exercises need, completely or not at all."""
    draft = own.with_name(f"{own.name}.part")
    shutil.rmtree(draft, ignore_errors=True)  # left by a killed run
    skipped = shutil.ignore_patterns("__pycache__")
    try:
        for tree in _TREES:
            if (ROOT / tree).is_dir():  # atlases are painted when they are first needed
                shutil.copytree(ROOT / tree, draft / tree, ignore=skipped)
        draft.rename(own)
    finally:  # a full drive gets its space back
        shutil.rmtree(draft, ignore_errors=True)


if __name__ == "__main__":
    run(main, "pupil")
