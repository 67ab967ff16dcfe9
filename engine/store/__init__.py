"""The power-safe store: what is saved survives a power cut at any moment."""
