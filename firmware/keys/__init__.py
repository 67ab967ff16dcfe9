"""Key events, their meanings, and the names of keys."""
