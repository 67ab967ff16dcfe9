"""Every screen on every board in each complete language, on one page."""
