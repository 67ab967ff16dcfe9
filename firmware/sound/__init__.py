"""Sound and vibration."""
