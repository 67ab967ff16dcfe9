"""Tests of sim/bundler/names/."""
