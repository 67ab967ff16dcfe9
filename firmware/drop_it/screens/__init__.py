"""Drop It's own screens."""
