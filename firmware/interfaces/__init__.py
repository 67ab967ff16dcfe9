"""Interfaces between parts of the firmware, for the type checker; bundles leave them out."""
