"""Key events, the commands that they stand for, and the names of keys."""
