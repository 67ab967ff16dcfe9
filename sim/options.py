"""The command line of the simulator."""

import argparse
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from firmware import games, themes
from firmware.kept.seats import MOST_PLAYERS
from firmware.text import LANGUAGES
from sim import languages
from sim.board import board_files
from sim.command_line import OneLineParser, OptionsError, whole_number

VIEWS = ("window", "terminal", "none")
_LARGEST_SEED = 2**32 - 1
_LARGEST_SCALE = 20
_LAST_STEP = 10**9
# The first bytes of a PNG, a GIF, a WAV and a gzip file.
_BEGINNINGS = (b"\x89PNG", b"GIF8", b"RIFF", b"\x1f\x8b")


@dataclass(frozen=True)
class Options:
    """The options of a run.

    `view` None: the best available. `scale` None: the largest that fits. `lang` and `theme` None:
    as in the settings.
    """

    board: str
    view: str | None
    scale: int | None
    seed: int | None
    keys: str
    game: str | None
    hold: str
    auto: str | None
    players: int
    computers: int
    shot: Path | None
    gif: Path | None
    wav: Path | None
    record: Path | None
    nvm: Path | None
    cut: int | None
    lang: str | None
    theme: str | None
    dump: bool

    @property
    def is_to_be_seen(self) -> bool:
        """Whether someone is to watch the run, since it presses no keys and writes no files."""
        leaves = self.shot or self.gif or self.wav or self.record or self.cut or self.dump
        return not (self.keys or self.auto or leaves)


def parse(arguments: Sequence[str]) -> Options:
    """Return the options in `arguments`; OptionsError for the first that is wrong."""
    options = Options(**vars(_parser().parse_args(arguments)))
    if options.board not in board_files.names():
        raise OptionsError(board_files.unknown(options.board))
    if options.lang is not None:
        _check_language(options.lang)
    if options.players != 1 and options.auto is None:
        raise OptionsError("--players is for --auto: give --auto random or hint")
    if options.computers and options.auto is None:
        raise OptionsError("--computers is for --auto: give --auto random or hint")
    if options.computers and not 1 < options.players >= options.computers:
        least = max(2, options.computers)
        raise OptionsError(f"--computers are among the players: give --players {least} or more")
    if options.game is not None:
        most = games.facts(options.game).MOST_PLAYERS
        if options.players > most:
            raise OptionsError(f"{options.game} is for 1 to {most} players")
    if options.record is not None and options.view not in (None, "none"):
        raise OptionsError("--record does not record a person's keys: give --view none")
    for file in (options.shot, options.gif, options.wav, options.record, options.nvm):
        if file is not None:
            _check_place(file, may_be_folder=file is options.nvm)
    for file, ending in ((options.shot, ".png"), (options.gif, ".gif"), (options.wav, ".wav")):
        if file is not None and file.suffix.lower() not in (ending, ""):
            raise OptionsError(f"{file}: the name of a {ending} file has to end in {ending}")
    _check_losses(options)
    return options


def _check_language(name: str) -> None:
    """Raise OptionsError for a language that the firmware cannot start in."""
    if name not in languages.names():
        known = ", ".join(languages.names())
        raise OptionsError(f"unknown language {name!r}: there are {known}")
    if name not in LANGUAGES:
        raise OptionsError(f"unknown language {name!r}: {languages.to_list(name)}")


def _check_losses(options: Options) -> None:
    """Raise OptionsError if the run would overwrite another kind of file, or one file twice."""
    nvm = options.nvm and (options.nvm / "nvm.bin" if options.nvm.is_dir() else options.nvm)
    places: set[str] = set()
    for file in filter(None, (nvm, options.shot, options.gif, options.wav, options.record)):
        if (place := os.path.realpath(file)) in places:
            raise OptionsError(f"{file} is given twice: give each option a file of its own")
        places.add(place)
    written = (options.shot, options.gif, options.wav, options.record)
    for target, begin in zip(written, _BEGINNINGS, strict=True):
        if target is not None and _begin(target, len(begin)) not in (begin, b""):
            raise OptionsError(f"{target} exists and is not such a file: name another file")


def _begin(file: Path, size: int) -> bytes:
    """Return a file's first bytes, or none if it is not a regular file."""
    try:
        if file.is_file():
            with open(file, "rb") as there:
                return there.read(size)
    except OSError as mistake:
        raise OptionsError(f"{file}: {mistake.strerror}") from mistake
    return b""


def _check_place(file: Path, may_be_folder: bool) -> None:
    """Raise OptionsError for a path where no file can be written."""
    try:
        if not file.parent.is_dir():
            raise OptionsError(f"{file}: there is no folder {file.parent}")
        if file.is_dir() and not may_be_folder:
            raise OptionsError(f"{file} is a folder: name a file")
    except OSError as mistake:  # such as a name that is too long
        raise OptionsError(f"{file}: {mistake.strerror}") from mistake


def _parser() -> argparse.ArgumentParser:
    parser = OneLineParser(
        prog="python -m sim",
        description="Runs the handheld's firmware, unchanged, on a simulated board.",
    )
    add = parser.add_argument
    add(
        "--board",
        metavar="ID",
        default=board_files.DEFAULT,
        help="the board, by its file in boards/; default: %(default)s",
    )
    add("--view", choices=VIEWS, help="default: window if there is a screen, else terminal")
    add("--scale", metavar="N", type=_scale, help="pixels per pixel")
    add("--seed", metavar="N", type=_seed, help="dice and tiles from this seed")
    add(
        "--keys", metavar='"a b"', default="", help='key presses: names, "a:800", "a*3", "wait:500"'
    )
    add("--game", choices=games.NAMES, help="the game that the title offers, or that --auto plays")
    add("--hold", metavar='"a b"', default="", help="keys held while switching on")
    add("--auto", choices=("random", "hint"), help="play one game by key presses")
    add(
        "--players",
        metavar="N",
        type=_players,
        default=1,
        help="number of players that --auto plays",
    )
    add("--computers", metavar="N", type=_computers, default=0, help="the last N are computers")
    add("--shot", metavar="F.png", type=_file, help="save the last screen")
    add("--gif", metavar="F.gif", type=_file, help="save the whole run as a film")
    add("--wav", metavar="F.wav", type=_file, help="save the sound")
    add("--record", metavar="F", type=_file, help="save each key press and the screen before it")
    add("--nvm", metavar="F", type=_file, help="keep the board's memory in this file or folder")
    add("--cut", metavar="N", type=_flash_step, help="cut the power at the Nth flash step")
    add(
        "--lang",
        metavar="LANG",
        help="start in this language, such as en, whatever the settings say",
    )
    add("--theme", choices=themes.NAMES, help="start in these colours, unless others were chosen")
    add("--dump", action="store_true", help="print one line of JSON at the end")
    return parser


def _file(text: str) -> Path:
    if not text:
        raise argparse.ArgumentTypeError("name a file")
    if text.endswith(("/", os.sep)) and not os.path.isdir(text):
        raise argparse.ArgumentTypeError(f"there is no folder {text}: make it first")
    return Path(text)


def _scale(text: str) -> int:
    return whole_number(text, 1, _LARGEST_SCALE)


def _seed(text: str) -> int:
    return whole_number(text, 0, _LARGEST_SEED)


def _players(text: str) -> int:
    return whole_number(text, 1, MOST_PLAYERS)


def _computers(text: str) -> int:
    return whole_number(text, 0, MOST_PLAYERS)


def _flash_step(text: str) -> int:
    return whole_number(text, 1, _LAST_STEP)
