"""The screens: a file each, each with a class `Screen`."""
