"""What all engines of the database share, and the one of the core: one SQLite file."""
