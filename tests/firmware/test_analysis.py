"""The analysis of a finished game: what each choice cost, the worst ones, and what was better."""

from typing import Any

import pytest

from engine.levels import NAMES
from engine.number_drop.actions import LANDING
from engine.number_drop.bot import Bot
from engine.number_drop.combos import PASS
from engine.number_drop.record import Record
from engine.number_drop.replay import Replay
from engine.number_drop.review import Review
from engine.number_drop.table import BLOCK, COMBO, DROP, ROLL
from firmware.number_drop.analysis import points
from firmware.number_drop.descriptions import show_action
from firmware.number_drop.screens.choices import worst
from firmware.number_drop.widgets import cells
from sim import languages
from tests.engine.playing import phases_of, saved
from tests.firmware.handheld import Handheld

words = languages.topic("number_drop.analysis", "en")
choices = languages.topic("number_drop.analysed", "en")

SEED = 5


def over(players: int = 1) -> Handheld:
    """Return a handheld at the end of a random game."""
    device = Handheld(seed=SEED)
    device.play_to("over", "random", players)
    device.rest()
    return device


def begun(device: Handheld) -> Handheld:
    """Begin the analysis from the menu at the end."""
    device.press("a")
    device.choose("analysis")
    assert device.name == "analysis"
    return device


ALL = 1000


def think(device: Handheld, choices: int = ALL) -> Handheld:
    """Let it think until this number of choices is judged, or all."""
    for number in range(5000):
        if not device.screen.is_busy:
            return device
        if choices < ALL and number % 30 == 0:  # looking interrupts thinking at a choice
            found = found_on(device)
            if found and len(found.costs) >= choices:
                return device
        device.step()
    raise AssertionError("it never ends")


def found_on(device: Handheld) -> Any:
    """Return what an analysis has found so far, according to the screen of its choices."""
    device.press("a")
    if device.name == "analysis":  # nothing yet
        return None
    found = device.screen.arguments[0]
    device.press("b")
    return found


def judged(record, players: int = 63) -> dict[int, tuple[int, int, int]]:
    """Return each choice's cost, action and better action, as judged by the engine."""
    review, found = Review(record, Bot(), players), {}
    while not review.step():
        if review.cost >= 0:
            found[review.at] = (review.cost, review.action, review.better)
    return found


def played_by_level(name: str) -> Handheld:
    """Return a handheld that has analysed a computer player's solo game."""
    device = Handheld(seed=SEED)
    bot, record = Bot(NAMES.index(name)), Record(1, SEED)
    while not record.game.is_over():
        game = record.game
        record.apply(game.chance() if game.phase == ROLL else bot.choose(game))
    device.app.session.use(record, None)
    device.app.navigator.push("analysis")
    device.app.navigator.run_transitions()
    return think(device)


def test_nobody_is_blamed_for_what_is_within_the_error():
    device = played_by_level("NOO")
    found = found_on(device)
    phases = phases_of(device.app.session.record)
    orders = set()
    for choice, cost in enumerate(found.costs):
        phase = phases[found.numbers[choice]]
        error = (2 if phase == BLOCK else 1) * 256
        if phase == DROP and found.made[choice] & LANDING == found.better[choice] & LANDING:
            error = 160
            orders.add(choice)
        assert found.close[choice] is (0 < cost < error)
    close = [choice for choice in range(len(found.costs)) if found.close[choice]]
    dear = [choice for choice in range(len(found.costs)) if found.costs[choice] >= 512]
    assert len(close) > 2 and len(dear) > 2
    assert orders & set(close) and set(close) - orders, "or nothing is shown of one kind"
    blamed = set(worst(found, 99))
    assert not blamed & set(close) and blamed >= set(dear)
    device.press("a down")
    for choice in range(len(found.costs)):
        assert moment(device) == found.numbers[choice]
        message = device.message
        # As for a hint, another order of the digits is not another choice: its cost is shown.
        assert message.startswith(choices.CLOSE) is (choice in close and choice not in orders)
        if choice in close and choice in orders:
            assert message.startswith(f"LOST {points(found.costs[choice], '.')}: ")
        if choice in close:
            device.press("a")
            assert device.message.startswith(choices.OR)
            assert choices.BETTER not in device.message
        device.press("right")


def test_a_game_without_a_mistake_has_no_worst_choice():
    device = played_by_level("LU6")
    assert worst(found_on(device), 3) == []
    device.press("a")
    assert device.message.startswith(choices.BEST)
    assert [what for _, what in device.hints] == ["OTHER", "BACK"], "no way to the worst"


def moment(device: Handheld) -> int:
    """Return how many actions of the game precede the displayed choice."""
    found, index = device.screen.arguments
    order = worst(found, 3) + list(range(len(found.costs)))
    return int(found.numbers[order[index]])


@pytest.fixture(scope="module")
def finished():
    """A handheld with the analysis done, and the engine's own judgement."""
    device = think(begun(over()))
    return device, judged(device.app.session.record)


def test_the_table_of_the_choices_goes_before_the_analysis_is_read_again(
    finished, monkeypatch, bytes_free
):
    """A board has no memory for both."""
    device, _ = again(finished)
    device.press("a")
    assert device.name == "choices"
    navigator = device.app.navigator
    find = navigator.find
    seen = []

    def noted(name, owner):
        seen.append((name, navigator.view is None))
        return find(name, owner)

    monkeypatch.setattr(navigator, "find", noted)
    bytes_free(0)
    device.press("b")
    assert seen == [("analysis", True)]


def again(finished) -> tuple[Handheld, dict[int, tuple[int, int, int]]]:
    """Return to where the analysis has just been done."""
    device, wanted = finished
    if device.name == "choices":
        device.press("b")
    assert device.name == "analysis"
    return device, wanted


def test_every_choice_is_judged_and_the_game_is_left_alone(finished):
    device, wanted = again(finished)
    found = found_on(device)
    shown = zip(found.numbers, found.costs, found.made, found.better, strict=True)
    assert {number: rest for number, *rest in shown} == {at: [*how] for at, how in wanted.items()}
    assert len(wanted) > 8
    total = sum(cost for cost, _, _ in wanted.values())
    assert words.LOST + points(total, ".") + words.POINTS in device.texts() and total > 5 * 256
    assert device.game.is_over()
    replay = Replay(device.app.session.record)
    while (action := replay.next()) >= 0:
        replay.do(action)
    assert saved(replay.game) == saved(device.game)


def test_the_three_worst_come_first_and_then_all_in_the_order_of_play(finished):
    device, wanted = again(finished)
    device.press("a")
    costs = sorted((cost for cost, _, _ in wanted.values()), reverse=True)
    for place in range(3):
        message = device.message
        assert message.startswith(f"{place + 1}/3 LOST {points(costs[place], '.')}: ")
        device.press("right")
    found, phases = device.screen.arguments[0], phases_of(device.app.session.record)
    numbers = []
    for choice in range(len(wanted)):
        numbers.append(moment(device))
        cost, made, better = wanted[numbers[-1]]
        is_order = phases[numbers[-1]] == DROP and made & LANDING == better & LANDING
        start = f"LOST {points(cost, '.')}: " if cost else choices.BEST
        if found.close[choice] and not is_order:
            start = choices.CLOSE
        assert device.message.startswith(start)
        device.press("right")
    assert numbers == sorted(wanted)
    assert device.message.startswith("1/3 "), "round the end"
    device.press("down")
    assert moment(device) == min(wanted)
    assert "WORST" in [what for _, what in device.hints]
    device.press("up")
    assert device.message.startswith("1/3 ")
    assert "ALL" in [what for _, what in device.hints]


def test_the_sheet_is_as_it_was_and_both_choices_lie_on_it(finished):
    device, wanted = again(finished)
    device.press("a")
    number = moment(device)
    replay = Replay(device.app.session.record)
    for _ in range(number):
        replay.do(replay.next())
    cost, made, better = wanted[number]
    for action, message in ((made, "1/3 LOST "), (better, choices.BETTER), (made, "1/3 LOST ")):
        assert device.message.startswith(message)
        assert saved(device.screen.game) == saved(replay.game)
        assert lit(device) == laid(replay.game, action)
        device.press("a")
    assert cost and made != better


def lit(device: Handheld) -> set[int]:
    """Return the cells that are covered by something."""
    looks = (cells.GHOST, cells.GHOST_WILD, cells.CHOSEN)
    return {
        cell
        for cell, look in device.digits().items()
        if look == cells.GHOST_BLOCK or any(kind <= look < kind + 10 for kind in looks)
    }


def laid(game, action: int) -> set[int]:
    """Return the cells that an action drops into or circles."""
    from sim.protocol.number_drop.notation import landing_cells

    if game.phase == COMBO:
        combos = game.load_combos()
        return set(combos.cells[: combos.size]) if action and combos.trace(action) else set()
    assert game.phase in (BLOCK, DROP)
    return {row << 3 | col for row, col in landing_cells(game, action & 511)}


def test_what_was_found_so_far_can_be_seen_and_back_from_there_it_continues():
    device = begun(over())
    wanted = judged(device.app.session.record)
    count = device.app.session.record.count
    assert device.hints == [("B", "STOP")]
    device.press("a")
    assert device.name == "analysis", "nothing is found yet"
    think(device, 4)
    device.press("a")
    assert device.name == "choices" and len(device.screen.arguments[0].costs) >= 4
    device.press("left b")
    assert device.name == "analysis"
    assert device.screen.is_busy
    think(device, 7)
    device.press("a b a b a b")
    found = found_on(think(device))
    shown = zip(found.numbers, found.costs, found.made, found.better, strict=True)
    assert [(number, tuple(rest)) for number, *rest in shown] == list(wanted.items())
    device.press("select start")
    assert device.name == "analysis", "only the key that is named leaves"
    device.press("b")
    assert device.name == "end" and device.screen.lines[device.screen.menu.chosen] == "analysis"
    device.press("b")
    assert device.name == "over" and device.app.session.record.count == count


def test_it_names_who_chose_and_where_only_computers_play_it_judges_them():
    device = over(2)
    device.app.session.seats.kinds[:2] = b"\x01\x01"
    think(begun(device), 6)
    device.press("a down")
    record, seen = device.app.session.record, set()
    for _ in range(6):
        replay = Replay(record)
        for _ in range(moment(device)):
            replay.do(replay.next())
        name = device.app.name_of(replay.game.player)
        assert f"{name} " in device.message
        seen.add(name)
        device.press("right")
    assert len(seen) == 2


def test_the_chart_shows_its_scale_and_its_rounds():
    device = begun(over())
    shown = device.texts()
    assert {"8", "4", "R1", f"R{device.game.round}"} <= set(shown)


def test_the_chart_is_as_high_as_the_worst_choice(finished):
    device, wanted = again(finished)
    worst = max(cost for cost, _, _ in wanted.values())
    assert worst > 8 * 256, "of a game in which a chart of 8 points would cut a bar off"
    most = -(-worst // 1024) * 4
    assert {str(most), str(most // 2)} <= set(device.texts()) and "4" not in device.texts()


def test_of_several_players_only_persons_are_judged():
    device = over(2)
    device.app.session.seats.kinds[1] = 1
    think(begun(device), 3)
    device.press("a")
    numbers = device.screen.arguments[0].numbers
    assert set(numbers) <= set(judged(device.app.session.record, 1))
    assert "ANN " in device.message


def test_of_several_persons_it_says_who_lost_how_much():
    device = think(begun(over(3)))
    record = device.app.session.record
    found = [judged(record, 1 << player) for player in range(3)]
    lost = [sum(cost for cost, _, _ in each.values()) for each in found]
    text = " ".join(
        f"{name}:{points(cost, words.MARK)}"
        for name, cost in zip(("ANN", "BOB", "CAT"), lost, strict=True)
    )
    assert device.message == text
    assert f"{words.LOST}{points(sum(lost), words.MARK)}{words.POINTS}" in device.texts()


def test_a_combo_is_on_the_sheet_too():
    device = Handheld()
    device.play(lambda device: device.name == "combo" and device.screen.action != PASS)
    view, game, action = device.screen.view, device.game, device.screen.action
    view.show(game, device.app.name_of)
    assert lit(device) == set()
    show_action(view, game, action)
    assert lit(device) == laid(game, action) != set()
