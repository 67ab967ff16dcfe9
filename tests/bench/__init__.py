"""How fast the engine is, beside peers on the desktop and in loops on the boards' 32-bit VM."""
