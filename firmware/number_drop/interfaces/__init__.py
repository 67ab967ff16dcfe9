"""Types of what Number Drop asks of the app and its words.

No board has these files.
"""
