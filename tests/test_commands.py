"""The commands in README and docs/ exist, with their modules, options and JSON."""

import json
import re
import shlex
import subprocess
import sys
from functools import cache

import pytest

from sim import options
from sim.release.leaflet import MAC_COPY
from tests.imports import ROOT

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
TARGETS = set(re.findall(r"^([a-z-]+)%?:", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
# Third-party programs that are run as modules, and the beginning of their arguments.
OTHERS: dict[str, str | tuple[str, ...]] = {
    "pip": ("install ", "download "),
    "venv": ".venv",
    "pytest": "-n auto",
    "ruff": "",
}
ACTIVATE = ". .venv/bin/activate"


def commands() -> list[str]:
    """Return all lines to type, each once."""
    found = []
    for page in PAGES:
        text = page.read_text("utf-8")
        blocks = re.findall(r"^```sh\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
        found += [line for block in blocks for line in block.splitlines()]
        # Also those for Windows, whose backslashes a Unix shell would misinterpret.
        windows = re.findall(r"^```bat\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
        found += [on_unix(line) for block in windows for line in block.splitlines()]
        found += re.findall(r"`(make [^`]+ARGS=\"[^`]+|(?:\.venv/bin/)?python3? -m [^`]+)`", text)
    return sorted({line.replace("\\", "/") for line in found})


def on_unix(line: str) -> str:
    """Return a line for Windows as typed elsewhere."""
    line = re.sub(r"^py ", "python3 ", line).replace("\\", "/")
    return ACTIVATE if line == ".venv/Scripts/activate" else line


@cache
def help_of(module: str) -> str:
    """Return the --help output of a module that has options; others would just run."""
    return output_of(["-m", module, "--help"])


def output_of(words: list[str], message: str = "") -> str:
    """Return the output of Python when run with these words and the input `message`."""
    asked = [sys.executable, *words]
    ended = subprocess.run(
        asked, input=message, capture_output=True, text=True, cwd=ROOT, check=True
    )
    return ended.stdout


def is_there(module: str) -> bool:
    """Return whether such a module exists and can be run."""
    path = ROOT / module.replace(".", "/")
    return path.with_suffix(".py").exists() or (path / "__main__.py").exists()


def wrong(line: str) -> str:
    """Return what is wrong with a command, or ""."""
    asked, pipe, rest = line.rpartition("|")
    program, *words = shlex.split(rest)
    if pipe:
        run = [sys.executable, *words]
        line = shlex.split(asked)[1]
        answer = subprocess.run(
            run, input=line, capture_output=True, text=True, cwd=ROOT, check=True
        )
        return "" if json.loads(answer.stdout)["ok"] else answer.stdout
    if program == "make":
        return wrong_make(words)
    if line in (ACTIVATE, MAC_COPY):  # the leaflet of each download has the latter, too
        return ""
    module, *words = words[1:]
    if program.removeprefix(".venv/bin/") in ("python", "python3") and module in OTHERS:
        return wrong_other(module, words)
    if program.removeprefix(".venv/bin/") not in ("python", "python3") or not is_there(module):
        return f"no {module}"
    return wrong_options(module, words)


def wrong_make(words: list[str]) -> str:
    target = re.sub(r"\d$", "", words[0])
    if target not in TARGETS:
        return f"no target {target}"
    text = " ".join(word.removeprefix("ARGS=") for word in words[1:])
    if target == "play" and "<" not in text:
        return wrong_options("sim", shlex.split(text))
    return ""


def wrong_other(module: str, words: list[str]) -> str:
    """Return what is wrong with another program's arguments; files have to exist."""
    files = [word.replace("\\", "/") for word in words if word.endswith(".txt")]
    missing = [file for file in files if not (ROOT / file).is_file()]
    is_right = " ".join(words).startswith(OTHERS[module]) and not missing
    return "" if is_right else f"not so: {module} {words}"


def wrong_options(module: str, words: list[str]) -> str:
    named = [word for word in words if word.startswith("--")]
    unknown = [word for word in named if word not in re.findall(r"--[a-z-]+", help_of(module))]
    if module == "sim" and not unknown and "--help" not in words:
        options.parse(words)  # raises if a value is wrong
    return f"no option {unknown} of {module}" if unknown else ""


@pytest.mark.parametrize("line", commands())
def test_every_command_is_there(line):
    assert wrong(line) == ""
