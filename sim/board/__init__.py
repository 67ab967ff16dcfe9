"""The simulated board: its pins, keys, screen, memory and clock."""
