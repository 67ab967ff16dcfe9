"""All that the device knows of Number Drop."""
