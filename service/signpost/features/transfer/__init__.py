"""Import from files and other services, export, and the configuration of a workspace as a file."""
