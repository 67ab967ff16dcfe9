"""Tests of sim/views/."""
