"""Switches a simulated board on: Blinka's displayio, and stand-ins for what Blinka lacks."""

import importlib
import os
import sys
from dataclasses import dataclass
from types import ModuleType
from typing import TYPE_CHECKING, Any

from sim.flash import Flash
from sim.standins import analogio, keypad, supervisor
from sim.standins.pins import BoardModule, Register
from sim.wiring import WIRING, Wiring

if TYPE_CHECKING:
    from sim.display import Display

# Blinka looks for real hardware when it is first imported, and may even ask on the terminal
# whether to install something; both have to be off before that.
os.environ["BLINKA_OS_AGNOSTIC"] = "1"
os.environ["BLINKA_SKIP_DEPENDENCY_CHECK"] = "1"


@dataclass(frozen=True)
class Machine:
    """A board that is switched on."""

    board: BoardModule
    wiring: Wiring
    display: "Display"
    nvm: Flash


def switch_on(board_id: str, nvm: Flash | None = None) -> Machine:
    """Make `import board`, `keypad`, `displayio`, ... mean the board `board_id`, and return it.

    `nvm` is its non-volatile memory, a blank one of the board's kind unless given. Raises KeyError
    for a board that has no wiring.
    """
    wiring = WIRING[board_id]
    if nvm is None:
        nvm = Flash(wiring.nvm_kind, wiring.nvm_bytes)
    board = BoardModule(board_id)
    register = wiring.register
    getattr(board, register.data).register = Register(
        len(register.keys), register.clock, register.latch
    )
    supervisor.elapsed_ms = supervisor.just_on
    modules: dict[str, Any] = {
        "board": board,
        "keypad": keypad,
        "analogio": analogio,
        "supervisor": supervisor,
    }
    sys.modules.update(modules)
    display = _make_display(*wiring.screen)
    vars(board)["DISPLAY"] = display
    import microcontroller

    microcontroller.nvm = nvm  # type: ignore[assignment]
    return Machine(board, wiring, display, nvm)


def load_board_file(board_id: str) -> ModuleType:
    """Import boards/<board_id>.py for the board that was switched on last."""
    sys.modules.pop(f"boards.{board_id}", None)  # one for an earlier board has that one's pins
    return importlib.import_module(f"boards.{board_id}")


def _make_display(width: int, height: int) -> "Display":
    """Import Blinka's displayio, quieten it, and make the board's screen."""
    import displayio  # before vectorio, which fails when it comes first

    # Its thread refreshes displays by itself, in the middle of a change of the scene.
    displayio._stop_background()  # type: ignore[attr-defined]
    displayio.release_displays()
    from sim.display import Display

    return Display(width, height)
