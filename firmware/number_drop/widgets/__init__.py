"""What they draw with."""
