"""Tests of sim/bundler/."""
