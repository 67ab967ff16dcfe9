"""What the screens draw with: fonts, the grid, dice, score track, tiles, bars and menus."""
