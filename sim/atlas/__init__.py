"""Sprite atlases: painted here, loaded on a board by firmware/widgets/atlas.py."""
