"""The drive that is on trial: the bundle for Picos, or a given one."""

from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from sim.bundler import pipeline
from sim.bundler.traceback import explanation, traceback_map
from sim.release import one_file
from sim.trial.catalogue import COLOUR, MONO, UPRIGHT, Trial
from sim.trial.flash_image import Files, drive_of

_ID = PurePosixPath(traceback_map.ID_FILE)
_CODE = PurePosixPath("code.py")
_SETTINGS = PurePosixPath("settings.toml")
_TRIAL = PurePosixPath("trial.txt")


@dataclass(frozen=True)
class Drive:
    """A drive's files, and the map of its short names, or ""."""

    files: Files
    map: str = ""

    @property
    def id(self) -> str:
        """The ID of the bundle."""
        return self.files.get(_ID, b"not a bundle").decode().strip()

    def for_trial(self, trial: Trial) -> Files:
        """Return its files, with a trial's settings and its memory report."""
        settings = self.files.get(_SETTINGS, b"").decode().splitlines() + trial.settings
        lines = (f"seed {trial.seed}", f"ballast {trial.ballast}")
        files = {
            **self.files,
            _SETTINGS: "".join(f"{line}\n" for line in settings).encode(),
            _TRIAL: "".join(f"{line}\n" for line in lines).encode(),
        }
        return {_CODE: one_file.text(trial.board, files)} if trial.is_packed else files

    def explain(self, console: str, work: Path) -> str:
        """Return console output with its tracebacks translated to the sources."""
        if not self.map or "Traceback" not in console:
            return console
        path = work / "drive.map.json"
        path.write_text(self.map, "utf-8")
        return explanation.explain(console, traceback_map.read(path))


def bundle() -> Drive:
    """Return the drive that is shipped."""
    made = pipeline.bundle([COLOUR, MONO, UPRIGHT])
    files = {PurePosixPath(place.as_posix()): content for place, content in made.files.items()}
    return Drive(files, made.map)


def named(path: Path) -> Drive:
    """Return a drive of the user's own; OptionsError if there is none."""
    return Drive(drive_of(path))
