"""The workshop's exercises in the page, for its MicroPython."""
