"""Describes an action of Pig in words, and how the game stands."""


def state(words, game):
    return words.DIE + str(game.die) + words.TURN + str(game.points)


def deed(texts, game, action):
    return texts.DEEDS[action]


def lay(view, game, action):
    pass
