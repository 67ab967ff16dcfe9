"""The desktop side: the simulated handheld, the bundler, the referee."""
