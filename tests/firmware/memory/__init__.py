"""Tests of firmware/memory/."""
