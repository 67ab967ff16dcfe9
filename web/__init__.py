"""The game as one page for a browser, and its stand-ins.

Modules stand in there for a board's own.
"""
