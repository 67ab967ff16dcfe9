"""Tests of sim/board/."""
