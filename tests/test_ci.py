"""CI's script installs the page's browser where it can, and says so where it cannot."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[1] / ".ci" / "run"
SAYS = 'echo "{name} $*" >> "$SAID"'
MAKES = '\n[ "$1" = update ] || cp "$(command -v make)" "$(dirname "$0")/{}"'
INSTALLS = SAYS + MAKES.format("${@: -1}")
FAILS = SAYS + "\nexit 100"

pytestmark = pytest.mark.skipif(os.name == "nt", reason="CI runs it with bash")


def run(folder, user="0", **commands):
    """Run it with only these commands available; return code, calls and output."""
    bash = str(shutil.which("bash"))
    for name in ("dirname", "cp"):
        (folder / name).symlink_to(shutil.which(name))
    said = folder / "said"
    said.touch()
    commands = {"make": SAYS, "python3": SAYS, "id": f"echo {user}"} | commands
    for name, body in commands.items():
        if body:
            made = folder / name.replace("_", "-")
            made.write_text(f"#!{bash}\n{body.replace('{name}', made.name)}\n", encoding="utf-8")
            made.chmod(0o755)
    environment = {"PATH": str(folder), "SAID": str(said)}
    done = subprocess.run(
        [bash, SCRIPT], env=environment, capture_output=True, text=True, check=False
    )
    return done.returncode, said.read_text(encoding="utf-8").splitlines(), done.stderr


SET_UP = "make setup-tests"
CHECKS = ["make lint", "make test"]
SHELL = "chromium-headless-shell"
UPDATED = "apt-get update -q"
WHOLE_INSTALLED = "apt-get install -q -y --no-install-recommends chromium"
SHELL_INSTALLED = f"apt-get install -q -y --no-install-recommends {SHELL}"
INSTALLED = [UPDATED, WHOLE_INSTALLED, SHELL_INSTALLED]
TAKES_LONGER = f"The page's tests take longer without {SHELL}\n"


def test_where_there_are_browsers_nothing_is_installed(tmp_path):
    browsers = {"chromium": SAYS, "chromium_headless_shell": SAYS}
    code, called, output = run(tmp_path, apt_get=SAYS, **browsers)
    assert (code, called[0], sorted(called[1:]), output) == (0, SET_UP, CHECKS, "")


@pytest.mark.parametrize("failing", ["lint", "test", "test+lint"])
def test_each_check_that_fails_fails_all_and_says_why(tmp_path, failing):
    fails = f'{SAYS}\n[[ {failing} != *$1* ]] || {{ echo "a fault of $1" >&2; exit 2; }}'
    code, called, output = run(tmp_path, make=fails, chromium=SAYS, chromium_headless_shell=SAYS)
    expected = [f"a fault of {name}" for name in failing.split("+")]
    if "lint" in failing:
        expected += ["", "make lint failed"]
    assert code and output.splitlines() == expected and sorted(called[1:]) == CHECKS


@pytest.mark.parametrize("dies", ["exit 3", "kill -9 $$"])
def test_lint_that_ends_without_a_word_fails_all(tmp_path, dies):
    ends = f'{SAYS}\n[ "$1" != lint ] || {dies}'
    code, _, output = run(tmp_path, make=ends, chromium=SAYS, chromium_headless_shell=SAYS)
    assert code and output.endswith("make lint failed\n")


@pytest.mark.parametrize("apt", [SAYS, FAILS, ""], ids=["has none", "refuses", "is not there"])
def test_without_the_quick_browser_the_checks_are_run_and_the_delay_is_reported(tmp_path, apt):
    code, called, output = run(tmp_path, chromium=SAYS, apt_get=apt)
    assert (code, output) == (0, TAKES_LONGER) and sorted(called[-2:]) == CHECKS
    wanted = {SAYS: {UPDATED, SHELL_INSTALLED}, FAILS: {UPDATED}, "": set()}
    assert {call for call in called if call.startswith("apt-get")} == wanted[apt]


def test_a_browser_is_installed_before_the_checks(tmp_path):
    code, called, output = run(tmp_path, apt_get=INSTALLS)
    assert (code, output, called.pop(called.index(SET_UP))) == (0, "", SET_UP)
    assert called[:-2] == [*INSTALLED, SET_UP] and sorted(called[-2:]) == CHECKS


def test_where_the_libraries_cannot_be_installed_no_check_is_run(tmp_path):
    fails = SAYS + '\n[ "$1" != setup-tests ]'
    code, called, _ = run(tmp_path, apt_get=INSTALLS, make=fails)
    assert code and sorted(called) == sorted([*INSTALLED, SET_UP])


@pytest.mark.parametrize(
    ("apt", "calls"),
    [(FAILS, [UPDATED]), (SAYS, [UPDATED, WHOLE_INSTALLED])],
    ids=["refuses", "does nothing"],
)
def test_where_apt_installs_none_no_check_is_run(tmp_path, apt, calls):
    code, called, output = run(tmp_path, apt_get=apt)
    called.remove(SET_UP)
    assert (code, called) == (1, calls)
    assert output == "The page's tests need Chromium, and apt-get could not install it\n"


@pytest.mark.parametrize(
    "machine", [{"user": "1000", "apt_get": INSTALLS}, {"user": "0"}], ids=["no root", "no apt"]
)
def test_users_who_cannot_install_it_are_told_how(tmp_path, machine):
    code, called, output = run(tmp_path, **machine)
    assert (code, called) == (1, [])
    assert "sudo apt install chromium" in output


def test_a_machine_without_make_is_told_how_to_get_it(tmp_path):
    code, called, output = run(tmp_path, make="", chromium=SAYS)
    assert (code, called) == (1, [])
    assert output.startswith("make is missing.")
