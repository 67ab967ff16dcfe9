"""Tests of boards/."""
