"""What screens and the like ask of the app."""

from typing import Any

Handheld = Any  # until the app says its types
