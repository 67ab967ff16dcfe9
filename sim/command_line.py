"""How programs are started and how they exit: code 2 for wrong options."""

import argparse
import io
import os
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

# The make targets that take options.
_TARGETS = ("play", "web", "newboard", "release", "trial", "tune", "bench", "torture")
_STOPPED = 130  # the exit code that a shell expects after Ctrl-C


class OptionsError(ValueError):
    """Options that cannot be used; the message is one line that says what to do."""


class OneLineParser(argparse.ArgumentParser):
    """An ArgumentParser that raises errors instead of printing its usage.

    It accepts no abbreviated options.
    """

    def __init__(self, **rest: Any) -> None:
        """Take the arguments of an ArgumentParser."""
        super().__init__(**rest, allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        """Raise OptionsError, mentioning the command that shows all options."""
        program = self.prog.split()[-1]
        own = "play" if program == "sim" else program.rpartition(".")[2]
        how = command(own, "--help") if _by_make() and own in _TARGETS else f"{self.prog} --help"
        raise OptionsError(f"{message} ({how} shows all options)")


def whole_number(text: str, least: int, most: int) -> int:
    """Return the whole number in `text`; ArgumentTypeError unless it is from `least` to `most`."""
    number = int(text) if re.fullmatch("[0-9]{1,10}", text) else -1
    if not least <= number <= most:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {least} to {most}")
    return number


def complain(message: str, who: str = "sim") -> int:
    """Print an error on one line, prefixed with the program's name `who`; return exit code 2."""
    line = " ".join(message.split())
    print(f"{who}: {line}", file=sys.stderr)
    return 2


def naming(mistake: OSError, place: Path) -> OSError:
    """Return an OSError with `place` as its file name if it has none, as when a disk is full."""
    if mistake.errno is not None and mistake.filename is None:
        mistake.filename = str(place)
    return mistake


def asks_for_help(arguments: Sequence[str], text: str | None) -> bool:
    """Print the help text if it was asked for; return whether it was.

    For programs that only take names; OneLineParser handles --help itself.
    """
    is_asked = list(arguments) in (["--help"], ["-h"])
    if is_asked:
        print(text)
    return is_asked


def command(target: str, options: str = "") -> str:
    """Return the command for a make target, as the user should type it.

    A user of make need not have the venv activated, so that command uses make as well.
    """
    if _by_make():
        return f"make {target}" + (f' ARGS="{options}"' if options else "")
    part = "" if target == "play" else f".{target}"
    return f"python -m sim{part} {options}".rstrip()


def _by_make() -> bool:
    """Return whether make started this program."""
    return "MAKELEVEL" in os.environ


def run(main: Callable[[Sequence[str]], int], who: str = "sim") -> NoReturn:
    """Run a program's `main`, and exit with its code.

    Ctrl-C, a closed stream, an unread pipe and a full disk do not end in a traceback.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed: reads are empty, and output is discarded
            setattr(sys, name, open(os.devnull, mode))
    if isinstance(sys.stdout, io.TextIOWrapper):  # a file on Windows can encode few characters
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
        # Python would fail again when it closes the stream on exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = code or _ended(mistake, who)
    sys.exit(code)


def _ended(mistake: OSError, who: str) -> int:
    """Report an error unless it is a broken pipe; return the exit code."""
    return 1 if isinstance(mistake, BrokenPipeError) else complain(str(mistake), who)
