"""The widgets of Number Drop's screens."""
