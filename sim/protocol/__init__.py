"""The referee and its JSON, for all games (docs/PROTOCOL.md)."""
