"""A real 32-bit MicroPython (31-bit small ints, a heap that can be locked) to run the engine in."""
