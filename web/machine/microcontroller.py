"""Stand-in for CircuitPython's microcontroller; `nvm` is set by whatever provides a memory."""

nvm = None
