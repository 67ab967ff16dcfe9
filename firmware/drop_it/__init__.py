"""All that the device knows of Drop It."""
