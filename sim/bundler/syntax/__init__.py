"""Helpers for syntax trees: walking, scopes, imports."""
