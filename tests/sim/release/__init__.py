"""The files of a release, taken apart."""
