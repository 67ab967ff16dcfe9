"""Where CircuitPython's drive is in a board's flash, and how its boot drive is opened."""

from dataclasses import dataclass

from sim.board import board_files
from sim.release import uf2

_KB = 1024
# CircuitPython 10.2.1, ports/raspberrypi: the drive follows the firmware and 4 KB of memory, which
# together take 1 MB unless a board's mpconfigboard.mk sets another CIRCUITPY_FIRMWARE_SIZE.
_USUAL = 1024 * _KB
_WITH_RADIO = (1536 + 4) * _KB


@dataclass(frozen=True)
class Place:
    """The drive's offset in the flash, in bytes, and the `family` of its chip's UF2 files."""

    drive_at: int
    family: int


# By CircuitPython's board id. Other boards with these chips have not been looked up.
_PLACES = {
    "hack_club_sprig": Place(_USUAL, uf2.RP2040),
    "heiafr_picomo_v3": Place(_USUAL, uf2.RP2040),
    "lilygo_t_display_rp2040": Place(_USUAL, uf2.RP2040),
    "pajenicko_picopad": Place(_WITH_RADIO, uf2.RP2040),
    "pimoroni_explorer2350": Place(_USUAL, uf2.RP2350),
    "pimoroni_picosystem": Place(_USUAL, uf2.RP2040),
    "raspberry_pi_pico": Place(_USUAL, uf2.RP2040),
    "raspberry_pi_pico_w": Place(_WITH_RADIO, uf2.RP2040),
    "raspberry_pi_pico2": Place(_USUAL, uf2.RP2350),
    "raspberry_pi_pico2_w": Place(_WITH_RADIO, uf2.RP2350),
    "tinycircuits_thumby": Place(_USUAL, uf2.RP2040),
    "tinycircuits_thumby_color": Place(_USUAL, uf2.RP2350),
    "ugame22": Place(_USUAL, uf2.RP2040),
}


def of_board(name: str) -> Place | None:
    """Return where the drive of a board file's board is, or None if that is unknown."""
    return _PLACES.get(board_files.board_id(name))


def is_flashed_whole(name: str) -> bool:
    """Return whether the boot drive of the board's chip can write anywhere in the flash."""
    return board_files.facts(name).nvm == "rp2"


@dataclass(frozen=True)
class BootDrive:
    """How a board's boot drive is opened: its name, and what to do in each language."""

    drive: str
    how: dict[str, str]


_TWICE = {
    "en": "press its reset button twice, half a second apart",
    "fr": "appuyer deux fois sur son bouton reset, à une demi-seconde d'intervalle",
}
# TinyUF2 waits for the second press while it shows this colour; half a second could miss that:
# https://learn.adafruit.com/esp32-s3-reverse-tft-feather/factory-reset
_WHILE_PURPLE = {
    "en": "press its reset button, and once more while its light is purple",
    "fr": "appuyer sur son bouton reset, et de nouveau pendant que son voyant est violet",
}
_BOOTSEL = {
    "en": "hold its BOOTSEL button while you plug in the cable",
    "fr": "maintenir son bouton BOOTSEL en branchant le câble",
}
_PAGE = {
    "en": "open its boot drive as that page says",
    "fr": "ouvrir son lecteur de démarrage comme l'indique cette page",
}
_DOORS = {
    "adafruit_feather_esp32s2_reverse_tft": BootDrive("FTHRS2BOOT", _WHILE_PURPLE),
    "adafruit_feather_esp32s3_reverse_tft": BootDrive("FTHRS3BOOT", _WHILE_PURPLE),
    "adafruit_funhouse": BootDrive("HOUSEBOOT", _WHILE_PURPLE),
    "clue_nrf52840_express": BootDrive("CLUEBOOT", _TWICE),
    "hack_club_sprig": BootDrive("RPI-RP2", _BOOTSEL),
    "heiafr_picomo_v3": BootDrive("RPI-RP2", _PAGE),
    "hiibot_bluefi": BootDrive("BLUEFIBOOT", _TWICE),
    "lilygo_t_display_rp2040": BootDrive("RPI-RP2", _PAGE),
    "pajenicko_picopad": BootDrive("RPI-RP2", _PAGE),
    "pimoroni_explorer2350": BootDrive("RP2350", _PAGE),
    "pimoroni_picosystem": BootDrive("RPI-RP2", _PAGE),
    "pybadge": BootDrive("PYBADGEBOOT", _TWICE),
    "pygamer": BootDrive("PYGAMERBOOT", _TWICE),
    "raspberry_pi_pico": BootDrive("RPI-RP2", _BOOTSEL),
    "raspberry_pi_pico_w": BootDrive("RPI-RP2", _BOOTSEL),
    "raspberry_pi_pico2": BootDrive("RP2350", _BOOTSEL),
    "raspberry_pi_pico2_w": BootDrive("RP2350", _BOOTSEL),
    "tinycircuits_thumby": BootDrive("RPI-RP2", _PAGE),
    "tinycircuits_thumby_color": BootDrive("RP2350", _PAGE),
    "ugame22": BootDrive("RPI-RP2", _PAGE),
}
_WITHOUT_DOOR = ("m5stack_cardputer", "m5stack_cardputer_ros")


def door(name: str) -> BootDrive | None:
    """Return how a board's boot drive is opened, or None if it has none or that is unknown."""
    return _DOORS.get(board_files.board_id(name))


def has_no_boot_drive(name: str) -> bool:
    """Return whether a board is known to have no boot drive."""
    return board_files.board_id(name) in _WITHOUT_DOOR


def has_no_usb(name: str) -> bool:
    """Return whether a board's chip has no USB of its own, so that no drive appears."""
    return "usb_cdc" not in board_files.included_modules(board_files.board_id(name))


@dataclass(frozen=True)
class Bootloader:
    """The oldest bootloader that takes CircuitPython 10, and whether updating it empties CIRCUITPY.

    `least` is how INFO_UF2.TXT on the boot drive calls it.
    """

    least: str
    erases: bool


# Below that, files of more than 512 KB are cut off: github.com/adafruit/circuitpython/issues/8134
_NRF52 = Bootloader("UF2 Bootloader 0.6.1", erases=False)
# For the partitions of CircuitPython 10: learn.adafruit.com/esp32-s3-reverse-tft-feather/
# update-tinyuf2-bootloader-for-circuitpython-10-4mb-boards-only
_TINYUF2 = Bootloader("TinyUF2 Bootloader 0.33.0", erases=True)
_IN_4_MB = 960  # KB of the drive in 4 MB of flash, next to TinyUF2


def bootloader(name: str) -> Bootloader | None:
    """Return the bootloader that a board needs at least, or None if any will do."""
    facts = board_files.facts(name)
    if facts.nvm == "nrf52":
        return _NRF52
    return _TINYUF2 if facts.nvm == "esp32" and facts.drive_kb == _IN_4_MB else None
