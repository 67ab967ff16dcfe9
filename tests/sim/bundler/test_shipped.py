"""A drive from a bundle's zip file starts as on a board, and does what the sources do."""

import json
from collections.abc import Iterable, Sequence
from itertools import product
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

from sim import bundle
from sim.board import board_files
from sim.bundler import bundle_folder
from sim.bundler.traceback import traceback_map
from tests import made_bundles, slow
from tests.boards.soldered import WITH_KEYS
from tests.firmware import power
from tests.vm import shipped

LANGUAGES = ("en", "fr")
# How many keys are pressed until the power goes off, and the game that the title then offers; None:
# the one played last.
PARTS = ((70, "number_drop"), (80, None), (50, "drop_it"), (80, None))
TOUCHES = 45  # in each game
KEYS = sum(count for count, _ in PARTS)
AMPLE = 1 << 20  # bytes: counting what is free takes the machine a while
REPORT = "rigs.report(rig)"
# What is done when the heap is full: on which board, by which key, in how many frames, and how many
# bytes that takes at most.
DEEDS = {
    "drop": ("raspberry_pi_pico_mono", "a", 60, 60_000),
    "save": ("pygamer", "start", 10, 130_000),
    "hint": ("raspberry_pi_pico_mono", "x", 120, 200_000),
}
TRIALS = 24
QUICK = ("pygamer", "tinycircuits_thumby")
# Garbage is only collected between scripts; searching more of it for gaps takes long.
TRIALS_HEAP_BYTES = 4 * 1024 * 1024


def keys_of(board: str) -> list[str]:
    """Return scripts that press KEYS keys, different ones on each board.

    Every second board is told that no memory is free, so it saves what it can.
    """
    number = crc32(board.encode())
    scripts = ["from monkey import Monkey", f"monkey = Monkey(rig, {number})"]
    scripts += ["from hardware import World", f"World.free = {0 if number % 2 else AMPLE}"]
    for count, game in PARTS:
        # A board that never had the first game begins the other one immediately.
        scripts += ["rig.forget()"] if game else []
        scripts += [f"rig.run(monkey.plan({count}), {game!r})"]
    return [*scripts, REPORT]


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a bundle for all boards, with its zip file and map next to it."""
    out = tmp_path_factory.mktemp("shipped") / "drive"
    with made_bundles.reused():
        assert bundle.main(["--out", str(out)]) == 0
    return out


def drive_of(board: str, out: Path) -> shipped.Drive:
    """Return the drive in the bundle's zip file, for one board."""
    known = traceback_map.read(traceback_map.path(out))
    return shipped.of_zip(board, bundle_folder.zip_path(out), known)


def seen(outputs: Iterable[str]) -> list[list[object]]:
    """Return the rig's reports: screen, and checksums of pixels, game and memory."""
    return [look for output in outputs if output.strip() for look in json.loads(output)]


# Two chips, a wired screen, and the keys of a keyboard.
OTHERS = ("raspberry_pi_pico", "m5stack_cardputer", "adafruit_feather_esp32s3_reverse_tft")


@pytest.mark.parametrize("board", slow.but((*QUICK, *OTHERS)))
def test_it_starts_by_its_own_code_py_in_both_languages(board: str, archive: Path) -> None:
    """Starting needs os.urandom, os.listdir and files: there is no seed, but a folder /saves."""
    plan = [["wait", 100]] * 5 + [["look"]]
    titles = [
        seen(shipped.run(drive_of(board, archive), [f"rig.run({plan})", REPORT], language))
        for language in LANGUAGES
    ]
    assert [[screen for screen, *_ in title] for title in titles] == [["title"]] * len(LANGUAGES)
    pixels = {checksum for title in titles for _, checksum, *_ in title}
    assert len(pixels) == len(LANGUAGES), "each is in its language"


def test_after_every_touch_it_is_where_the_sources_are(archive: Path) -> None:
    scripts = ["from monkey import Monkey", "monkey = Monkey(rig, 3)"]
    scripts += ["from hardware import World", f"World.free = {AMPLE}"]
    for game in ("number_drop", "drop_it"):
        scripts += ["rig.forget()", f"rig.run(monkey.plan({TOUCHES}), {game!r})"]
    ours = seen(shipped.run(drive_of("pyportal", archive), [*scripts, REPORT]))
    theirs = seen(shipped.run(shipped.of_sources("pyportal"), [*scripts, REPORT]))
    assert ours == theirs and len(ours) == 2 * TOUCHES
    screens, pixels, games, _ = (set(column) for column in zip(*ours, strict=True))
    assert screens >= {"place", "aim", "landing"} and len(pixels) > 30 and len(games) > 5


@pytest.mark.parametrize("board", slow.but(QUICK, WITH_KEYS))
def test_after_every_key_it_is_where_the_sources_are(board: str, archive: Path) -> None:
    ours = seen(shipped.run(drive_of(board, archive), keys_of(board)))
    theirs = seen(shipped.run(shipped.of_sources(board), keys_of(board)))
    assert len(ours) == len(theirs) == KEYS
    for number, (look, wanted) in enumerate(zip(ours, theirs, strict=True)):
        assert look == wanted, f"key {number}"
    screens, pixels, games, memories = (set(column) for column in zip(*ours, strict=True))
    assert len(screens) > 10 and len(pixels) > 100 and len(games) > 10 and len(memories) > 5
    assert {"drop", "landing"} <= screens, "both games were played"


def trials(one: shipped.Drive, calls: Sequence[str]) -> list[list[Any]]:
    """Return the results of calls of full_heap.py's `try_key`, each at the same drop."""
    begin = "from full_heap import Trials\ntrials = Trials(rig._facts)\ntrials.play('drop')"
    scripts = [f"trials.try_key{call}" for call in calls]
    message = shipped.run(one, [begin, *scripts], trials=len(scripts), heap_bytes=TRIALS_HEAP_BYTES)
    return [json.loads(output.splitlines()[-1]) for output in message[1:]]


def kept(board: str, memory: str) -> power.Kept:
    """Return what a board has saved in its memory, which is given in hexadecimal digits."""
    kind = board_files.facts(board).nvm
    homes = power.homes_of(kind, (bytes.fromhex(memory),))
    return power.kept_in(power.journal_of(kind, homes))


@pytest.mark.parametrize(
    ("deed", "is_bundle"),
    slow.rows_but([("drop", True)], product(DEEDS, (True, False))),
)
def test_wherever_the_heap_is_full_one_screen_says_so_and_the_game_is_kept(
    deed: str, is_bundle: bool, archive: Path
) -> None:
    """The heap has more room each time, so another allocation fails."""
    board, key, frames, most = DEEDS[deed]
    one = drive_of(board, archive) if is_bundle else shipped.of_sources(board)
    spares = [most * number // TRIALS for number in range(TRIALS)]
    calls = [(key, 0), (key, frames), *((key, frames, spare) for spare in spares)]
    before, done, *ends = trials(one, list(map(str, calls)))
    crashes, is_new, pictures, _, took = done
    assert (crashes, is_new, pictures) == ([], False, []) and took < most
    allowed = [kept(board, before[3]), kept(board, done[3])]
    shown = set()
    for spare, (crashes, is_new, pictures, memory, _) in zip(spares, ends, strict=True):
        assert kept(board, memory) in allowed, f"{spare} bytes"
        if spare < took or crashes:
            assert (crashes, is_new) == (["MemoryError"], True), f"{spare} bytes"
        shown.update(pictures)
    assert len(shown) == 1, "always the same screen"
    assert sum(is_new for _, is_new, *_ in ends) > TRIALS // 4
