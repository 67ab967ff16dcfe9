"""The literal implementation of rules, points, turns and jokers, with the referee's JSON."""

from typing import Any

from tests.drop_it.literal import (
    CIRCLES,
    EDGES,
    KINDS,
    RADIUS,
    STRETCHES,
    TOP,
    TURNS,
    WALLS,
    Literal,
    Piece,
    disc_meets,
    overlap,
)

Json = dict[str, Any]
COLOURS = ("red", "yellow", "green", "blue")
FULL = [3, 2, 2, 2]  # circles, squares, diamonds, triangles
SHARES = [[1, 1, 0, 1], [1, 0, 1, 1], [1, 1, 1, 0]]  # of blue, with three players


def touch(a: Piece, b: Piece) -> bool:
    """Return whether moving the first piece by a unit would make them overlap."""
    moves = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
    return any(overlap(a._replace(x=a.x + dx, y=a.y + dy), b) for dx, dy in moves)


def touched_marks(piece: Piece) -> set[int]:
    """Return the marks of the stretches that a piece touches."""
    marks = set()
    for edge, line in enumerate((0, WALLS, 0)):
        along = 1 if edge < 2 else 0  # the coordinate that runs along the edge
        points = piece.corners()
        if piece.kind == "circle":
            points = [(piece.x + dx, piece.y + dy) for dx, dy in ((-20, 0), (20, 0), (0, -20))]
        on = [point[along] for point in points if point[1 - along] == line]
        if on:
            low, high = min(on), max(on)
            high -= high > low
            size = STRETCHES[edge]
            for i in range(low // size, high // size + 1):
                if i < len(EDGES[edge]):
                    marks.add(EDGES[edge][i])
    return marks


def bonus(piece: Piece) -> int:
    """Return the points of the bonus circles that a piece covers, at least partly."""
    points = 0
    for x, y, radius, worth in CIRCLES:
        if piece.kind == "circle":
            covered = (x - piece.x) ** 2 + (y - piece.y) ** 2 < (RADIUS + radius) ** 2
        else:
            covered = disc_meets((x, y), radius, piece.corners())
        points += worth * covered
    return points


class LiteralGame:
    """A game according to DROP_IT.md."""

    def __init__(self, players: int, teams: bool, edges: str, jokers: bool) -> None:
        self.players, self.teams, self.edges = players, teams, edges
        self.sides = 2 if teams else players
        self.literal = Literal([])
        self.turn = 0
        self.phase = "drop"
        self.last: Json | None = None
        self.hands: list[dict[str, list[int]]] = self._deal()
        self.scores = [0] * self.sides
        left = {1: 4, 2: 2, 3: 2, 4: 2}[self.sides] if jokers else 0
        self.jokers = [left] * self.sides

    def _deal(self) -> list[dict[str, list[int]]]:
        if self.sides == 1:
            return [{name: list(FULL) for name in COLOURS}]
        if self.sides == 2:
            return [{name: list(FULL) for name in pair} for pair in (COLOURS[:2], COLOURS[2:])]
        if self.sides == 3:
            return [{COLOURS[i]: list(FULL), "blue": SHARES[i]} for i in range(3)]
        return [{name: list(FULL)} for name in COLOURS]

    @property
    def side(self) -> int:
        return self.turn % self.sides

    @property
    def player(self) -> int:
        if not self.teams:
            return self.side
        members = [p for p in range(self.players) if p % 2 == self.side]
        return members[self.turn // 2 % len(members)]

    def state(self) -> Json:
        scores = list(self.scores)
        over = self.phase == "over"
        if over:
            scores = [score + 3 * left for score, left in zip(scores, self.jokers, strict=True)]
        state = {
            "game": "drop_it",
            "phase": self.phase,
            "player": self.player,
            "side": self.side,
            "pieces": [
                {"kind": p.kind, "colour": COLOURS[p.colour], "o": p.o, "x": p.x, "y": p.y}
                for p in self.literal.pieces
            ],
            "hands": self.hands,
            "scores": scores,
            "jokers": self.jokers,
            "last": self.last,
        }
        if over:
            state["winners"] = [i for i, score in enumerate(scores) if score == max(scores)]
        return state

    def legal(self) -> Json:
        if self.phase == "over":
            return {"count": 0}
        if self.phase == "joker":
            return {"count": 2}
        choices = [
            [kind, colour]
            for i, kind in enumerate(KINDS)
            for colour, left in self.hands[self.side].items()
            if left[i]
        ]
        return {"count": sum(TURNS[kind] * 193 for kind, _ in choices), "choices": choices}

    def act(self, action: Json) -> None:
        if action["do"] == "drop":
            self._drop(action["kind"], COLOURS.index(action["colour"]), action["o"], action["x"])
            return
        if action["do"] == "joker":
            assert self.last
            self.jokers[self.side] -= 1
            self.last["points"] = self.last["level"] + self.last["bonus"]
            self.scores[self.side] += self.last["points"]
        self._end_turn()

    def _drop(self, kind: str, colour: int, o: int, x: int) -> None:
        rest = self.literal.drop(kind, o, x)
        piece = Piece(kind, rest.o, rest.x, rest.y, colour)
        broken = self._broken(piece)
        self.literal.pieces.append(piece)
        self.hands[self.side][COLOURS[colour]][KINDS.index(kind)] -= 1
        level = next(n for n in range(1, 100) if piece.y + piece.look.max_y <= 40 * n)
        more = bonus(piece)
        self.last = {"broken": broken, "level": min(8, level), "bonus": more, "points": 0}
        if broken and self.jokers[self.side]:
            self.phase = "joker"
            return
        if not broken:
            self.last["points"] = min(8, level) + more
            self.scores[self.side] += self.last["points"]
        self._end_turn()

    def _broken(self, piece: Piece) -> list[str]:
        touched = [other for other in self.literal.pieces if touch(piece, other)]
        mark = {"colour": piece.colour, "shape": KINDS.index(piece.kind), "none": None}[self.edges]
        rules = {
            "shape": any(other.kind == piece.kind for other in touched),
            "colour": any(other.colour == piece.colour for other in touched),
            "edge": mark in touched_marks(piece),
            "height": piece.y + piece.look.max_y > TOP,
        }
        return [rule for rule, is_broken in rules.items() if is_broken]

    def _end_turn(self) -> None:
        if len(self.literal.pieces) == 36:
            self.phase = "over"
        else:
            self.phase = "drop"
            self.turn += 1
