"""Types for Drop It's view of the app and its words; boards do not have these files."""
