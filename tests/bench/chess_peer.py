"""python-chess doing the engine's work: listing legal moves, playing random games."""

from random import Random

import chess


class RandomGames:
    """Games in which every legal move is equally likely."""

    def __init__(self, seed: int = 1) -> None:
        self._random = Random(seed)

    def play(self) -> int:
        """Play one game until python-chess says that it is over; return 1."""
        for _ in self.steps():
            pass
        return 1

    def play_some(self, choices: int) -> int:
        """Play one game to its end or for this number of moves; return 1."""
        for made, _ in enumerate(self.steps()):
            if made == choices:
                break
        return 1

    def steps(self):
        """Play one game, yielding its board before every move."""
        board = chess.Board()
        while not board.is_game_over():
            yield board
            board.push(self._random.choice(list(board.legal_moves)))


def positions(games: int) -> list[chess.Board]:
    """Return the boards before every move of this number of random games."""
    player = RandomGames()
    return [board.copy(stack=False) for _ in range(games) for board in player.steps()]


class Moves:
    """Lists the legal moves of some positions."""

    def __init__(self, of: list[chess.Board]) -> None:
        self._boards = of

    def count(self) -> int:
        """Iterate over all moves without storing any; return how many there are."""
        moves = 0
        for board in self._boards:
            for _ in board.legal_moves:
                moves += 1
        return moves

    def listed(self) -> int:
        """List all moves of each position; return how many there are."""
        return sum(len(list(board.legal_moves)) for board in self._boards)
