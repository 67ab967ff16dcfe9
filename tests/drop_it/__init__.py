"""Tests of Drop It: its rules, its fall and its referee.

The fall is compared with a literal reading of the rules.
"""
