"""Types of the session and the app, for type checkers alone.

No board has these files.
"""
