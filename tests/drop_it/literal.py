"""A second, literal implementation of DROP_IT.md, slow and simple: how pieces fall and score.

It shares nothing with the engine, not even tables. It tests every piece at every unit, with one
shortcut that cannot change a result: pieces whose bounding boxes do not overlap do not overlap
either.
"""

from dataclasses import dataclass
from typing import NamedTuple

WALLS = 192
TOP = 320
KINDS = ("circle", "square", "diamond", "triangle")
TURNS = {"circle": 1, "square": 6, "diamond": 12, "triangle": 8}
RADIUS = 20

Point = tuple[int, int]

SQUARES = [(17, 17), (12, 21), (6, 23), (0, 24), (-6, 23), (-12, 21)]
DIAMONDS = [
    ((31, 0), (0, 18)),
    ((30, 8), (-5, 17)),
    ((27, 16), (-9, 16)),
    ((22, 22), (-13, 13)),
    ((16, 27), (-16, 9)),
    ((8, 30), (-17, 5)),
    ((0, 31), (-18, 0)),
    ((-8, 30), (-17, -5)),
    ((-16, 27), (-16, -9)),
    ((-22, 22), (-13, -13)),
    ((-27, 16), (-9, -16)),
    ((-30, 8), (-5, -17)),
]
TRIANGLES = [
    [(0, 26), (-23, -13), (23, -13)],
    [(-7, 25), (-18, -18), (25, -7)],
    [(-13, 23), (-13, -23), (26, 0)],
    [(-18, 18), (-7, -25), (25, 7)],
    [(-23, 13), (0, -26), (23, 13)],
    [(-25, 7), (7, -25), (18, 18)],
    [(-26, 0), (13, -23), (13, 23)],
    [(-25, -7), (18, -18), (7, 25)],
]
# Left wall, right wall, floor; and the length of their stretches.
EDGES = ([0, 1, 2, 3, 1, 0, 3, 2], [2, 3, 0, 1, 3, 2, 1, 0], [1, 3, 0, 2])
STRETCHES = (40, 40, 48)
CIRCLES = [
    (48, 26, 12, 1),
    (144, 58, 8, 2),
    (96, 96, 12, 1),
    (36, 132, 4, 3),
    (132, 150, 12, 1),
    (72, 184, 8, 2),
    (164, 212, 4, 3),
    (36, 246, 8, 2),
    (108, 276, 4, 3),
]


def outline(kind: str, o: int) -> list[Point]:
    """Return the corners, or none for the circle."""
    if kind == "square":
        x, y = SQUARES[o]
        return [(x, y), (-y, x), (-x, -y), (y, -x)]
    if kind == "diamond":
        (px, py), (qx, qy) = DIAMONDS[o]
        return [(px, py), (qx, qy), (-px, -py), (-qx, -qy)]
    return TRIANGLES[o] if kind == "triangle" else []


class Look(NamedTuple):
    """A kind in an orientation: its corners and its extent."""

    corners: list[Point]
    min_x: int
    max_x: int
    min_y: int
    max_y: int


def _look(kind: str, o: int) -> Look:
    corners = outline(kind, o)
    xs = [x for x, _ in corners] or [-RADIUS, RADIUS]
    ys = [y for _, y in corners] or [-RADIUS, RADIUS]
    return Look(corners, min(xs), max(xs), min(ys), max(ys))


LOOKS = {(kind, o): _look(kind, o) for kind in KINDS for o in range(TURNS[kind])}


class Piece(NamedTuple):
    """A piece at a place; `colour` 0 to 3."""

    kind: str
    o: int
    x: int
    y: int
    colour: int = 0

    @property
    def look(self) -> Look:
        return LOOKS[self.kind, self.o]

    def corners(self) -> list[Point]:
        """Return the positions of the corners."""
        return [(self.x + x, self.y + y) for x, y in self.look.corners]


def cross(a: Point, b: Point) -> int:
    return a[0] * b[1] - a[1] * b[0]


def dot(a: Point, b: Point) -> int:
    return a[0] * b[0] + a[1] * b[1]


def minus(a: Point, b: Point) -> Point:
    return a[0] - b[0], a[1] - b[1]


def sides(corners: list[Point]) -> list[tuple[Point, Point]]:
    """Return the edges, each as its two ends."""
    return list(zip(corners, corners[1:] + corners[:1], strict=True))


def disc_meets(centre: Point, radius: int, corners: list[Point]) -> bool:
    """Return whether an open disc meets a polygon's interior."""
    if all(cross(minus(b, a), minus(centre, a)) > 0 for a, b in sides(corners)):
        return True
    for a, b in sides(corners):
        e, w = minus(b, a), minus(centre, a)
        t, length = dot(e, w), dot(e, e)
        if t <= 0:
            near = dot(w, w) < radius**2
        elif t >= length:
            near = dot(minus(centre, b), minus(centre, b)) < radius**2
        else:
            near = cross(e, w) ** 2 < radius**2 * length
        if near:
            return True
    return False


def overlap(a: Piece, b: Piece) -> bool:
    """Return whether the interiors of two pieces meet."""
    dx, dy = a.x - b.x, a.y - b.y
    one, other = a.look, b.look
    if dx + one.min_x >= other.max_x or dx + one.max_x <= other.min_x:
        return False
    if dy + one.min_y >= other.max_y or dy + one.max_y <= other.min_y:
        return False
    if a.kind == b.kind == "circle":
        return dx**2 + dy**2 < 1600
    if a.kind == "circle":
        return disc_meets((a.x, a.y), RADIUS, b.corners())
    if b.kind == "circle":
        return disc_meets((b.x, b.y), RADIUS, a.corners())
    return not (is_beside(a.corners(), b.corners()) or is_beside(b.corners(), a.corners()))


def is_beside(corners: list[Point], others: list[Point]) -> bool:
    """Return whether an edge separates the other polygon, which is on or outside its line."""
    return any(all(cross(minus(b, a), minus(p, a)) <= 0 for p in others) for a, b in sides(corners))


class Rest(NamedTuple):
    """Where a piece came to rest."""

    o: int
    x: int
    y: int
    d: int


@dataclass
class Literal:
    """The pieces on the board, in the order of their drops."""

    pieces: list[Piece]

    def free(self, kind: str, o: int, x: int, y: int) -> bool:
        look = LOOKS[kind, o]
        if x + look.min_x < 0 or x + look.max_x > WALLS or y + look.min_y < 0:
            return False
        piece = Piece(kind, o, x, y)
        return not any(overlap(piece, other) for other in self.pieces)

    def settle(self, kind: str, o: int, x: int, y: int, d: int) -> Rest:
        far = 12 if kind == "circle" else 3
        while True:
            while self.free(kind, o, x, y - 1):
                y -= 1
            if y + LOOKS[kind, o].min_y == 0:
                return Rest(o, x, y, d)
            s = self._way_down(kind, o, x, y, d, far)
            if not s:
                return Rest(o, x, y, d)
            x, y, d = x + s, y - 1, (1 if s > 0 else -1)

    def _way_down(self, kind: str, o: int, x: int, y: int, d: int, far: int) -> int:
        """Return how far to the side, negative to the left, the piece can go down; 0 if nowhere."""
        closed = set()
        for n in range(1, far + 1):
            for s in (d, -d):
                if s in closed:
                    continue
                if not self.free(kind, o, x + s * n, y):
                    closed.add(s)
                elif self.free(kind, o, x + s * n, y - 1):
                    return s * n
        return 0

    def drop(self, kind: str, o: int, x: int) -> Rest:
        """Let a piece fall; return its resting place."""
        look = LOOKS[kind, o]
        x = into_the_walls(kind, o, x)
        y = max([TOP] + [p.y + p.look.max_y for p in self.pieces]) - look.min_y
        rest = self.settle(kind, o, x, y, 1 if 2 * x < WALLS else -1)
        while kind != "circle":
            lower = [tip for tip in self.tips(kind, rest) if tip.y < rest.y]
            if not lower:
                break
            rest = min(lower, key=lambda tip: tip.y)  # the first of them
        return rest

    def tips(self, kind: str, rest: Rest) -> list[Rest]:
        """Return where the piece would rest after each tip, in order."""
        found = []
        for n in (1, 2):
            for s in (rest.d, -rest.d):
                o = (rest.o - s * n) % TURNS[kind]
                spot = self.spot(kind, o, rest, s)
                if spot:
                    found.append(self.settle(kind, o, *spot, s))
        return found

    def spot(self, kind: str, o: int, rest: Rest, s: int) -> Point | None:
        """Return the first free place for the tipped piece."""
        for h in (0, 3, 6, 9):
            for m in (0, 3, -3, 6, -6, 9, -9):
                x = into_the_walls(kind, o, rest.x + s * m)
                if self.free(kind, o, x, rest.y + h):
                    return x, rest.y + h
        return None


def into_the_walls(kind: str, o: int, x: int) -> int:
    look = LOOKS[kind, o]
    return min(max(x, -look.min_x), WALLS - look.max_x)
