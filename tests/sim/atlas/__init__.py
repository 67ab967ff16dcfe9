"""Tests of sim/atlas/."""
