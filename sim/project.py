"""The project's root folder, and how to set it up."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
# Shown when a library is missing; Windows has no make.
SET_UP = "set up as docs/DEVELOPMENT.md says, with make setup or without"
