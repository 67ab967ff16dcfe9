"""The bundler's passes, one file each; pipeline.py lists them in order."""
