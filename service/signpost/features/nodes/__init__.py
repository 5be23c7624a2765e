"""Several processes on one database: PostgreSQL in the place of the SQLite file, and what its nodes agree on.

For operators whose links must work while a machine is down, or who have more visitors than one machine can answer.
"""
