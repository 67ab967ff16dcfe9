"""The firmware's Drop It: its screens, lessons, goals, statistics and texts."""
