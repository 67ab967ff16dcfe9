"""The widgets of Drop It's screens."""
