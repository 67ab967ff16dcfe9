"""The computer player's parts: what it sees in a sheet, and what it takes that to be worth."""
