"""Board files, one per handheld, named by CircuitPython board ids, and the parts they share."""
