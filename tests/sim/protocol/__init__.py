"""Tests of sim/protocol/."""
