"""Everything that survives power-off."""
