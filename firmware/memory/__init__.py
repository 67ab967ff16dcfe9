"""The only folder that deals with memory: what is loaded or evicted, and how to restart."""
