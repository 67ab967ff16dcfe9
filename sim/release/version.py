"""The version as people read it."""

from firmware import version

VERSION = f"{version.MAJOR}.{version.MINOR}.{version.PATCH}"
