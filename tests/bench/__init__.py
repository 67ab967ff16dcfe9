"""How fast the engine is: on the desktop compared with peers, on boards in their 32-bit VM."""
