"""The workshop's five exercises, each of which checks itself and reports what is missing.

Each exercise's module has a TITLE and `check(folder)`, which returns a Result and saves pictures of
what was made into that folder.
"""
