"""All that the device knows of Number Drop."""

LETTERS = "ABCDE"  # what the tiles are called
SIGNS = ("===", "123")  # what stands for a combo, by its kind
