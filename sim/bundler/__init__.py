"""Builds the contents of a board's CIRCUITPY drive. Start reading with pipeline.py."""
