"""Restarts the board after a brown-out; CircuitPython runs it, as safemode.py, in safe mode.

A momentary drop of the battery voltage leaves SAMD51, nRF52840 and ESP32-S3 boards in safe mode,
where nothing runs until someone presses reset. Other reasons for safe mode are left for the maker
to see.
"""

import microcontroller
import supervisor

if supervisor.runtime.safe_mode_reason == supervisor.SafeModeReason.BROWNOUT:
    microcontroller.reset()
