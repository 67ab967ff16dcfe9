"""What survives the power."""
