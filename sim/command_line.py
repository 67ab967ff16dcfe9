"""One line and exit code 2 for options that cannot be followed."""

import argparse
import sys
from typing import NoReturn


class OptionsError(ValueError):
    """Options that cannot be followed.

    The message is one line that says what to do.
    """


class OneLineParser(argparse.ArgumentParser):
    """Raises its complaints instead of printing its usage before them."""

    def error(self, message: str) -> NoReturn:
        raise OptionsError(f"{message} ({self.prog} --help shows all options)")


def complain(message: str, who: str = "sim") -> int:
    """Print one line of complaint; return its exit code.

    `who` complains: the program that was asked.
    """
    line = " ".join(message.split())
    print(f"{who}: {line}", file=sys.stderr)
    return 2
