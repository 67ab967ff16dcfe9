"""For a board that is played by touch alone: no keys.

Its board file has KEYS = () and make_keys = NoKeys.
"""


class NoKeys:
    """Keys that are never pressed."""

    def next_event(self) -> int:
        """Return 0: nothing happened."""
        return 0
