"""Board files, named by CircuitPython board ids, and their shared parts.

There is one for each handheld.
"""
