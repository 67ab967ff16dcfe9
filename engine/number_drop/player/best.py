"""The best few of many numbers by worth, best first, without allocation."""


class Best:
    """The best numbers offered; of equal ones the earlier is better."""

    def __init__(self, most: int) -> None:
        self.numbers = [0] * most
        self.values = [0] * most
        self.count = 0
        self._most = most

    def clear(self, most: int) -> None:
        """Remove all, and keep up to `most` from now on, for which there must be room."""
        self.count = 0
        self._most = most

    def offer(self, number: int, value: int) -> None:
        """Keep a number if it is among the best."""
        values = self.values
        numbers = self.numbers
        at = self.count
        if at == self._most:
            at -= 1
            if value <= values[at]:
                return
        else:
            self.count = at + 1
        while at and values[at - 1] < value:
            at -= 1
        # The last place is free or has the worst. This moves the others faster than a loop, and
        # without allocation: a list keeps the room of a popped item.
        values.pop()
        values.insert(at, value)
        numbers.pop()
        numbers.insert(at, number)
