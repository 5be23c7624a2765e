"""The database: its file, the folder it is in, its tables, and their backups."""
