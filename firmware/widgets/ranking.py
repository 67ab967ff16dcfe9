"""The ranking of several players: every one's four columns and total, the winners bright."""

from displayio import Group

from engine.const import const
from firmware.widgets import background, bars, font, layout
from firmware.widgets.play_view import columns
from firmware.widgets.text_line import CENTRE, TextLine

_TITLE_Y = const(4)
_WINNERS_Y = const(14)
_HEADS_Y = const(29)
_LIST_Y = const(39)
_LINE = const(11)  # pixels from one player to the next
_MARGIN = const(1)
_NAME_WIDTH = const(27)
_STAR_WIDTH = const(10)
_NAMED = const(3)  # names of winners that one line has room for
_STAR = " *"  # behind a winner's name, so that it is not told by the colour alone


def lend(app, order, texts):
    """Lay the ranking over all of the app's view; return the HintBar below it.

    `order` are the players by their totals, `texts` those of text/table_<language>.py.
    """
    game = app.record.game
    width = app.width
    names = [app.name_of(player) for player in order if game.winners() >> player & 1]
    group = Group()
    group.append(background.make(width, app.height))
    for face, y, colour, text in (
        (font.SMALL, _TITLE_Y, "dim", app.words.GAME_OVER + "  " + app.seed_text()),
        (font.LARGE, _WINNERS_Y, "circled", _who_wins(texts, names, width)),
    ):
        group.append(TextLine(face, 0, y, width, colour, CENTRE, text))
    _append_heads(group, app.words, texts, width)
    for row, player in enumerate(order):
        sheet = game.sheets[player]
        points = columns(sheet) + (sheet.score(),)
        _append_line(group, row, app.name_of(player), points, row < len(names), width)
    hints_y = app.height - layout.bar_height(app.height)
    bar = bars.HintBar(0, hints_y, width, app.height - hints_y)
    group.append(bar)
    app.view.hints.show(())
    app.view.lend(group)
    return bar


def _who_wins(texts, names, width):
    """Return the line that says who has won."""
    if len(names) == 1:
        return names[0] + texts.WINS
    text = texts.AND.join(names) + texts.WIN
    if len(names) <= _NAMED and font.LARGE.width(text) <= width:
        return text
    return texts.MANY_WIN[len(names) - 2]


def _column(width):
    """Return the width of a column and where the first one begins."""
    left = _MARGIN + _NAME_WIDTH + (_STAR_WIDTH if width >= 150 else 0)
    column = (width - _MARGIN - left) // 5
    return column, width - _MARGIN - 5 * column


def _append_heads(group, words, texts, width):
    column, left = _column(width)
    heads = words.COLUMNS + (words.TOTAL,)
    if max([font.SMALL.width(head) for head in heads]) >= column:
        heads = texts.SHORT_COLUMNS
    line = TextLine(font.SMALL, 0, _HEADS_Y, width, "dim")
    for i, head in enumerate(heads):
        line.write_up_to(head, left + (i + 1) * column)
    group.append(line)


def _append_line(group, row, name, points, wins, width):
    """Add a player's line: two TextLines, as each one takes half a kilobyte of a board's memory."""
    column, left = _column(width)
    y = _LIST_Y + row * _LINE
    colour = "circled" if wins else "ink"
    if wins and left > _MARGIN + _NAME_WIDTH + _STAR_WIDTH - 1:
        name += _STAR
    large = TextLine(font.LARGE, 0, y, width, colour)
    small = TextLine(font.SMALL, 0, y + 1, width, colour)
    large.write(name, _MARGIN)
    for i, point in enumerate(points):
        line = large if i == len(points) - 1 else small
        line.write_up_to(str(point), left + (i + 1) * column)
    group.append(large)
    group.append(small)
