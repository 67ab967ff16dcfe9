"""The workshop's five exercises: each one looks whether it is done, and says what is still to do.

A module of an exercise has TITLE, and `check(folder)`, which returns a Result; pictures of what was
made go into that folder.
"""
