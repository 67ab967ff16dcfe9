"""The only folder that deals with bytes: what is loaded, what gives way, and how to start over."""
