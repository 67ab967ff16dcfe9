"""What a finished solo game of Pig adds to the statistics: its score."""

AT = 65
END = 73
SHIFT = 0


def is_of(result):
    return result >> 20 == 4


def result_of(record):
    return 4 << 20 | record.game.score(0)


def score_in(result):
    return result & 255


def count(totals, result):
    pass


def rows(totals, texts):
    return []
