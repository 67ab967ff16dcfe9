"""The rules' pages state decisions with their sources, and agree with the engine."""

import re

from engine.drop_it.game import Game
from engine.drop_it.pieces import CIRCLE, DIAMOND, SQUARE, TRIANGLE
from engine.number_drop.dice import FACES, STAR
from engine.number_drop.house import AEG_FACES
from firmware.kept import ranks
from firmware.number_drop import facts
from tests.imports import ROOT

RULES, DROP_IT = (
    (ROOT / "docs" / f"{name}.md").read_text("utf-8") for name in ("RULES", "DROP_IT")
)
KINDS = {"circle": CIRCLE, "square": SQUARE, "diamond": DIAMOND, "triangle": TRIANGLE}
_BLUE = 3


def test_the_dice_are_those_of_the_engine() -> None:
    rows = re.findall(r"^\| ([1-4]) \| ([1-7`* ]+) \|$", RULES, re.MULTILINE)
    documented = [[STAR if face == "`*`" else int(face) for face in row.split()] for _, row in rows]
    assert documented == [list(faces) for faces in FACES[:4]]


def test_the_dice_of_the_aeg_edition_are_those_of_the_engine() -> None:
    documented = re.search(r"\*\*aeg_dice\.\*\* Die ([1-4]) .*: ([1-7`* ]+), as", RULES)
    assert documented
    die, faces = int(documented[1]) - 1, documented[2].split()
    assert AEG_FACES[die] == bytes(STAR if face == "`*`" else int(face) for face in faces)
    assert [faces for i, faces in enumerate(AEG_FACES) if i != die] == [
        faces for i, faces in enumerate(FACES) if i != die
    ]


def test_the_blue_scores_are_those_of_the_handheld() -> None:
    documented = re.findall(r"\b([A-Z][A-Z0-9]{2}) (\d\d)\b", RULES)
    scores = map(str, facts.BLUE)
    assert documented == list(zip(ranks.NAMES, scores, strict=True))


def test_three_players_share_the_fourth_colour_as_told() -> None:
    documented = re.search(r"blue divided \*\*\[decided]\*\*: (.*) \|", DROP_IT)
    assert documented
    game = Game(3)
    for side, share in enumerate(re.findall(r"\{([^}]*)}", documented[1])):
        kinds = {KINDS[name] for name in share.split(", ")}
        assert [game.left(side, _BLUE, kind) for kind in range(4)] == [
            int(kind in kinds) for kind in range(4)
        ]
