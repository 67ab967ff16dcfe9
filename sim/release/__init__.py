"""Makes the files of a release. Begin reading with __main__.py."""
