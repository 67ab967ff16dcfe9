"""How programs are called, and end: exit code 2 for mistakes."""

import argparse
import io
import os
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

# Of make, for programs that take options.
_TARGETS = ("play", "web", "newboard", "release", "trial", "tune", "bench", "torture")
_STOPPED = 130  # what a shell expects of a program stopped by Ctrl-C


class OptionsError(ValueError):
    """Options that cannot be followed.

    The message is one line that says what to do.
    """


class OneLineParser(argparse.ArgumentParser):
    """Raises its complaints instead of printing its usage before them.

    No option is known by its beginning alone.
    """

    def __init__(self, **rest: Any) -> None:
        """Take what an ArgumentParser takes."""
        super().__init__(**rest, allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        """Raise OptionsError with the command that shows all options."""
        program = self.prog.split()[-1]
        own = "play" if program == "sim" else program.rpartition(".")[2]
        how = command(own, "--help") if _by_make() and own in _TARGETS else f"{self.prog} --help"
        raise OptionsError(f"{message} ({how} shows all options)")


def whole_number(text: str, least: int, most: int) -> int:
    """Return a text as the whole number that it is.

    Raises ArgumentTypeError for any but `least` to `most`.
    """
    number = int(text) if re.fullmatch("[0-9]{1,10}", text) else -1
    if not least <= number <= most:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number of {least} to {most}")
    return number


def complain(message: str, who: str = "sim") -> int:
    """Print one line of complaint; return its exit code.

    `who` complains: the program that was asked.
    """
    line = " ".join(message.split())
    print(f"{who}: {line}", file=sys.stderr)
    return 2


def naming(mistake: OSError, place: Path) -> OSError:
    """Return an error of the system's with the place that it lacks.

    That of a full disk names none.
    """
    if mistake.errno is not None and mistake.filename is None:
        mistake.filename = str(place)
    return mistake


def tells_help(arguments: Sequence[str], text: str | None) -> bool:
    """Return whether help was asked for, and print it then.

    It is for programs that take names alone; OneLineParser does it by itself.
    """
    is_asked = list(arguments) in (["--help"], ["-h"])
    if is_asked:
        print(text)
    return is_asked


def command(target: str, options: str = "") -> str:
    """Return the command for what a target of make's does.

    Whoever called make may have no venv activated: make uses its own.
    """
    if _by_make():
        return f"make {target}" + (f' ARGS="{options}"' if options else "")
    part = "" if target == "play" else f".{target}"
    return f"python -m sim{part} {options}".rstrip()


def _by_make() -> bool:
    """Return whether make has called this."""
    return "MAKELEVEL" in os.environ


def run(main: Callable[[Sequence[str]], int], who: str = "sim") -> NoReturn:
    """Run a program's `main`, and exit with its code.

    No Ctrl-C, closed stream, unread pipe or full disk ends it in a traceback.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed: nothing is read from there, nothing printed
            setattr(sys, name, open(os.devnull, mode))
    if isinstance(sys.stdout, io.TextIOWrapper):  # a file on Windows has few letters
        sys.stdout.reconfigure(errors="backslashreplace")
    code: int | str | None
    try:
        code = main(sys.argv[1:])
    except SystemExit as end:
        code = end.code
    except KeyboardInterrupt:
        code = _STOPPED
    except OSError as mistake:
        code = _ended(mistake, who)
    try:
        sys.stdout.flush()
    except OSError as mistake:
        # Python would complain once more when it closes what it prints to.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = code or _ended(mistake, who)
    sys.exit(code)


def _ended(mistake: OSError, who: str) -> int:
    """Return the exit code for a mistake; tell of no broken pipe."""
    return 1 if isinstance(mistake, BrokenPipeError) else complain(str(mistake), who)
