"""Puzzles: the files in puzzles/, their proof, and how they were generated."""
