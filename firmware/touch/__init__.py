"""What is touched on a screen, by finger or mouse.

No board's drive has it as yet.
"""
