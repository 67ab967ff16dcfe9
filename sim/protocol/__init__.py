"""The referee and the JSON that it speaks, for all games (docs/PROTOCOL.md)."""
