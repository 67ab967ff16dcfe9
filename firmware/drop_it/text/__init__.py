"""The texts of Drop It, by language."""
