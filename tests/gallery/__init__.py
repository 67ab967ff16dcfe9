"""Every screen on every board in both languages, on one page for a reviewer to look at."""
