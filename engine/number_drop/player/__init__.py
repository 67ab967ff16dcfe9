"""The computer player's parts: what it sees, and what that is worth."""
