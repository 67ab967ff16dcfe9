"""Adafruit Feather ESP32-S2 Reverse TFT: 240x135 screen, three buttons, no sound.

Source: CircuitPython, ports/espressif/boards/adafruit_feather_esp32s2_reverse_tft.
"""

from boards import adafruit_feather_esp32s3_reverse_tft as feather_s3

NAME = "Adafruit Feather S2 Reverse TFT"
SCREEN = feather_s3.SCREEN
KEYS = feather_s3.KEYS
LABELS = feather_s3.LABELS
NVM = feather_s3.NVM
DRIVE = feather_s3.DRIVE

make_display = feather_s3.make_display
make_keys = feather_s3.make_keys
