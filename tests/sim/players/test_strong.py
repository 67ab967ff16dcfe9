"""The strong player and the analysis: legal, repeatable, honest, clear about what is missing."""

import io
import re
import subprocess
from typing import Any

import pytest

from engine.drop_it.record import Record as DropItRecord
from engine.number_drop.bot import Bot
from engine.number_drop.game import Game
from engine.number_drop.record import Record
from engine.number_drop.table import COMBO, DROP, ROLL, SLIDE
from sim import analysis, options
from sim.players import strong
from sim.players.strong import Strong
from sim.players.twin import FOLDER, Twin, TwinError, node
from sim.protocol.number_drop import judgement, sheet_text
from sim.protocol.number_drop.judgement import WORST
from sim.protocol.number_drop.notation import landing_cells
from sim.session import play

FEW = 24  # playouts
SAID = r"drop [A-Z]+\d*:( \d[a-g]\d+){4}|circle (\d): [a-g]\d+( [a-g]\d+)*|circle no combo"


@pytest.fixture(scope="module")
def player():
    made = Strong(FEW, processes=2)
    yield made
    made.close()


@pytest.mark.parametrize("players", [1, 3])
def test_every_choice_is_legal_and_the_same_each_time(player: Strong, players: int) -> None:
    game, bot, asked = Game(players, 4), Bot(0), 0
    while not game.is_over() and asked < 12:
        if game.phase == ROLL:
            game.apply(game.chance())
            continue
        choices = player.rank(game)
        assert choices == player.rank(game)
        assert all(game.is_legal(choice.action) for choice in choices)
        assert choices[0].action == player.choose(game)
        asked += 1
        game.apply(bot.choose(game) if game.phase == COMBO else choices[0].action)
    assert player.rank(Game(1, 1))


def test_a_drop_gets_most_of_the_play_outs() -> None:
    game, bot = Game(1, 4), Bot(0)
    tries: dict[int, int] = {}
    with Twin() as twin:
        while len(tries) < 2:
            if game.phase in (SLIDE, DROP) and game.phase not in tries:
                request = {
                    "players": 1,
                    "state": strong.visible(game).hex(),
                    "asked": -1,
                    "seed": 1,
                }
                found = twin.ask("rank", settings=strong.settings(800, 1), **request)["choices"]
                if len(found) > 1:
                    tries[game.phase] = sum(choice["tries"] for choice in found)
            game.apply(game.chance() if game.phase == ROLL else bot.choose(game))
    assert tries[SLIDE] == pytest.approx(80, rel=0.2)
    assert tries[DROP] == pytest.approx(800, rel=0.2)


def test_in_six_play_outs_each_die_shows_each_of_its_faces_first() -> None:
    program = (
        f"const {{ Rolls }} = await import({(FOLDER / 'rolls.mjs').as_uri()!r});"
        "const rolls = new Rolls();"
        "for (let seed = -18; seed < 18; seed++) console.log(rolls.of(seed));"
    )
    arguments = subprocess.run(
        [node(), "--input-type=module", "-e", program], capture_output=True, text=True, check=True
    )
    rolls = [int(line) for line in arguments.stdout.split()]
    assert len(set(rolls)) > 30, "the rows differ"
    for at in range(0, len(rolls), 6):
        for die in range(5):
            assert {roll // 6**die % 6 for roll in rolls[at : at + 6]} == set(range(6))


def test_what_is_asked_for_is_ranked_too(player: Strong) -> None:
    game = Game(1, 4)
    bot = Bot(0)
    while game.phase != DROP:
        game.apply(game.chance() if game.phase == ROLL else bot.choose(game))
    poor = next(action for action in drops(game) if game.is_legal(action))
    ranked = {choice.action: choice for choice in player.rank(game, poor)}
    assert ranked[poor].tries >= max(choice.tries for choice in ranked.values()) // 2


def drops(game: Game):
    """Yield drops with the digits of their dice, stars as 9."""
    digits = sum(min(die, 9) << (4 * i) for i, die in enumerate(game.dice[:4]))
    for orientation in range(game.first_orientation(), game.last_orientation()):
        for col in range(7):
            yield digits << 9 | orientation << 3 | col


def test_the_dice_to_come_are_not_told() -> None:
    one, *more = (Game(1, seed) for seed in range(1, 1000))
    other = next(game for game in more if game.tiles == one.tiles)
    assert strong.visible(one) == strong.visible(other)
    while one.phase != ROLL:
        one.apply(0)
        other.apply(0)
    assert one.chance() != other.chance()


def test_without_node_the_board_s_player_stands_in_and_says_so_once(monkeypatch, capsys) -> None:
    def missing():
        raise TwinError("The fast twin needs node: run `make strong`, which installs it.")

    monkeypatch.setattr(strong, "node", missing)
    strong.best_player.cache_clear()
    assert isinstance(strong.best_player(1), Bot)
    assert strong.best_player(1) is strong.best_player(1)
    strong.best_player.cache_clear()
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert "make strong" in error


def test_the_analysis_shows_what_a_weak_game_cost(tmp_path, capsys) -> None:
    record, bot = Record(1, 5), Bot(0)
    while not record.game.is_over():
        game = record.game
        record.apply(game.chance() if game.phase == ROLL else bot.choose(game))
    file = tmp_path / "game"
    file.write_text(record.to_bytes().hex())
    assert analysis.main([str(file), "--playouts", str(FEW)]) == 0
    output = capsys.readouterr().out
    rounds, ends = output.split("The costliest choices:")
    assert rounds.count("round ") > 15
    costs = [
        float(line.split(":")[1].split()[0]) for line in ends.splitlines() if "points:" in line
    ]
    assert len(costs) == WORST
    assert costs == sorted(costs, reverse=True)
    made = [line.split(": ", 2)[2] for line in ends.splitlines() if "points:" in line]
    assert all(re.fullmatch(SAID, text) for text in made)


def test_another_order_of_the_digits_is_no_toss_up() -> None:
    """As for a hint, the same place is the same choice."""
    record, bot = Record(1, 4), Bot(0)
    while record.game.phase != DROP:
        game = record.game
        record.apply(game.chance() if game.phase == ROLL else bot.choose(game))
    every = [record.game.dice[die] for die in range(4)]
    assert len(set(every)) == 4
    made, elsewhere = [action for action in drops(record.game) if record.game.is_legal(action)][:2]
    swapped = made ^ (every[0] ^ every[1]) * 0x11 << 9
    assert record.game.is_legal(swapped)
    record.apply(made)

    class Ranking:
        """Rates another drop slightly better."""

        def __init__(self, better: int) -> None:
            self.better = better

        def rank(self, game: Game, asked: int) -> list[strong.Choice]:
            if game.phase != DROP:
                return []
            return [strong.Choice(self.better, 20.2, 9), strong.Choice(asked, 20.0, 9)]

    for better, is_toss_up in ((elsewhere, True), (swapped, False)):
        ranking: Any = Ranking(better)
        (judged,) = judgement.judge(record, ranking)
        assert judged.is_close and judged.is_toss_up is is_toss_up
        assert judgement.worst([judged]) == []


def test_the_worst_are_shown_on_the_sheet_as_it_was_next_to_what_was_better() -> None:
    game = played_to_drop()
    action = next(action for action in drops(game) if game.is_legal(action))
    cells = landing_cells(game, action & 511)
    lines = sheet_text.draw(game, action)[::-1]  # lowest row first
    for row, col in cells:
        assert lines[row][3 * col] + lines[row][3 * col + 2] == "[]"
    assert sum(line.count("[") for line in lines) == len(cells)
    one, other = ["a", "bb"], ["x", "y", "z"]
    assert sheet_text.side_by_side(one, other) == ["      x", "a     y", "bb    z"]


def played_to_drop() -> Game:
    game, bot = Game(1, 4), Bot(0)
    while game.phase != DROP or game.round < 3:
        game.apply(game.chance() if game.phase == ROLL else bot.choose(game))
    return game


def test_the_game_in_a_simulated_memory_can_be_analysed(tmp_path, capsys) -> None:
    file = tmp_path / "memory"
    wanted = ["--view", "none", "--auto", "random", "--seed", "7", "--nvm", str(file)]
    app = play(options.parse(wanted))
    record = analysis.read_memory(str(file), "pygamer")
    assert record.to_bytes() == app.session.record.to_bytes() and record.game.is_over()
    assert analysis.main(["--nvm", str(tmp_path / "none")]) == 2
    assert "no memory there" in capsys.readouterr().err


def test_where_no_memory_is_none_is_made(tmp_path, capsys) -> None:
    assert analysis.main(["--nvm", str(tmp_path)]) == 2
    assert "no memory there" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("message", [["--playouts", "0"], ["--playouts", "-5"], ["--board"], []])
def test_options_of_the_analysis_that_cannot_be_are_one_line(tmp_path, capsys, message) -> None:
    file = tmp_path / "game"
    file.write_text(Record(1, 7).to_bytes().hex())
    assert analysis.main([str(file), *message] if message else []) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_the_end_of_the_input_ends_the_telling(monkeypatch, capsys) -> None:
    choices = [
        judgement.Judged(at, at, 0, "a1", "b1", 2.0, False, ["picture"]) for at in range(1, 4)
    ]
    monkeypatch.setattr("sys.stdin", io.StringIO())
    analysis.tell(choices, waits=True)
    assert capsys.readouterr().out.count("picture") == 1


def test_of_several_players_it_shows_whose_choice_cost_most(capsys) -> None:
    choices = [
        judgement.Judged(at, 2, at - 1, "a1", "b1", 2.0 + at, False, []) for at in range(1, 4)
    ]
    analysis.tell(choices, waits=False)
    assert "round 2, player 3: 5.0 points: a1" in capsys.readouterr().out
    analysis.tell(choices[:1], waits=False)
    assert "round 2: 3.0 points: a1" in capsys.readouterr().out


def test_a_board_s_memory_in_place_of_a_game_is_reported(tmp_path, capsys) -> None:
    file = tmp_path / "memory"
    file.write_bytes(bytes(range(256)))
    assert analysis.main([str(file)]) == 2
    assert "a board's memory needs --nvm" in capsys.readouterr().err


def test_a_twin_that_has_ended_says_so() -> None:
    with Twin() as twin:
        twin._process.kill()
        twin._process.wait()
        with pytest.raises(TwinError, match="ended at what it was asked"):
            twin.ask("levels", pad="x" * 100_000)


def test_of_drop_it_it_says_that_there_is_no_analysis(tmp_path, capsys) -> None:
    file, memory = tmp_path / "game", tmp_path / "memory"
    file.write_text(DropItRecord(1).to_bytes().hex())
    wanted = ["--view", "none", "--game", "drop_it", "--keys", "a start", "--nvm", str(memory)]
    play(options.parse(wanted))
    for arguments in ([str(file)], ["--nvm", str(memory)]):
        assert analysis.main(arguments) == 2
        assert "only Number Drop has an analysis" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["no game", "d1", ""])
def test_what_is_no_game_is_one_clear_line(tmp_path, capsys, text: str) -> None:
    file = tmp_path / "game"
    file.write_text(text)
    assert analysis.main([str(file)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
