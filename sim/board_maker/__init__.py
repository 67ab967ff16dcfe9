"""Board files for custom wiring: asked for, checked, written and drawn."""
