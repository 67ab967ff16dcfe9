"""What menus and scores ask of Pig."""

HAS_CODES = True
HAS_LESSONS = HAS_PRACTICE = False
SCORES = 6
BLUE = bytes((90, 80, 70, 60, 50, 40, 30, 20, 1))
MOST = 100
ROOM = 20
ROOM_PLAYER = 50
