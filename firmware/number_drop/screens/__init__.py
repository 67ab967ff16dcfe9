"""Number Drop's own screens."""
