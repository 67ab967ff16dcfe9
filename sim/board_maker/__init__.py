"""Board files for one's own wiring: asked for, checked, written and drawn."""
