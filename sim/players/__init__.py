"""Computer players that only run on the desktop.

They play by pressing keys, look ahead, and are tuned by playing.
"""
