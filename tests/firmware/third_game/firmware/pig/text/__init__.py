"""Pig, the third game of a test."""
