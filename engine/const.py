"""`const`, which MicroPython's compiler folds into the code, and which CPython has to be given."""

try:
    from micropython import const
except ImportError:

    def const(value):
        """Return `value`: on CPython a constant is an ordinary global."""
        return value
