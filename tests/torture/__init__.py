"""What an adversary does to a memory, trial by trial.

Samples are here, hours in `make torture`. Each module has a `trial`. It takes a seed and whatever
makes it longer, raises AssertionError where a promise of docs/STORAGE.md is broken, and returns
what it has seen, counted.
"""
