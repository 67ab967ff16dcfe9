"""Interfaces of the session and the app, for the type checker; bundles leave them out."""
