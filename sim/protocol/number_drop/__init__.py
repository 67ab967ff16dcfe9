"""Number Drop as the JSON of PROTOCOL.md."""
