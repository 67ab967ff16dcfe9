"""Names in a bundle: whose they are, which are free, and which can be shared."""
