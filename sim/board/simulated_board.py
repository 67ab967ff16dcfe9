"""Switches a simulated board on, with Blinka's displayio and our stand-ins."""

import gc
import importlib
import sys
from dataclasses import dataclass
from functools import cache
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any

import sim.blinka  # noqa: F401 - sets Blinka up before displayio is imported
from sim.atlas import freshness
from sim.board import board_files
from sim.board.flash import Flash
from sim.board.standins import (
    analogio,
    audio,
    buses,
    digitalio,
    keypad,
    keypad_demux,
    pwmio,
    rp2pio,
    rtc,
    supervisor,
)
from sim.board.standins.cardputer_keyboard import CardputerKeyboard
from sim.board.standins.pins import BoardModule
from sim.board.standins.sounds import Rumble, Sound, SoundLog
from sim.board.wires import Wire, find_keys

if TYPE_CHECKING:
    from sim.board.display import Display

# The stand-ins by module; a board has only those in its list of included modules.
_STANDINS: dict[str, Any] = {
    "analogio": analogio,
    "audiobusio": SimpleNamespace(I2SOut=audio.I2SOut),
    "audiocore": SimpleNamespace(RawSample=audio.RawSample),
    "audioio": SimpleNamespace(AudioOut=audio.AudioOut),
    "audiopwmio": SimpleNamespace(PWMAudioOut=audio.PWMAudioOut),
    "busio": SimpleNamespace(SPI=buses.SPI, I2C=buses.I2C),
    "digitalio": digitalio,
    "fourwire": SimpleNamespace(FourWire=buses.FourWire),
    "i2cdisplaybus": SimpleNamespace(I2CDisplayBus=buses.I2CDisplayBus),
    "keypad": keypad,
    "keypad_demux": keypad_demux,
    "pwmio": pwmio,
    "rp2pio": rp2pio,
    "rtc": rtc,
}


@cache
def _prepare() -> None:
    """Do the preparations that are needed once per process.

    The firmware collects garbage before it loads a screen. Freezing the heap saves the collector
    from traversing everything imported so far, which took half of a game's time.
    """
    freshness.ensure()
    gc.freeze()


@dataclass(frozen=True)
class Machine:
    """A board that is switched on.

    It has its module `board`, the `facts` of its board file, its keys' wires, its memory `nvm`, and
    in `ears` the log of its sounds.
    """

    board: BoardModule
    facts: board_files.Facts
    keys: dict[str, Wire]
    nvm: Flash
    ears: SoundLog

    @property
    def display(self) -> "Display":
        """The board's own screen, or the latest one that its board file made."""
        from sim.board.display import Display

        return Display.latest

    @property
    def sounds(self) -> list[Sound]:
        """The sounds heard so far, each lasting until the next."""
        return self.ears.sounds

    @property
    def rumbles(self) -> list[Rumble]:
        """The rumbles felt so far, each lasting until the next."""
        return self.ears.rumbles


def switch_on(name: str, nvm: Flash | None = None) -> Machine:
    """Switch on the board of a board file and return it.

    From then on `import board`, `keypad`, `displayio`, ... import that board's modules. The atlases
    of its screens are painted if missing. `nvm` is its non-volatile memory, by default a blank one
    of the board's kind. Raises BoardFileError for a board file that cannot be used.
    """
    facts = board_files.facts(name)
    _prepare()
    if nvm is None:
        nvm = Flash(facts.nvm, facts.nvm_bytes)
    board = BoardModule(facts.board_id)
    supervisor.elapsed_ms = supervisor.zero_ms
    rtc.now = rtc.never_set
    importlib.import_module("sim.board.display")  # needs Blinka's own bus modules
    _install(board)
    _start_program(board, facts)
    with board_files.mistakes_in_a_line(name):
        board_file = load_board_file(name)
        board_files.check(board_file)
        keys = find_keys(board, board_file)
        if board_file.make_display() is None:
            raise board_files.BoardFileError(f"{name}.py: make_display() returns nothing")
        if hasattr(board_file, "make_voice"):
            board_file.make_voice()
    board.end_program()
    ears = _start_program(board, facts)
    import microcontroller

    microcontroller.nvm = nvm  # type: ignore[assignment]  # a stand-in
    return Machine(board, facts, keys, nvm, ears)


def load_board_file(name: str) -> ModuleType:
    """Import boards/<name>.py and its helpers for the board that is on now."""
    for module in [module for module in sys.modules if module.partition(".")[0] == "boards"]:
        del sys.modules[module]  # one imported for an earlier board has that board's pins
    return importlib.import_module(f"boards.{name}")


def _install(board: BoardModule) -> None:
    """Make the modules that the board has importable, and no others."""
    included = board_files.included_modules(board.board_id)
    modules: dict[str, Any] = {"board": board, "supervisor": supervisor}
    modules |= {name: _STANDINS[name] if name in included else None for name in _STANDINS}
    sys.modules.update(modules)


def _start_program(board: BoardModule, facts: board_files.Facts) -> SoundLog:
    """Bring the board to the state in which its program starts."""
    import displayio

    from sim.board.display import Display

    displayio.release_displays()
    if facts.screen is not None:
        width, height, depth, turned = facts.screen
        vars(board)["DISPLAY"] = Display(
            None,
            b"",
            width=width,
            height=height,
            color_depth=depth,
            rotation=turned,
            brightness_command=0,
        )
    if "cardputer_keyboard" in board_files.included_modules(board.board_id):
        sys.modules["cardputer_keyboard"] = CardputerKeyboard(board)
    else:
        sys.modules.pop("cardputer_keyboard", None)
    SoundLog.now = SoundLog(board)
    return SoundLog.now
