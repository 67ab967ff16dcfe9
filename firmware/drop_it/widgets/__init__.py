"""What Drop It's screens draw with."""
