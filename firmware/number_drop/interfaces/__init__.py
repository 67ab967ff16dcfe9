"""Types for Number Drop's view of the app and its words; boards do not have these files."""
