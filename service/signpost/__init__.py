"""Signpost: short links and redirects on your own hostnames, from one process and one SQLite file, or several nodes."""
