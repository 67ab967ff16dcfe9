"""Tests of sim/board_maker/."""
