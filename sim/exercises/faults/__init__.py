"""Finds the faults in a pupil's files, on the desktop and on the web page.

A fault is a tuple: its name, then details. The messages are in each exercise's module and in
web/page/lessons/lesson-words.js. These modules also run on MicroPython.
"""
