"""One file for each handheld, named by its CircuitPython board id, and the parts they share."""
