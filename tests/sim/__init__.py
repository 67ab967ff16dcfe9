"""Tests of sim/."""
