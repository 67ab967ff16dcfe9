"""What parts of the firmware ask of one another, as types alone: no bundle has this folder."""
