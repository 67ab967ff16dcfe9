"""M5Stack Cardputer with the ROS build of CircuitPython: the same board as m5stack_cardputer.py."""

from boards import m5stack_cardputer as cardputer

NAME = "M5Stack Cardputer (ROS)"
SCREEN = cardputer.SCREEN
KEYS = cardputer.KEYS
LABELS = cardputer.LABELS
NVM = cardputer.NVM
DRIVE = cardputer.DRIVE
FAST = cardputer.FAST

make_display = cardputer.make_display
make_keys = cardputer.make_keys
make_voice = cardputer.make_voice
