"""Attacks on a board's memory, one per trial: samples of them here, hours in `make torture`.

Each module has a `trial`. It takes a seed, and arguments that make it longer. It raises
AssertionError if a promise of docs/STORAGE.md is broken, and returns counts of what it has seen.
"""
