"""Makes what goes on a board's CIRCUITPY drive. Begin reading with pipeline.py."""
