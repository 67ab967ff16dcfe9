"""The bench's table as text: each measurement with its target."""

from collections.abc import Iterable, Iterator, Mapping

from tests.bench import keys, pixels
from tests.bench.beginning import Files
from tests.bench.board import Costs, Summary, summary
from tests.bench.comparison import NEAR, Comparison
from tests.bench.drop_it import Match, Solo
from tests.bench.heap import START_AIM
from tests.bench.number_drop import MOST_CHOICES, MOST_DROPS
from tests.bench.page import Visits
from tests.vm.measured import Measured

FILES_AIM = 15
READ_AIM = 60_000  # bytes
HEAP_AIM = 115_000  # bytes
PRESS_AIM = 10_000  # loops
SEARCH_AIM = 60_000
DROP_MEAN_AIM = 25_000
DROP_AIM = 150_000
CHOICE_AIM = 400_000
POINTS_AIM = 50  # of Drop It's careful player; three random ones reach 20
BROKEN_AIM = 6  # per hundred landings
SOLO_BROKEN_AIM = 5  # of a player alone
FIRST_AIM = 100  # loops until the page's first picture
WIDTH = 62

COUNTED = "landings found, none kept"
LISTED = "landings listed"
GAMES = f"random solo games, their first {MOST_CHOICES} choices"
WHOLE_GAMES = "random solo games, to their end"
DROPS = f"drops made in random games, the first {MOST_DROPS} of each"
COMBOS = "combos found"
SHEETS = "sheets searched for all their combos"
CHESS_COUNTED = "python-chess: legal moves found, none kept"
CHESS_LISTED = "python-chess: legal moves listed"
CHESS_GAMES = f"python-chess: random games, their first {MOST_CHOICES} moves"
CHESS_WHOLE = "python-chess: random games, to their end"
TETRIS_COUNTED = "tetris: drops found, none kept"
TETRIS_DROPS = "tetris: drops made in random games"
TETRIS_BLIND = "tetris: drops made by random keys, none looked for"

# Which measurements are compared, and the ratio to reach. Both do the same work: if one stores its
# results, so does the other, and games last the same number of choices. Only games played to their
# end differ: those of chess have about ten times as many moves.
AIMS = (
    (LISTED, CHESS_LISTED, 2),
    (COUNTED, CHESS_COUNTED, 2),
    (GAMES, CHESS_GAMES, 1),
    (WHOLE_GAMES, CHESS_WHOLE, 20),
    (COUNTED, TETRIS_COUNTED, 50),
    (DROPS, TETRIS_DROPS, 8),
    (DROPS, TETRIS_BLIND, 1),
)


def rate_lines(rates: Mapping[str, float]) -> Iterator[str]:
    """Yield lines with the work done per second, then the ratios."""
    yield f"{'On this computer, per second of CPU time':{WIDTH}}{'each':>12}"
    for name, rate in rates.items():
        yield f"  {name:{WIDTH - 2}}{rate:12,.0f}"
    yield ""
    yield f"{'Compared with the peers':{WIDTH}}{'times':>12}{'aim':>8}"
    for name, peer, aim in AIMS:
        ratio = rates[name] / rates[peer]
        yield f"  {name}"
        yield f"  {f'  / {peer}':{WIDTH - 2}}{ratio:12.1f}{aim:8}{verdict(ratio >= aim)}"


def cost_lines(costs: Mapping[str, Costs]) -> Iterator[str]:
    """Yield lines with the costs of presses and searches in loops, game by game."""
    heads = f"{'loops: mean':>12}{'most':>10}{'aim':>8}"
    yield f"{'On a board, a key press that moves, turns or flips':{WIDTH}}{heads}"
    for name, cost in costs.items():
        yield cost_line(name, summary(cost.presses), "presses", PRESS_AIM)
    yield f"{'On a board, all combos of a sheet':{WIDTH}}{heads}"
    for name, cost in costs.items():
        found = f"sheets, {cost.combos:,} combos"
        yield cost_line(name, summary(cost.searches), found, SEARCH_AIM)


def cost_line(name: str, cost: Summary, what: str, aim: int) -> str:
    """Return the line with the costs of one game's presses or searches."""
    label = f"{name}: {cost.count:,} {what}"
    reached = verdict(cost.most <= aim)
    return f"  {label:{WIDTH - 2}}{cost.mean:12,.0f}{cost.most:10,.0f}{aim:8,}{reached}"


def drop_it_lines(drops: Iterable[float], choices: Iterable[float]) -> Iterator[str]:
    """Yield lines with the costs of Drop It's drops and of the computer's choices, in loops."""
    yield f"{'On a board, Drop It':{WIDTH}}{'loops: mean':>12}{'most':>10}{'aim':>8}"
    cost = summary(drops)
    name = "random games"
    yield cost_line(f"{name}, mean <= {DROP_MEAN_AIM:,}", cost, "drops", DROP_AIM)
    yield cost_line("the computer player", summary(choices), "choices", CHOICE_AIM)


def match_lines(matches: Mapping[str, Match]) -> Iterator[str]:
    """Yield lines with the results of Drop It's careful players against three random ones."""
    yield f"{'Drop It, one careful player and three random ones':{WIDTH}}{'points':>12}{'aim':>8}"
    for name, match in matches.items():
        reached = verdict(match.points >= POINTS_AIM)
        yield f"  {name:{WIDTH - 2}}{match.points:12.1f}{POINTS_AIM:8}{reached}"
        yield f"  {'  the random ones':{WIDTH - 2}}{match.points_of_others:12.1f}"
    yield f"{'  landings that break a rule':{WIDTH}}{'in 100':>12}{'aim':>8}"
    for name, match in matches.items():
        share = 100 * match.broken
        reached = verdict(share <= BROKEN_AIM)
        yield f"  {name:{WIDTH - 2}}{share:12.1f}{BROKEN_AIM:8}{reached}"
        yield f"  {'  the random ones':{WIDTH - 2}}{100 * match.broken_of_others:12.1f}"


def solo_lines(solos: Mapping[str, Solo]) -> Iterator[str]:
    """Yield lines with the results of Drop It's players alone."""
    yield f"{'Drop It alone':{WIDTH}}{'points':>12}{'error':>8}{'broken %':>10}{'aim':>6}"
    for name, solo in solos.items():
        share = 100 * solo.broken
        figures = f"{solo.mean():12.1f}{solo.error():8.1f}{share:10.1f}{SOLO_BROKEN_AIM:6}"
        yield f"  {name:{WIDTH - 2}}{figures}{verdict(share <= SOLO_BROKEN_AIM)}"


def memory_lines(sizes: Mapping[str, int]) -> Iterator[str]:
    """Yield lines with the bytes of a board's heap that each thing takes."""
    yield f"{'On a board, heap in use':{WIDTH}}{'bytes':>12}"
    for name, size in sizes.items():
        yield f"  {name:{WIDTH - 2}}{size:12,}"


def firmware_lines(found: Iterable[Measured], start: float) -> Iterator[str]:
    """Yield lines with the firmware's memory in each situation, and the cost of its start."""
    head = "A PyGamer's memory at its highest, bytes"
    yield f"{head:{WIDTH}}{'heap':>12}{'aim':>10}{'stack':>8}"
    for one in found:
        highest, deepest = one.highest(), one.deepest()
        reached = verdict(highest.most <= HEAP_AIM)
        figures = f"{highest.most:12,}{HEAP_AIM:10,}{deepest.deepest:8,}{reached}"
        yield f"  {one.name:{WIDTH - 2}}{figures}"
        yield f"    (on {highest.at!r}, {highest.where or 'nothing'} being the latest file)"
    label = "from the start to the title, loops"
    yield f"  {label:{WIDTH - 2}}{start:12,.0f}{START_AIM:10,}{verdict(start <= START_AIM)}"


def beginning_lines(files: Files) -> Iterator[str]:
    """Yield lines with what a board reads from the title to the first roll of a solo game."""
    yield f"{'From the title to the first roll':{WIDTH}}{'':12}{'aim':>10}"
    for label, found, aim in (
        ("files opened", files.opened, FILES_AIM),
        ("bytes read", files.read, READ_AIM),
    ):
        yield f"  {label:{WIDTH - 2}}{found:12,}{aim:10,}{verdict(found <= aim)}"


def call_lines(found: Mapping[str, int]) -> Iterator[str]:
    """Tell how many functions are called by what a player does most."""
    yield f"{'Functions of firmware and engine called on a PyGamer':{WIDTH}}{'calls':>12}"
    for what, count in found.items():
        yield f"  {what:{WIDTH - 2}}{count:12,}"


def key_lines(found: Mapping[str, keys.Presses]) -> Iterator[str]:
    """Yield lines with the presses of solo games on boards with many keys, three, and two."""
    heads = f"{'a game':>12}{'times':>8}{'aim':>8}"
    yield f"{'Presses for a solo game, as the computer plays':{WIDTH}}{heads}"
    first = found[keys.BOARDS[0]]
    for board, presses in found.items():
        times = presses.game / first.game
        reached = verdict(times <= keys.MOST_RATIO)
        yield f"  {board:{WIDTH - 2}}{presses.game:12,.0f}{times:8.2f}{keys.MOST_RATIO:8}{reached}"
    yield f"{'Presses for a drop that is placed straight away':{WIDTH}}{'a drop':>12}{'aim':>16}"
    for board, presses in found.items():
        aim = f"{keys.MOST_FOR_DROP:16}" if board == keys.BOARDS[0] else ""
        reached = verdict(not aim or presses.drop <= keys.MOST_FOR_DROP)
        yield f"  {board:{WIDTH - 2}}{presses.drop:12.1f}{aim}{reached}"


def pixel_lines(found: Mapping[str, pixels.Shares]) -> Iterator[str]:
    """Yield lines with the mean share of the screen that a press of a solo game sends, by board."""
    heads = f"{'sent':>8}{'staying':>9}{'changed':>9}{'aim':>6}"
    yield f"{'Pixels sent for a key press, of the screen':{WIDTH}}{heads}"
    for board, share in found.items():
        figures = f"{share.sent:8.1%}{share.sent_on_same:9.1%}{share.changed:9.1%}"
        most = pixels.most(board)
        yield f"  {board:{WIDTH - 2}}{figures}{most:6.0%}{verdict(share.sent <= most)}"
    yield "  (staying: on the same screen; changed: pixels that differ afterwards)"


def page_lines(found: Iterable[tuple[int, Visits]]) -> Iterator[str]:
    """Yield lines with the page's time to its first picture, and its pictures per second."""
    yield f"{'The page in Chromium: first picture':{WIDTH}}{'ms':>12}{'loops':>8}{'aim':>8}"
    pictures = []
    for brake, visits in found:
        label, aim = f"{brake} times as slow", ""
        if brake == 1:
            label, aim = "as it is", f"{FIRST_AIM:8}{verdict(visits.first_loops <= FIRST_AIM)}"
        yield f"  {label:{WIDTH - 2}}{visits.first_ms:12,.0f}{visits.first_loops:8.0f}{aim}"
        pictures.append(f"  {f'{label}, pictures a second':{WIDTH - 2}}{visits.rate:12.0f}")
    yield "  (a loop: a million iterations of one in JavaScript, without throttling)"
    yield from pictures


def verdict(reached: bool) -> str:
    """Return the mark that follows a target."""
    return "" if reached else "  missed"


def physics_lines(found: Iterable[Comparison]) -> Iterator[str]:
    """Yield lines comparing Drop It's falls with a physics engine's."""
    for one in found:
        what = f"{one.landings} landings, pile frozen, friction {one.friction}"
        yield f"Drop It compared with pymunk: {what}"
        label = f"placed at rest, it stays within {NEAR:.0f} units"
        yield f"  {label:{WIDTH - 2}}{one.stayed:12.1%}"
        yield f"  {'  and moves on average, units':{WIDTH - 2}}{one.mean_moved:12.1f}"
        yield f"  {'falling freely, it ends in the same level':{WIDTH - 2}}{one.same_level:12.1%}"
        yield f"  {'  or in an adjacent one':{WIDTH - 2}}{one.near_level:12.1%}"
        yield f"  {'  and ends apart on average, units':{WIDTH - 2}}{one.mean_apart:12.1f}"
