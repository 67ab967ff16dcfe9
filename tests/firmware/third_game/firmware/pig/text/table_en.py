"""English words of Pig: what cannot be undone."""

STANDS = "DICE STAND"
