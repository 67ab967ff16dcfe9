"""What screens are made of: base classes, and shared parts."""
