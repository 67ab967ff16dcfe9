"""Runs the shipped drive on the real CircuitPython, on an emulated Pico: docs/TRIAL.md."""
