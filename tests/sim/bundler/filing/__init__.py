"""Tests of sim/bundler/passes/."""
