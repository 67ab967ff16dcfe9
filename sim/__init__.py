"""The desktop side: the simulated handheld and the referee. Imports nothing by itself."""
