"""Tests of sim/bundler/checks/."""
