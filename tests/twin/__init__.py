"""Tests of the fast twin: it plays as the engine does.

It also plays as the computer player does.
"""
