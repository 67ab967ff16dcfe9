"""The desktop side: the simulated handheld, the bundler and the referee."""
