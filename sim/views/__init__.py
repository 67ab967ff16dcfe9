"""What a person sees and hears of a run.

There are windows, terminals, pictures, films and sound.
"""
