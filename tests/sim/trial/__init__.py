"""Tests of the trials on an emulated Pico."""
