"""Computer players of the desktop: by keys alone, looking ahead, and tuned by games."""
