"""Tests of Drop It: its rules, its falls compared with a literal implementation, its referee."""
