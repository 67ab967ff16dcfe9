"""`const` and `TYPE_CHECKING`, which MicroPython and checkers know."""

# What a module imports for types alone is in an `if TYPE_CHECKING:`. Boards have no module
# `typing`, which has this name elsewhere. Bundles have neither.
TYPE_CHECKING = False

if TYPE_CHECKING:
    from typing import TypeVar

    _Value = TypeVar("_Value", bound=int)

try:
    from micropython import const as const  # for whoever imports it from here
except ImportError:

    def const(value: "_Value") -> "_Value":  # type: ignore[misc]  # micropython's would take anything
        """Return `value`: CPython has no constants."""
        return value
