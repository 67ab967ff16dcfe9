"""Drop It as the JSON of DROP_IT.md."""
