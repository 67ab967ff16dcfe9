"""What menus and scores need to know about Pig."""

HAS_CODES = True
HAS_LESSONS = HAS_GOALS = HAS_COUNT = HAS_GUESTS = False
ACTS_ON = ()
MOST_PLAYERS = 4
BLUE = bytes((90, 80, 70, 60, 50, 40, 30, 20, 1))
LEVELS = bytes(5)
MOST = 100
