"""Nothing in a file: PostgreSQL, which had tables of its own here, begins with 0042."""


def up(migrator, database):
    pass
