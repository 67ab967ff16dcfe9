"""Reports where in a pupil's file something went wrong, and why."""

from pathlib import Path
from traceback import extract_tb

from sim.exercises.patience import EndlessError
from sim.project import ROOT


def where(mistake: BaseException, own: Path | None = None) -> str:
    """Return a message that says where something failed, and why.

    With `own`, the line is that of the file `own` if the exception passed through it: the line that
    passed a wrong number helps more than the engine's line that rejected it. If it did not, the
    check itself raised the exception, and no line is given. Without `own`, it is the last line in
    the project.
    """
    frames = [frame for frame in extract_tb(mistake.__traceback__) if _is_ours(frame.filename)]
    written = [frame for frame in frames if own is not None and Path(frame.filename) == own]
    if own is not None and not written and not isinstance(mistake, SyntaxError):
        return f"{own.relative_to(ROOT).as_posix()}: {mistake}"
    frame = (written or frames)[-1]
    file, line, why = frame.filename, frame.lineno, str(mistake)
    if isinstance(mistake, SyntaxError) and mistake.filename:
        file, line, why = mistake.filename, mistake.lineno, mistake.msg
    place = Path(file).relative_to(ROOT).as_posix() if _is_ours(file) else file
    if isinstance(mistake, SystemExit):
        return f"{place}, line {line}: this would end the game: leave it out"
    kind = "" if isinstance(mistake, EndlessError) else f"{type(mistake).__name__}: "
    return f"{place}, line {line}: {kind}{why}"


def _is_ours(file: str) -> bool:
    return Path(file).is_relative_to(ROOT) and ".venv" not in Path(file).parts
