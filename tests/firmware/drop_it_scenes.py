"""The screens of Drop It whose pictures are approved, each in the middle of the same games."""

import copy
from collections.abc import Callable
from functools import lru_cache
from random import Random

from engine.drop_it.actions import drop_action
from engine.drop_it.game import DROP, JOKER
from engine.drop_it.game import PASS as KEEP
from engine.drop_it.judge import MARKS
from engine.drop_it.pieces import COLOURS, FIRST, KINDS, PIECES, TURNS
from engine.drop_it.record import Record
from engine.store.journal import Journal
from engine.store.tape import Tape
from firmware.drop_it.facts import JOKERS, TEAMS
from firmware.drop_it.game import Rules
from firmware.kept import settings
from firmware.kept.progress import Progress, first_goal
from firmware.kept.seats import Seats
from firmware.screens.tutorial import LOOK
from tests.firmware.handheld import FRAME_MS, Handheld

MIDDLE = 17  # pieces
COUNTED = 2000  # ms of counting up at the end
LULL = 200  # ms without a key, after which forbidden pieces and edges are marked step by step


def random_drop(record: Record, random: Random) -> int:
    """Return a random drop of any remaining piece, or a random answer to a joker's offer."""
    game = record.game
    if game.phase != DROP:
        return random.randrange(2)
    held = [
        (colour, kind)
        for colour in range(COLOURS)
        for kind in range(KINDS)
        if game.left(game.side(), colour, kind)
    ]
    colour, kind = random.choice(held)
    return drop_action(FIRST[kind] + random.randrange(TURNS[kind]), colour, random.randrange(193))


@lru_cache(maxsize=None)
def played(players: int, variant: int, pieces: int, offer: bool = False) -> Record:
    """Return a random game with this number of pieces on the board.

    With `offer` it is the next one in which a joker is offered.
    """
    random = Random(5)
    record = Record(players, variant & TEAMS > 0, variant >> 1 & 3, variant & JOKERS > 0)
    while record.game.board.count < pieces or (record.game.phase == DROP) is offer:
        if record.game.is_over():
            break
        record.apply(random_drop(record, random))
    return record


def on_table(players: int, variant: int, pieces: int, offer: bool = False) -> Handheld:
    """Return a handheld with such a game in progress, on the screen of its phase."""
    device = Handheld(drawn=True)
    app = device.app
    app.session.offer("drop_it")
    app.session.variant = variant
    if players > 1:
        app.session.draft = Seats()
        app.session.draft.count = players
    device.new_game(players)
    app.navigator.run_transitions()
    record = copy.deepcopy(played(players, variant, pieces, offer))
    app.session.use(record, Rules(record.game))
    device.show_phase()
    app.navigator.run_transitions()
    device.step()
    device.rest()
    return device


def drop_it_title() -> Handheld:
    device = Handheld(drawn=True)
    device.press("down*2 a")
    assert device.app.session.offered == "drop_it"
    return device


def drop_it_players() -> Handheld:
    device = drop_it_title()
    device.choose("players")
    device.press("down*3 right")
    assert device.name == "players"
    return device


def marked(device: Handheld) -> Handheld:
    """Return the handheld once all pieces that the current one may not touch are marked."""
    device.step(LULL)
    zone = device.app.navigator.view.zone
    aiming = getattr(device.screen, "inner", device.screen)  # in a lesson
    piece = aiming.colour * KINDS + aiming.kind
    for _ in range(2 * (MIDDLE + len(MARKS))):  # one thing per step: first unmarked, then marked
        if zone.warned != piece:
            device.step(1)
    assert zone.warned == piece, "not all is marked"
    return device


def aim() -> Handheld:
    return marked(on_table(1, 0, MIDDLE))


def aim_of_teams() -> Handheld:
    return marked(on_table(4, TEAMS | JOKERS, MIDDLE))


def aim_by_shapes() -> Handheld:
    return marked(on_table(3, 2, MIDDLE))


def drop_it_hint() -> Handheld:
    device = aim()
    device.screen.give_hint()
    device.step()
    assert device.name == "hint"
    return device


def drop_it_computer() -> Handheld:
    device = on_table(2, 0, MIDDLE)
    device.app.session.seats.kinds[device.game.player()] = 1
    device.show_phase()
    device.app.navigator.run_transitions()
    while device.screen.action < 0:
        device.step()
    device.step()
    assert device.name == "computer"
    return device


def pick() -> Handheld:
    device = aim()
    if device.app.key_map.is_few:  # where it is the first step
        device.screen.go(1)
        device.screen.go(1)
    else:
        device.press("b down right")
    return marked(device)


def fall() -> Handheld:
    device = aim()
    device.do(device.screen.choice())
    device.screen.app.navigator.run_transitions()
    for _ in range(6):
        device.step()
    assert device.name == "fall"
    return device


def landing() -> Handheld:
    device = aim()
    device.do(device.screen.choice())
    device.app.navigator.run_transitions()
    device.rest()
    assert device.name == "landing"
    return device


def landing_with_joker() -> Handheld:
    device = on_table(2, JOKERS, MIDDLE, offer=True)
    assert device.name == "landing" and device.screen.is_offer
    return device


def drop_it_hand_over() -> Handheld:
    device = on_table(4, TEAMS | JOKERS, MIDDLE)
    device.app.navigator.replace_all("hand_over")
    device.app.navigator.run_transitions()
    device.step()  # its first picture
    device.step(500)
    return device


def judged(players: int, variant: int = 0, speed: int = 2) -> Handheld:
    """Return a handheld on which the last of 36 random pieces is judged."""
    device = on_table(players, variant, PIECES - 1)
    record = device.app.session.record
    device.app.navigator.follow(device.app.session.do(random_drop(record, Random(3)), True))
    while device.game.phase == JOKER:
        device.do(KEEP)
    device.app.navigator.run_transitions()
    device.app.settings.values[settings.SPEED] = speed
    return device


def go_on(device: Handheld) -> None:
    """Continue from the judgement, if it is still shown, to the counting."""
    if device.name == "landing":
        device.screen.press("a")
    device.step()


def drop_it_over() -> Handheld:
    return on_table(4, JOKERS, PIECES)


def drop_it_over_solo() -> Handheld:
    return on_table(1, 0, PIECES)


def drop_it_count() -> Handheld:
    device = judged(1)
    go_on(device)
    for _ in range(COUNTED // FRAME_MS):
        device.step()
    assert device.name == "count"
    return device


def drop_it_standings() -> Handheld:
    device = drop_it_over()
    device.app.navigator.replace_all("standings")
    device.app.navigator.run_transitions()
    for _ in range(COUNTED // FRAME_MS):
        device.step()
    assert device.name == "standings"
    return device


def drop_it_replay() -> Handheld:
    device = drop_it_over_solo()
    device.app.navigator.push("replay")
    device.app.navigator.run_transitions()
    device.press("down right")
    return device


def drop_it_rules() -> Handheld:
    device = drop_it_title()
    device.choose("how_to_play")
    device.choose("rules")
    return device


def drop_it_help() -> Handheld:
    device = aim()
    device.app.navigator.push("help", "aim")
    device.app.navigator.run_transitions()
    device.rest()
    device.step()
    return device


def drop_it_statistics() -> Handheld:
    device = drop_it_over_solo()
    device.app.navigator.replace_all("title")
    device.app.navigator.run_transitions()
    device.choose("statistics")
    return device


def drop_it_goals() -> Handheld:
    device = Handheld(drawn=True, journal=Journal(Tape([bytearray(b"\xff" * 4096)])))
    progress = Progress(device.app.session.storage)
    progress.reach(0b110111 << first_goal("drop_it"))
    progress.save(played(1, 0, PIECES))
    device.app.session.offer("drop_it")
    device.app.navigator.replace_all("title")
    device.app.navigator.run_transitions()
    device.choose("statistics")
    device.press("a a")
    assert device.name == "goals"
    return device


def drop_it_tutorial(lesson: int = 2) -> Handheld:
    device = drop_it_title()
    device.app.session.main_session.lesson = lesson
    device.choose("how_to_play")
    device.choose("tutorial")
    return marked(device)


def drop_it_tutorial_judges() -> Handheld:
    device = drop_it_tutorial(3)
    while device.screen._kind != LOOK:
        device.press("a")
    return device


DROP_IT_SCENES: dict[str, Callable[[], Handheld]] = {
    make.__name__: make
    for make in (
        drop_it_title,
        drop_it_players,
        aim,
        aim_of_teams,
        aim_by_shapes,
        drop_it_hint,
        drop_it_computer,
        pick,
        fall,
        landing,
        landing_with_joker,
        drop_it_hand_over,
        drop_it_over,
        drop_it_over_solo,
        drop_it_count,
        drop_it_standings,
        drop_it_replay,
        drop_it_statistics,
        drop_it_goals,
        drop_it_tutorial,
        drop_it_tutorial_judges,
        drop_it_rules,
        drop_it_help,
    )
}


def last_piece_at_fault() -> Record:
    """Return a game whose last piece breaks a rule, and in which a joker is offered."""
    chance = Random(1)
    for _ in range(100):
        record = Record(2, jokers=True)
        while not record.game.is_over():
            if record.game.phase != JOKER:
                record.apply(random_drop(record, chance))
            elif record.game.board.count == PIECES:
                return record
            else:
                record.apply(KEEP)
    raise AssertionError("no last piece is at fault")
