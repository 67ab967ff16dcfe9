"""Types of what Drop It asks of the app and its words.

No board has these files.
"""
