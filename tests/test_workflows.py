"""The workflows are what GitHub takes, and their lines work.

Each line that they run does what it is to do.
"""

import fnmatch
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from sim import bundle
from sim.bundler import pipeline
from sim.release import __main__ as release
from sim.release.version import VERSION
from sim.trial import __main__ as trial
from tests import made_bundles
from tests.imports import ROOT
from tests.test_commands import is_there

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
JOBS = {
    (path.stem, name): job
    for path in WORKFLOWS
    for name, job in YAML(typ="safe").load(path)["jobs"].items()
}
STEPS = [step for job in JOBS.values() for step in job.get("steps", ())]
RUNS = sorted({step["run"] for step in STEPS if "run" in step})


def checked(*files: Path) -> subprocess.CompletedProcess[str]:
    """Return how check-jsonschema ended, with the schema that it brings."""
    schema = ["--builtin-schema", "vendor.github-workflows"]
    command = [sys.executable, "-m", "check_jsonschema", *schema, *map(str, files)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_github_s_schema_holds_and_finds_a_mistake(tmp_path):
    assert len(WORKFLOWS) == 4
    wrong = tmp_path / "wrong.yml"
    wrong.write_text(WORKFLOWS[0].read_text("utf-8").replace("runs-on:", "runs_on:"))
    done = checked(*WORKFLOWS)
    assert done.returncode == 0, done.stdout
    assert checked(wrong).returncode == 1


def runs_module(line: str, *_: Any) -> None:
    """Run it, as it stands."""
    words = line.split()
    assert words[:2] == ["python", "-m"] and is_there(words[2])
    subprocess.run([sys.executable, *words[1:]], cwd=ROOT, capture_output=True, check=True)


def makes_bundle(line: str, patch: pytest.MonkeyPatch, folder: Path) -> None:
    """Make the bundle, with what other tests have compiled, in another folder."""
    patch.setattr(pipeline, "bundle", lambda names, *_: made_bundles.bundle(tuple(names)))
    patch.chdir(folder)
    assert bundle.main(line.split()[3:]) == 0
    assert (folder / "build" / "drive" / "code.py").is_file()


def makes_release(line: str, patch: pytest.MonkeyPatch, folder: Path) -> None:
    """Make a release of nothing.

    The target is there, and its options are taken.
    """
    ((target, options),) = re.findall(r'^make ([a-z]+) ARGS="(.*)"$', line)
    assert f"\n{target}: setup-tests\n\t@$(PY) -m sim.release $(ARGS)\n" in (
        ROOT / "Makefile"
    ).read_text("utf-8")
    patch.setattr(release, "made", lambda kinds: {Path(kind): b"" for kind in kinds})
    words = options.replace("$GITHUB_REF_NAME", f"v{VERSION}").split()
    assert release.main(["--out", str(folder / "release"), *words]) == 0
    assert release.main(["--tag", "v0"]) == 2


def is_checked_by_name(line: str, *_: Any) -> None:
    """Look whether it runs what CI itself runs."""
    assert os.access(ROOT / line, os.X_OK)


def runs_what_is_left(line: str, *_: Any) -> None:
    """Look whether it runs what `make test` leaves out, and so CI."""
    ((target, options),) = re.findall(r'^make ([a-z-]+) ARGS="(.*)"$', line)
    recipes = (ROOT / "Makefile").read_text("utf-8")
    runs = "setup-tests\n\t$(PY) -m pytest -n auto --dist worksteal"
    assert f'\ntest: {runs} -m "not slow" $(ARGS)\n' in recipes
    assert f"\n{target}: {runs} $(ARGS)\n" in recipes and options == "-m slow"


def installs(line: str, *_: Any) -> None:
    """Check that all that is installed is pinned.

    It goes by the words that the manual says.
    """
    file = line.split()[-1]
    assert "--hash=sha256:" in (ROOT / file).read_text("utf-8")
    assert line in (ROOT / "docs" / "workshop.md").read_text("utf-8")


def uploads(line: str, *_: Any) -> None:
    """Check that the patterns cover all that a release has.

    The page's folder is left out.
    """
    patterns = [word.removeprefix("dist/release/") for word in line.split() if "/release/" in word]
    files = ["number-drop.html", "number-drop-pygamer-1.0.0.zip", release.CHANGES, release.SUMS]
    for file in files:
        assert [pattern for pattern in patterns if fnmatch.fnmatch(file, pattern)], file


def tries(line: str, *_: Any) -> None:
    """Check that the trial takes the options, and what the target passes on."""
    ((options),) = re.findall(r'^make trial UF2="\$UF2" ARGS="(.*)"$', line)
    assert "@$(PY) -m sim.trial" in (ROOT / "Makefile").read_text("utf-8")
    wanted = trial._parser().parse_args(["--firmware", "10.2.1", *options.split()])
    assert wanted.quick is not wanted.long and wanted.jobs > 1


def test_a_release_waits_for_the_trial_of_two_versions():
    assert JOBS["release", "release"]["needs"] == "trial"
    assert JOBS["release", "trial"]["uses"].endswith("/trial.yml")
    versions = JOBS["trial", "trial"]["strategy"]["matrix"]["circuitpython"]
    assert len(set(versions)) == 2


HOW: dict[str, Callable[..., None]] = {
    ".ci/run": is_checked_by_name,
    "gh release create": uploads,
    "make release": makes_release,
    "make test-all": runs_what_is_left,
    "make trial": tries,
    "python -m pip install": installs,
    "python -m sim": runs_module,
    "python -m sim.bundle": makes_bundle,
    "python -m sim.exercises": runs_module,
}


@pytest.mark.parametrize("line", RUNS)
def test_each_line_does_what_it_is_to_do(line, monkeypatch, tmp_path):
    how = [look for begin, look in HOW.items() if line == begin or line.startswith(begin + " ")]
    assert len(how) == 1, line
    how[0](line, monkeypatch, tmp_path)


def test_every_system_and_two_pythons_are_there():
    linux, desktop = JOBS["tests", "linux"], JOBS["tests", "desktop"]
    assert len(linux["strategy"]["matrix"]["python"]) == 2
    assert linux["runs-on"].startswith("ubuntu")
    (checks,) = (step for step in linux["steps"] if step.get("run") == ".ci/run")
    assert checks["env"]["PYTHON"] == "python3"  # that one, not the system's
    systems = " ".join(desktop["strategy"]["matrix"]["system"])
    assert "windows" in systems and "macos" in systems


def test_others_actions_are_of_github_s_own():
    used = {step["uses"] for step in STEPS if "uses" in step}
    assert used and all(re.fullmatch(r"actions/[a-z-]+@v\d+", name) for name in used)
