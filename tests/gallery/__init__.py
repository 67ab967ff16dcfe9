"""Every screen on every board in each whole language, on one page."""
