"""The texts of Number Drop, by language."""
