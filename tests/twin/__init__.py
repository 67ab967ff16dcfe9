"""Tests of the fast twin: it plays as the engine and the computer player do."""
