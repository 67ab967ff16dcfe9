"""What fingers do, in words: one file per language."""
