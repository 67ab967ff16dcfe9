"""The best few of many numbers by worth, best first, without allocation."""


class Best:
    """The best numbers offered; of equal ones the earlier is better."""

    def __init__(self, most: int) -> None:
        self.numbers = [0] * most
        self.worths = [0] * most
        self.count = 0
        self._most = most

    def clear(self, most: int) -> None:
        """Remove all, and keep up to `most` from now on, for which there must be room."""
        self.count = 0
        self._most = most

    def offer(self, number: int, worth: int) -> None:
        """Keep a number if it is among the best."""
        worths = self.worths
        numbers = self.numbers
        at = self.count
        if at == self._most:
            at -= 1
            if worth <= worths[at]:
                return
        else:
            self.count = at + 1
        while at and worths[at - 1] < worth:
            at -= 1
        # The last place is free or has the worst. This moves the others faster than a loop, and
        # without allocation: a list keeps the room of a popped item.
        worths.pop()
        worths.insert(at, worth)
        numbers.pop()
        numbers.insert(at, number)
