"""Refuses somebody's own files that would fail on a board."""
