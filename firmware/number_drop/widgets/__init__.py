"""What Number Drop's screens draw with."""
