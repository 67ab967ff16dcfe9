"""Types of what parts of the firmware ask of one another.

No bundle has this folder.
"""
