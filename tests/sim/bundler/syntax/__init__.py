"""Tests of sim/bundler/syntax/."""
