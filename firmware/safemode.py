"""Starts the board again after a brown-out, as safemode.py on it.

CircuitPython runs that in safe mode.

A battery that falters for a moment leaves SAMD51, nRF52840 and ESP32-S3 boards in safe mode, where
nothing runs until someone presses reset. Other reasons for safe mode are left for the maker to see.
"""

import microcontroller
import supervisor

if supervisor.runtime.safe_mode_reason == supervisor.SafeModeReason.BROWNOUT:
    microcontroller.reset()
