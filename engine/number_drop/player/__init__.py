"""The parts of the computer player: its view of a sheet and its evaluation."""
