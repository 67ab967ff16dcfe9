"""What the passes do with syntax trees: walk, scopes, imports."""
