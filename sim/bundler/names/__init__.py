"""Names in a bundle: whose they are, which are free, and who may share one."""
