"""Tests of sim/bundler/traceback/."""
