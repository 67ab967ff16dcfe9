"""What the player sees and does: one file a screen, each with a class `Screen`."""
