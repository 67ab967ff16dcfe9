"""The workshop's five exercises: each checks itself, and says what is missing.

A module of an exercise has TITLE, and `check(folder)`, which returns a Result; pictures of what was
made go into that folder.
"""
