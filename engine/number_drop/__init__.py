"""Number Drop: the whole game, for one player and for two to six (the rules of record: RULES.md)."""
