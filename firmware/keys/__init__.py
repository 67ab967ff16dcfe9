"""Keys: events, what they mean, and what they are called."""
