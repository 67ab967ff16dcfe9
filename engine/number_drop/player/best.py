"""The best few of many numbers, by what each is worth.

The best comes first. It allocates nothing.
"""


class Best:
    """The best of all that were offered.

    Of equal ones the earlier is better.
    """

    def __init__(self, most: int) -> None:
        self.numbers = [0] * most
        self.worths = [0] * most
        self.count = 0
        self._most = most

    def clear(self, most: int) -> None:
        """Forget all, and keep so many from now on.

        There has to be room for them.
        """
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
        # The last place is free, or the worst one's. This moves the others faster than a loop, and
        # takes no memory: a list has room for what it has just let go.
        worths.pop()
        worths.insert(at, worth)
        numbers.pop()
        numbers.insert(at, number)
