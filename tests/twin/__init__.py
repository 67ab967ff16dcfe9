"""Tests of the fast twin: it plays like the engine and like the computer player."""
