"""The words on the screen: one file a language, each with the same names."""
