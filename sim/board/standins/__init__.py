"""Stand-ins for the CircuitPython modules that Blinka lacks on a desktop."""
