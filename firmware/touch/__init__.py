"""Touching the screen by finger or mouse; not included on any board's drive."""
