"""Several nodes on one PostgreSQL: real processes, each with a folder of its own."""
