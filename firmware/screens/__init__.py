"""The screens: one file each, with a class `Screen`."""
