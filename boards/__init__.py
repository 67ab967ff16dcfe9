"""Board files, one per handheld, named after CircuitPython board ids, and the parts they share."""
