"""Finds what is wrong with a pupil's file, wherever it runs.

A fault is its name and details, a tuple. Each side has words for it: an exercise's module, and
web/page/lessons/lesson-words.js. MicroPython runs these modules, too.
"""
