"""Makes the files of a release; start reading at __main__.py."""
