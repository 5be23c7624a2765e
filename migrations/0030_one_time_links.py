"""Whether a page asks before a click of a limited number is used: never for the records that there are.

Their visitors get what they got before. New records have `auto`.
"""


def up(migrator, database):
    database.execute_sql("ALTER TABLE record ADD COLUMN interstitial TEXT NOT NULL DEFAULT 'never'")
