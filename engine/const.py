"""`const` and `TYPE_CHECKING`, which MicroPython and type checkers know."""

# Imports that only types need are inside `if TYPE_CHECKING:`. Boards have no module `typing`, which
# provides this name elsewhere. Bundles contain neither.
TYPE_CHECKING = False

if TYPE_CHECKING:
    from typing import TypeVar

    _Value = TypeVar("_Value", bound="int | str")

try:
    from micropython import const as const  # for modules that import it from here
except ImportError:

    def const(value: "_Value") -> "_Value":  # type: ignore[misc]  # micropython's accepts anything
        """Return `value`: CPython has no constants."""
        return value
