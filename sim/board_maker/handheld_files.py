"""Writes a new handheld's board file and wiring pictures, all or none."""

from sim.board import board_files
from sim.board_maker import board_checks, board_plan, board_text, trial, wiring, wiring_picture
from sim.board_maker.board_plan import BUILT_IN, Plan, PlanError
from sim.project import ROOT


def make(plan: Plan) -> list[str]:
    """Write the board file and its pictures; return their names.

    Raises PlanError for mistakes that only show when the file runs, or if a file cannot be written.
    On any exception, including an interruption, the files are deleted.
    """
    board_plan.check_files(plan.name)  # again, so that a failure below never deletes existing files
    path = board_files.FOLDER / f"{plan.name}.py"
    try:
        path.write_text(board_text.source(plan), encoding="utf-8")
        wrong = [line for check in board_checks.ALL for line in check(plan.name)]
        if wrong:
            raise PlanError(wrong[0])
        if plan.screen == BUILT_IN:  # the sizes of wired screens are known to work
            _try_size(plan)
        files = [path, *wiring_picture.write(wiring.read(plan.name), wiring.FOLDER)]
    except BaseException as mistake:
        for file in (path, *wiring_picture.files(plan.name, wiring.FOLDER)):
            file.unlink(missing_ok=True)
        cause = mistake
        if isinstance(mistake, board_files.BoardFileError) and mistake.__cause__:
            cause = mistake.__cause__  # without the line number, as the file is gone
        if isinstance(cause, board_files.BoardFileError | ImportError | ValueError | OSError):
            raise PlanError(str(cause)) from mistake
        raise
    return [str(file.relative_to(ROOT)) for file in files]


def _try_size(plan: Plan) -> None:
    """Raise PlanError if the game cannot be played on that screen size."""
    try:
        trial.play(plan.name)
    except (LookupError, ValueError) as mistake:
        raise PlanError(
            f"the game has no layout for a screen of {plan.size} ({mistake}): no board file can"
            " change that"
        ) from mistake
