"""Memory: the only folder that deals with bytes."""
