"""The power-safe store: what is kept survives a cut at any moment."""
