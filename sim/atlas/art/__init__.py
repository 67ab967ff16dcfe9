"""The atlases' artwork, written as letters."""
