"""Each exercise, done in a copy, says what to do, and "done" once it is done."""

import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from firmware.theme import DARK
from sim import languages
from sim.atlas import freshness
from sim.board import board_files
from sim.exercises import __main__ as exercises
from sim.exercises import own_board
from sim.exercises.faults import contrast, theme
from tests import copied, slow
from tests.bench import heap
from tests.vm import machine

TREES = ("engine", "firmware", "boards", "sim")
# For exercises that consist of a file and its name in a list: the folder, the list, and our names
# in it.
PACKAGES = {1: Path("firmware", "themes"), 2: Path("firmware", "text")}
LISTS = {1: "NAMES", 2: "LANGUAGES"}
OURS = {1: theme.OURS, 2: languages.WHOLE}

# --- one solution each, as a pupil may find it ---

FOREST = {
    "background": 0x06140A,
    "bar": 0x143020,
    "open": 0x102418,
    "filled": 0x24563A,
    "circled": 0xFFD34D,
    "letter": 0x8FD0FF,
}
ESPERANTO = '''"""Esperanto, as far as it goes."""

BACK = "REEN"


class menus:
    CONTINUE = "PLUEN"
    SOLO_GAME = "SOLA LUDO"
    SETTINGS = "AGORDOJ"
    HOW_TO_PLAY = "LERNI"
    MORE = "PLI"
'''
ZOE = '''"""Drops as low as it can, and circles the longest combo."""

from engine.number_drop.table import COMBO, DROP


def choose(game, legal):
    """Return the action that is worth most."""
    best, most = legal.nth(0), -99
    for i in range(min(legal.count(), 100)):
        action = legal.nth(i)
        worth = 0
        if game.phase == DROP:
            worth = -game.sheet().landing(action >> 3 & 63, action & 7)
        elif game.phase == COMBO and action:
            combos = game.load_combos()
            combos.trace(action)
            worth = combos.size
        if worth > most:
            best, most = action, worth
    return best
'''


def change(file: Path, old: str, new: str) -> None:
    """Change one place in a file."""
    text = file.read_text("utf-8")
    assert text.count(old) == 1, (file, old)
    file.write_text(text.replace(old, new), "utf-8")


def quoted(names: Sequence[str], between: str = ", ") -> str:
    """Return names as written in a list."""
    return between.join([f'"{name}"' for name in names])


def write_list(root: Path, number: int, names: str) -> None:
    """Rewrite an exercise's list."""
    file, name = root / PACKAGES[number] / "__init__.py", LISTS[number]
    text = file.read_text("utf-8")
    written = f"{text[: text.index(f'{name} = ')]}{name} = {names}\n"
    if written != text:
        file.write_text(written, "utf-8")


def begin_afresh(root: Path) -> None:
    """Remove languages and themes that are not ours, which an exercise takes for a pupil's."""
    for number, package in PACKAGES.items():
        kept = (*OURS[number], "__init__", "mono")
        for file in (root / "firmware").glob(f"**/{package.name}/*.py"):
            if file.stem not in kept:
                file.unlink()
        write_list(root, number, f"({quoted(OURS[number])})")


def solve_theme(root: Path) -> None:
    table = (root / "firmware" / "theme.py").read_text("utf-8")
    table = table[table.index("DARK = {") : table.index("}\n") + 2].replace("DARK", "COLOURS")
    scope: dict[str, dict[str, int]] = {}
    exec(table, scope)
    colours = scope["COLOURS"] | FOREST
    text = f'"""A forest."""\n\nCOLOURS = {colours!r}\n'
    (root / "firmware" / "themes" / "forest.py").write_text(text, "utf-8")
    write_list(root, 1, f"({quoted((*OURS[1], 'forest'))})")


def solve_language(root: Path) -> None:
    (root / "firmware" / "text" / "eo.py").write_text(ESPERANTO, "utf-8")
    write_list(root, 2, f"({quoted((*OURS[2], 'eo'))})")


def solve_board(root: Path) -> None:
    arguments = ["--name", "raspberry_pi_pico_zoe", "--title", "Mine", "--screen", "ssd1306"]
    arguments += ["--size", "128x64", "--pins", "sda=GP4 scl=GP5", "--keys", "a=GP14 b=GP12"]
    assert run(root, "sim.newboard", *arguments, "--sound", "none", "--view", "none")[0] == 0


def solve_tile(root: Path) -> None:
    shapes = root / "engine" / "number_drop" / "shapes.py"
    change(shapes, '"T5")', '"T5", "P5")')
    change(shapes, '        "###/.#./.#.",\n', '        "###/.#./.#.",\n        "##/##/#.",\n')


def solve_player(root: Path) -> None:
    (root / "firmware" / "guests" / "zoe.py").write_text(ZOE, "utf-8")
    change(root / "firmware" / "guests" / "__init__.py", "= ()", '= ("zoe",)')


SOLUTIONS = (solve_theme, solve_language, solve_board, solve_tile, solve_player)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the tree, to be changed, whose atlases are as recent as their sources."""
    freshness.ensure()
    copied.copy((*TREES, "atlas"), tmp_path)
    begin_afresh(tmp_path)
    return tmp_path


def run(root: Path, module: str, *arguments: str) -> tuple[int, str]:
    """Run a module of the copy as a program; return exit code and output."""
    command = [sys.executable, "-m", module, *arguments]
    ran = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    assert "Traceback" not in ran.stderr, ran.stderr
    return ran.returncode, ran.stdout + ran.stderr


SEEN = ("THEME", "--lang eo", "--board raspberry_pi_pico_zoe", "P5 is dealt", ": ZOE DROPS ")


@pytest.mark.parametrize("number", range(1, len(SOLUTIONS) + 1))
def test_solved_it_says_done_and_draws_what_there_is_to_see(copy, number):
    SOLUTIONS[number - 1](copy)
    code, said = run(copy, "sim.exercises", str(number))
    assert (code, "  done\n" in said, "to do" in said) == (0, True, False), said
    assert SEEN[number - 1] in said
    assert (copy / "build" / f"exercise-{number}.png").stat().st_size > 500


@pytest.mark.parametrize("number", slow.but([2, 4], range(1, len(SOLUTIONS) + 1)))
def test_not_begun_it_says_what_to_do(copy, number):
    code, said = run(copy, "sim.exercises", str(number))
    assert (code, said.count("  to do: "), "done" in said) == (1, 1, False), said
    assert not (copy / "build").exists()


MISTAKES = [  # an exercise, a file, what is changed in it, and the message about that
    (1, "firmware/themes/forest.py", "'ink': 16777215", "'ink': 0x202020", "hard to read"),
    (1, "firmware/themes/forest.py", "'pink':", "'punk':", "no colour for 'pink'"),
    (1, "firmware/themes/__init__.py", ', "forest"', "", 'add "forest" to NAMES'),
    (2, "firmware/text/eo.py", '"REEN"', '"ŝ"', "BACK: the font has no ŝ"),
    (2, "firmware/text/eo.py", '"REEN"', '("REEN",)', "BACK: it has to look like 'BACK'"),
    (2, "firmware/text/eo.py", "MORE", "MOORE", "the game has no menus.MOORE"),
    (2, "firmware/text/eo.py", "SOLA LUDO", "SOLA LUDO LONGA KAJ LONGA TRE", "is too long for"),
    (2, "firmware/text/__init__.py", ', "eo"', "", 'add "eo" to LANGUAGES'),
    (3, "boards/raspberry_pi_pico_zoe.py", "board.GP12", "board.GP99", "GP99"),
    (3, "boards/raspberry_pi_pico_zoe.py", '"rp2"', '"esp32"', 'for this board write "rp2"'),
    (4, "engine/number_drop/shapes.py", '"##/##/#."', '"#.#/###"', "it is U5"),
    (4, "engine/number_drop/shapes.py", '"##/##/#."', '"#.#"', "2 cells: it can have 3 to 5"),
    (4, "engine/number_drop/shapes.py", '"##/##/#."', '"#.#/#.#"', "connected"),
    (4, "engine/number_drop/shapes.py", '"##/##/#."', '"XX/XX/X."', "'XX/XX/X.' is not art: #"),
    (4, "engine/number_drop/shapes.py", '"##/##/#."', '""', "P5: '' is not art: # is a cell"),
    (4, "engine/number_drop/shapes.py", '"P5"', '""', "'' in NAMES is not a name"),
    (4, "engine/number_drop/shapes.py", '"P5"', "5", "5 in NAMES is not a name"),
    (4, "engine/number_drop/shapes.py", '"P5"', "P5", "NameError: name 'P5'"),
    (
        1,
        "firmware/themes/forest.py",
        "COLOURS = {",
        "COLOURS = forest\nX = {",
        "line 3: NameError",
    ),
    (2, "firmware/text/eo.py", '"REEN"', '"REEN', "firmware/text/eo.py, line 3: SyntaxError"),
    (4, "engine/number_drop/shapes.py", '"P5")', '"P5"', "shapes.py, line "),
    (5, "firmware/guests/__init__.py", '"zoe",', '"zoe"', 'NAMES = ("zoe",)'),
    (5, "firmware/guests/__init__.py", '("zoe",)', '["zoe"]', 'round brackets: ("<name>",)'),
    (5, "firmware/guests/__init__.py", '("zoe",)', '{"zoe"}', 'round brackets: ("<name>",)'),
    (
        5,
        "firmware/guests/zoe.py",
        "\ndef",
        "import itertools\n\n\ndef",
        "zoe.py:5: no itertools",
    ),
    (5, "firmware/guests/zoe.py", "return best\n", "return 1 << 40\n", "not legal"),
    (5, "firmware/guests/zoe.py", "    return best\n", "", "is `return` missing?"),
    (
        5,
        "firmware/guests/zoe.py",
        "    return best\n",
        "    try:\n        while True:\n            best = 1\n    except:\n        pass\n",
        "zoe.py: it does not end",
    ),
    (
        5,
        "firmware/guests/zoe.py",
        "    return best\n",
        "    match best:\n        case 1:\n            return best\n",
        "zoe.py, line 20: boards cannot compile it: SyntaxError",
    ),
    (
        5,
        "firmware/guests/zoe.py",
        "legal.nth(i)",
        "legal.nt(i)",
        "zoe.py, line 10: Attr",
    ),
    (
        5,
        "firmware/guests/zoe.py",
        "    return best\n",
        "    while True:\n        best = 1\n",
        "zoe.py, line 2",
    ),
    (5, "firmware/guests/zoe.py", "def choose", "def select", "no function choose"),
    (5, "firmware/guests/zoe.py", "if worth > most:", "if worth > most", "line 18"),
    (
        5,
        "firmware/guests/zoe.py",
        "    best, most = legal",
        "    exit()\n    best, most = legal",
        "zoe.py, line 8: ",
    ),
    (
        5,
        "firmware/guests/zoe.py",
        "def choose",
        "raise SystemExit\n\n\ndef choose",
        "zoe.py, line 6: ",
    ),
    (2, "firmware/text/eo.py", "BACK =", "exit()\nBACK =", "eo.py, line 3: "),
    (
        5,
        "firmware/guests/zoe.py",
        "    best, most = legal",
        "    input()\n    best, most = legal",
        "zoe.py, line 8: EOFError: input() waits for a keyboard",
    ),
]


@pytest.mark.parametrize(
    ("number", "file", "old", "new", "line"), slow.rows_but(MISTAKES[1::6], MISTAKES)
)
def test_a_mistake_is_named(copy, number, file, old, new, line):
    SOLUTIONS[number - 1](copy)
    change(copy / file, old, new)
    code, said = run(copy, "sim.exercises", str(number))
    assert (code, line in said, "done" in said) == (1, True, False), said


SAVED = [  # an exercise, a file, and how an editor saved it
    (1, "firmware/themes/forest.py", "utf-8-sig"),
    (1, "firmware/themes/forest.py", "utf-16"),
    (1, "firmware/themes/__init__.py", "utf-16"),
    (2, "firmware/text/eo.py", "utf-16-le"),  # without a byte-order mark
    (2, "firmware/text/eo.py", "latin-1"),
    (3, "boards/raspberry_pi_pico_zoe.py", "utf-8-sig"),
    (4, "engine/number_drop/shapes.py", "utf-16"),
    (5, "firmware/guests/zoe.py", "utf-8-sig"),
    (5, "firmware/themes/forest.py", "utf-8-sig"),  # which is also in the bundle that is tried
]


@pytest.mark.parametrize(("number", "file", "encoding"), slow.rows_but(SAVED[::4], SAVED))
def test_a_file_that_boards_cannot_read_is_named_with_what_to_do(copy, number, file, encoding):
    solve_theme(copy)
    if number != 1:
        SOLUTIONS[number - 1](copy)
    text = (copy / file).read_text("utf-8").replace("Esperanto", "Espéranto")
    (copy / file).write_text(text, encoding)
    code, said = run(copy, "sim.exercises", str(number))
    message = f"  to do: {file}: save it as UTF-8 without BOM\n"
    assert (code, said.count("  to do: "), message in said) == (1, 1, True), said


@pytest.mark.parametrize("encoding", slow.but(["utf-16"], ["utf-8-sig", "utf-16"]))
def test_a_bundle_says_the_same_of_it(copy, encoding):
    solve_theme(copy)
    file = copy / "firmware" / "themes" / "forest.py"
    file.write_text(file.read_text("utf-8"), encoding)
    code, said = run(copy, "sim.bundle", "--out", str(copy / "drive"))
    assert (code, said) == (
        2,
        "bundle: firmware/themes/forest.py: save it as UTF-8 without BOM\n",
    )


def test_the_simulator_asks_for_a_forgotten_language_as_the_exercise_does(copy):
    solve_language(copy)
    change(copy / "firmware" / "text" / "__init__.py", ', "eo"', "")
    code, said = run(copy, "sim", "--lang", "eo", "--view", "none")
    asked = 'add "eo" to LANGUAGES in firmware/text/__init__.py\n'
    assert (code, said) == (2, f"sim: unknown language 'eo': {asked}")
    assert asked in run(copy, "sim.exercises", "2")[1]


OWN = {1: "sea", 2: "eo"}
BEGIN = "{place} has to begin with {ours}; add a comma and your own name after them"
WRONG_LISTS = [  # how a list is written, and the message about it
    ("({ours} {own})", '__init__.py lacks a comma after "{last}"'),
    ('("{first}" {others}, {own})', '__init__.py lacks a comma after "{first}"'),
    ("({glued} {own})", '__init__.py lacks a comma after "{first}"'),
    ("({own}, {ours})", BEGIN),
    ('({before}, {own}, "{last}")', BEGIN),
    ("({own},)", BEGIN),
    ("({own})", BEGIN),
    ("[{ours}, {own}]", '{place} has to be in round brackets: ({ours}, "<name>")'),
    ("({ours}, {own}, {own})", "{place} has {own} twice"),
]


@pytest.mark.parametrize(
    ("number", "written", "line"),
    slow.rows_but(
        [(1, *WRONG_LISTS[0]), (2, *WRONG_LISTS[3]), (1, *WRONG_LISTS[7])],
        [(number, *wrong) for number in OURS for wrong in WRONG_LISTS],
    ),
)
def test_a_list_that_does_not_begin_with_ours_is_named(copy, number, written, line):
    solve_language(copy)
    themes = copy / "firmware" / "themes"
    shutil.copy(themes / "light.py", themes / "sea.py")
    names = OURS[number]
    parts = {
        "place": f"{LISTS[number]} in {PACKAGES[number].as_posix()}/__init__.py",
        "ours": quoted(names),
        "first": names[0],
        "others": quoted(names[1:]),
        "before": quoted(names[:-1]),
        "last": names[-1],
        "glued": quoted(names, " "),
        "own": quoted([OWN[number]]),
    }
    write_list(copy, number, written.format(**parts))
    code, said = run(copy, "sim.exercises", str(number))
    assert (code, said.count("  to do: "), line.format(**parts) in said) == (1, 1, True), said


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("\n\nclass menus:\n", "", "write CONTINUE, HOW_TO_PLAY, MORE, SETTINGS, SOLO_GAME under"),
        ("class menus:", "class menu:", "SOLO_GAME under `class menus:`"),
        ("class menus:", 'class menus:\n    BACK = "REEN"', "write BACK at the top, before the"),
    ],
)
def test_misplaced_words_are_reported_with_their_place(copy, old, new, line):
    solve_language(copy)
    file = copy / "firmware" / "text" / "eo.py"
    change(file, old, new)
    if not new:
        file.write_text(file.read_text("utf-8").replace("    ", ""), "utf-8")
    code, said = run(copy, "sim.exercises", "2")
    assert (code, said.count("  to do: "), line in said) == (1, 1, True), said


PLACES = [("front", "front"), ("front", "end"), ("middle", "middle"), ("end", "front")]


@pytest.mark.parametrize(("name", "art"), slow.rows_but(PLACES[1:2], PLACES))
def test_a_tile_that_is_not_the_last_one_would_be_a_face_of_the_die(copy, name, art):
    shapes = copy / "engine" / "number_drop" / "shapes.py"
    names = {"front": ('("I"', '("P5", "I"'), "middle": ('"V3"', '"P5", "V3"')}
    arts = {"front": "####", "middle": "#./##"}
    change(shapes, *names.get(name, ('"T5")', '"T5", "P5")')))
    first = f'        "{arts.get(art, "###/.#./.#.")}",\n'
    new = '        "##/##/#.",\n'
    change(shapes, first, first + new if art == "end" else new + first)
    code, said = run(copy, "sim.exercises", "4")
    assert (code, said.count("  to do: ")) == (1, 1), said
    assert "put your name at the end of NAMES and its art at the end of `arts`" in said


@pytest.mark.parametrize("arguments", [["0"], ["6"], ["x"], ["1", "2"]])
def test_a_number_that_is_none_is_one_line(arguments, capsys):
    assert exercises.main(arguments) == 2
    assert capsys.readouterr().err.startswith("exercise: no exercise")


@pytest.mark.parametrize("name", slow.but(["sis"], ["ben", "sis", "dad"]))
def test_a_player_cannot_be_called_as_another_one_is(copy, name):
    solve_player(copy)
    (copy / "firmware" / "guests" / "zoe.py").rename(copy / "firmware" / "guests" / f"{name}.py")
    change(copy / "firmware" / "guests" / "__init__.py", '"zoe"', f'"{name}"')
    code, said = run(copy, "sim.exercises", "5")
    assert (code, f"{name!r} is a player already" in said) == (1, True), said


def test_each_of_several_has_a_picture_of_its_own(copy):
    solve_theme(copy)
    themes = copy / "firmware" / "themes"
    shutil.copy(themes / "forest.py", themes / "wood.py")
    write_list(copy, 1, f"({quoted((*OURS[1], 'forest', 'wood'))})")
    code, said = run(copy, "sim.exercises", "1")
    assert code == 0, said
    for name in ("exercise-1.png", "exercise-1-2.png"):
        assert str(Path("build", name)) in said
        assert (copy / "build" / name).is_file()


def test_nearly_enough_contrast_does_not_read_as_enough():
    colours = DARK | {"dim": 0x6C6C6C, "background": 0x000000, "bar": 0x000000}
    ratios = {text: ratio for text, _, ratio, least in contrast.too_near(colours) if least == 4.5}
    assert ratios == {"dim": 3.9}  # 3.99, which is not 4.0


def test_every_board_of_ours_is_nobody_s_own():
    assert set(own_board.OURS) == set(board_files.names())
    others = {path.stem for path in board_files.FOLDER.glob("*.py")} - set(own_board.OURS)
    assert set(own_board.HELPERS) == others


NAMES = [  # of board files, and better ones
    ("my_board", "raspberry_pi_pico_my_board"),
    ("my-board", "raspberry_pi_pico_my_board"),
    ("Raspberry_Pi_Pico_anna", "raspberry_pi_pico_anna"),
    ("PyGamer 2", "pygamer_2"),
]


@pytest.mark.parametrize(("name", "better"), slow.rows_but(NAMES[2:3], NAMES))
def test_a_board_file_whose_name_no_board_has_is_told_a_better_one(copy, name, better):
    solve_board(copy)
    solved = copy / "boards" / "raspberry_pi_pico_zoe.py"
    solved.rename(solved.with_stem(name))
    code, said = run(copy, "sim.exercises", "3")
    message = f"boards/{name}.py: its name has to begin with the board's id, such as {better}\n"
    assert (code, said.count("  to do: "), message in said) == (1, 1, True), said


def test_a_helper_of_your_own_is_no_board_file(copy):
    solve_board(copy)
    (copy / "boards" / "my_keys.py").write_text('"""My keys."""\n', "utf-8")
    code, said = run(copy, "sim.exercises", "3")
    assert (code, "  done\n" in said) == (0, True), said


def test_the_list_names_all_of_them(capsys):
    assert exercises.main([]) == 0
    lines = capsys.readouterr().out.splitlines()
    begins = [f"python -m sim.exercises {n + 1} " for n in range(5)]
    assert all(line.startswith(begin) for line, begin in zip(lines, begins, strict=True))
    assert len(exercises.EXERCISES) == len(SOLUTIONS)


def test_solutions_go_on_a_board_s_drive_as_source(copy):
    for solve in SOLUTIONS:
        solve(copy)
    arguments = ["--out", str(copy / "drive"), "--board", "raspberry_pi_pico_zoe"]
    arguments += ["--source", "--without", "drop_it"]
    code, said = run(copy, "sim.bundle", *arguments)
    assert code == 0, said
    for place in ("themes/forest", "text/eo", "guests/zoe"):
        assert (copy / "drive" / "firmware" / f"{place}.py").is_file()
    board_file = copy / "drive" / "boards" / "raspberry_pi_pico.py"
    assert 'NAME = "Mine"' in board_file.read_text("utf-8")


PLAYED_ON_A_BOARD = """
from handset import Handset
from engine.number_drop.shapes import NAMES, SIZE, FIRST
from firmware import configuration, themes, theme
from firmware.kept import settings
from firmware.session import game_start
device = Handset({keys!r}, 160, 128, 1)
app = device.app
app.settings.values[settings.THEME] = themes.NAMES.index("forest")
app.settings.values[settings.LANGUAGE] = settings.LANGUAGES.index("eo")
configuration.apply_settings(app)
print(app.shared_words("menus").SOLO_GAME, app.words.SOLO, app.shared_words("statistics").HEADING)
print(theme.colour("circled"), NAMES[10], SIZE[FIRST[10]])
app.session.seats.kinds[0] = 6
game_start.new_game(app, 2)
app.navigator.run_transitions()
print(app.name_of(0), app.navigator.screen.name)
for _ in range(300):
    if app.session.record.game.phase == 1:
        break
    device.step()
print(app.session.record.count > 0)
"""


def test_solutions_run_as_source_on_the_boards_vm(copy):
    for solve in SOLUTIONS:
        if solve is not solve_board:
            solve(copy)
    files: dict[str, str | bytes] = {}
    for tree in ("engine", "firmware"):
        for path in (copy / tree).rglob("*.py"):
            files[path.relative_to(copy).as_posix()] = path.read_text("utf-8")
    files |= heap.libraries()
    for path in (*heap.STAND_INS.glob("*.py"), heap.HANDSET):
        files[path.name] = path.read_text("utf-8")
    assert run(copy, "sim.atlas") == (0, "")  # with the tile's shape
    for path in (copy / "atlas").glob("*.bin"):
        files[f"atlas/{path.name}"] = path.read_bytes()
    said = machine.run(
        PLAYED_ON_A_BOARD.format(keys=heap.KEYS), files, stack_bytes=heap.STACK_BYTES
    )
    assert said.splitlines() == [
        "SOLA LUDO SOLO STATISTICS",
        f"{FOREST['circled']} P5 5",
        "ZOE computer",
        "True",
    ]
