"""What a person sees and hears of a run: windows, terminals, pictures, films and sound."""
