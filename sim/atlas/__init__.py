"""Atlases of sprites: painted here, loaded on a board by firmware/widgets/atlas.py."""
