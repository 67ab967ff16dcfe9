"""Tests of sim/players/."""
