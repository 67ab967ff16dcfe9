"""The atlases' pictures, written as letters."""
