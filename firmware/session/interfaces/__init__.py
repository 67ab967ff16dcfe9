"""What is asked of the session, and of the app that it is part of; for types alone, on no board."""
