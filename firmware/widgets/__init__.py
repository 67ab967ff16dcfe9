"""What the screens of all games draw with: fonts, labels, bars, menus."""
