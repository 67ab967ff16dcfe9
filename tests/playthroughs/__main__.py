"""`python -m tests.playthroughs`: replays the games and rewrites their files."""

from engine.number_drop.record import Record
from tests.engine.playing import Chooser
from tests.playthroughs import FOLDER, NAMES, tell

# Players, seed, and how often the bot chooses instead of chance. Chosen so that letters are
# circled, blocks dropped, the line is passed, and in the solo game circled letters prevent a GO!
GAMES = {"solo": (1, 1, 0.93), "three": (3, 29, 0.9), "six": (6, 22, 0.93)}

for name in NAMES:
    players, seed, skill = GAMES[name]
    record, chooser = Record(players, seed), Chooser(seed, skill)
    while not record.game.is_over():
        record.apply(chooser.action(record.game))
    path = FOLDER / f"{name}.txt"
    path.write_text(tell(record), encoding="utf-8")
    print(f"{path.name}: {path.stat().st_size} bytes")
