"""The files of a release, unpacked."""
