"""The bundler's last passes: from shortened sources to files."""
