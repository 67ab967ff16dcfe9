"""The end of a solo game with the power cut anywhere: it is recorded and counted exactly once."""

from functools import lru_cache

import pytest

from engine.store.journal import Journal
from firmware.kept import statistics
from firmware.kept.history import History
from firmware.kept.scores import Scores
from sim.board.flash import Flash, PowerCut
from tests import slow
from tests.firmware.handheld import Handheld, pink_board
from tests.firmware.power import fill_by, journal_of, new_homes

SEED = 5
KINDS = ("rp2", "nrf52", "samd51")
CUTS = 30  # of each kind of memory, spread over all steps of the last round's writes


def journal_on(flash: Flash) -> Journal:
    return journal_of(flash.kind, [flash])


@lru_cache(maxsize=None)
def before_the_last_round(kind: str) -> tuple[bytes, int, int]:
    """Return a memory's contents before a game's last round.

    Also return the number of steps to write the rest, and the score.
    """
    flash = Flash(kind, contents=new_homes(kind)[0])
    device = Handheld(seed=SEED, journal=journal_on(flash))
    held = []

    def look(device: Handheld) -> bool:
        if device.name == "round_end":
            held.append((flash.contents, flash.steps))
        return device.name == "over"

    device.play(look)
    contents, _ = held[-1]
    rest = Flash(kind, contents=contents)
    device = Handheld(journal=journal_on(rest))
    play_on(device)
    assert Scores(device.app.session.storage, "number_drop").rank_of(device.app.session.record)
    return contents, rest.steps, device.game.score(0)


def play_on(device: Handheld) -> None:
    """Continue the game to its end."""
    if device.name == "title" and device.screen.lines[0] == "continue":
        device.press("a")
    device.play(lambda device: device.name in ("over", "title"))


def scores_and_games(device: Handheld) -> tuple[list[int], int, list[int]]:
    """Return all pink scores, the number of games in the statistics, and the scores charted."""
    storage = device.app.session.storage
    count = statistics.games(storage.statistics(device.app.session.record), "number_drop")
    return pink_scores(device), count, History(storage, "number_drop").scores()


def pink_scores(device: Handheld) -> list[int]:
    """Return the saved ones of the offered game."""
    board = pink_board(device.app.session)
    return [board.score(rank) for rank in range(1, 10) if board.score(rank)]


def at_last_landing(flash: Flash) -> Handheld:
    """Return a handheld on which Drop It's last drop is judged."""
    device = Handheld(journal=journal_on(flash))
    device.play(lambda device: device.name == "landing" and device.game.is_over(), game="drop_it")
    return device


def fill(device: Handheld, free: int) -> None:
    """Change settings until about this number of codewords is free."""
    storage = device.app.session.storage
    fill_by(storage.store, device.journal, free)


@pytest.mark.parametrize("kind", slow.but(["samd51"], KINDS))
def test_wherever_the_power_is_cut_the_game_is_recorded_and_counted_once(kind):
    contents, steps, score = before_the_last_round(kind)
    seen = set()
    for cut_at in range(1, steps + 1, max(1, steps // CUTS)):
        flash = Flash(kind, contents=contents, cut_at=cut_at, seed=cut_at)
        try:
            play_on(Handheld(seed=SEED, journal=journal_on(flash)))
        except PowerCut:
            pass
        flash = flash.reopened()
        device = Handheld(seed=SEED, journal=journal_on(flash))
        if device.app.session.record is None:
            assert kind == "samd51" and scores_and_games(device) == ([], 0, [])
            continue
        was_over = device.game.is_over()
        seen.add(was_over)
        assert scores_and_games(device) == (([score], 1, [score]) if was_over else ([], 0, [])), (
            cut_at
        )
        play_on(device)
        assert scores_and_games(device) == ([score], 1, [score]), cut_at
        again = Handheld(seed=SEED, journal=journal_on(flash.reopened()))
        assert scores_and_games(again) == ([score], 1, [score]), cut_at
    assert seen == {True, False}


@pytest.mark.parametrize("kind", slow.but(["rp2"], KINDS))
def test_a_score_is_kept_though_nobody_waits_for_the_judgement_on_the_last_drop(kind):
    flash = Flash(kind, contents=new_homes(kind)[0])
    device = at_last_landing(flash)
    score = device.game.score(0)
    cut = Handheld(journal=journal_on(Flash(kind, contents=flash.contents)))
    device.press("start")
    device.choose("title")
    assert "continue" not in device.screen.lines
    for each in (device, cut):
        each.app.session.offer("drop_it")
        assert score in pink_scores(each)
