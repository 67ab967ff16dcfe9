"""Where the project lies, and how it is set up."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
# What somebody is told who lacks a library: on Windows there is no make.
SET_UP = "set up as docs/DEVELOPMENT.md says, with make setup or without"
