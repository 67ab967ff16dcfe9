"""A real 32-bit MicroPython to run the engine in.

It has 31-bit small ints, and a heap that can be locked.
"""
