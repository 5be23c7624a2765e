"""Records that come from other services and files, and that leave: import, export, configuration as a file."""
