"""English words of the settings screen; NAMES and the like in the order of kept/settings.py."""

HEADING = "SETTINGS"
NAMES = (
    "LANGUAGE",
    "THEME",
    "SOUND",
    "BRIGHTNESS",
    "ANIMATIONS",
    "HAND",
    "REPEAT DELAY",
    "REPEAT RATE",
    "HINTS",
    "STRICT MODE",
    "CONFIRM ROLL",
    "PRACTICE",
    "DIM AFTER",
    "OFF AFTER",
)
CHOICES = (
    ("ENGLISH", "FRANCAIS"),
    ("DARK", "LIGHT", "CONTRAST"),
    ("OFF", "SOFT", "FULL"),
    ("1", "2", "3", "4", "5"),
    ("OFF", "QUICK", "CALM"),
    ("RIGHT", "LEFT"),
    ("SHORT", "MIDDLE", "LONG"),
    ("SLOW", "MIDDLE", "FAST"),
    ("OFF", "ON"),
    ("OFF", "ON"),
    ("OFF", "ON", "PAUSE"),
    ("OFF", "ON"),
    ("NEVER", "1 MIN", "2 MIN", "3 MIN"),
    ("NEVER", "5 MIN", "10 MIN", "30 MIN"),
)
MEANINGS = (
    "WORDS ON THE SCREEN",
    "COLOURS",
    "EFFECTS, AND HOW LOUD",
    "LIGHT OF THE SCREEN, 1 TO 5",
    "HOW LONG THE DICE TUMBLE",
    "TURNS SCREEN AND KEYS ROUND",
    "UNTIL A HELD KEY REPEATS",
    "HOW FAST A HELD KEY REPEATS",
    "WHETHER SELECT GIVES A HINT",
    "NEXT GAME: NO UNDO, NO HINTS",
    "",
    "DROP IT SHOWS WHERE IT WILL LAND",
    "THE LIGHT DIMS IF NO KEY IS PRESSED",
    "THE LIGHT GOES OFF IF NO KEY IS PRESSED",
)
CONFIRMING = (  # what the choices of the one without a meaning do
    "A ROLLS AT ONCE",
    "A ASKS BEFORE IT ROLLS",
    "A PRESSED IN HASTE ASKS, THEN ROLLS",
)
ERASE = "ERASE SCORES"
KEEP = "KEEP THEM"
DONE = "DONE"
ERASING = ("ERASE SCORES?", "REALLY?", "ERASED")  # the first question, the second, and then
ERASED = ("ALL PINK SCORES, WITH THEIR NAMES", "THEY CANNOT COME BACK", "THE PINK BOARD IS EMPTY")
HINTS_SETTING = (("\u2191\u2193", "CHOOSE"), ("\u2190\u2192", "CHANGE"), ("B", "BACK"))
HINTS_FEW = (("\u2191\u2193", "CHOOSE"), ("A", "CHANGE"), ("B", "BACK"))
HINTS_ERASE = (("\u2191\u2193", "CHOOSE"), ("A", "OK"), ("B", "BACK"))
