"""Rejects files added by users that would fail on a board."""
