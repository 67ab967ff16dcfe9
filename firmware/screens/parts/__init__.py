"""Base classes and shared parts of screens."""
