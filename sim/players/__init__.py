"""Computer players of the desktop: auto, strong, and tuned.

They play by keys alone, look ahead, and are tuned by games.
"""
