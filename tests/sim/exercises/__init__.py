"""Tests of sim/exercises/."""
