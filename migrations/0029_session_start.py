"""How and where each session began, and whether it still waits for the second step of signing in.

Also how each one-time link reached its user.
"""


def up(migrator, database):
    database.execute_sql("ALTER TABLE session ADD COLUMN method TEXT")
    database.execute_sql("ALTER TABLE session ADD COLUMN place TEXT NOT NULL DEFAULT ''")
    database.execute_sql("ALTER TABLE session ADD COLUMN awaits_second_step INTEGER NOT NULL DEFAULT 0")
    database.execute_sql("ALTER TABLE sign_in_link ADD COLUMN method TEXT NOT NULL DEFAULT 'link'")
