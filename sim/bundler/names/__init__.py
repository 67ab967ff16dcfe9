"""Names in a bundle: their owners, free ones, and shared ones."""
