"""The referee and the JSON that it speaks, for both games (docs/PROTOCOL.md)."""
