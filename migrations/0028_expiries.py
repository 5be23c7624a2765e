"""Records in the order in which they expire, and which of them have been reported: all that have expired so far."""

INDEX = "CREATE INDEX record_in_order_of_expiry ON record (expired_at, seq) WHERE expired_at IS NOT NULL"
REPORTED = (
    "INSERT INTO state (name, value) VALUES ('expiries_reported', strftime('%Y-%m-%dT%H:%M:%f000Z', 'now') || ' 0')"
)


def up(migrator, database):
    database.execute_sql(INDEX)
    database.execute_sql(REPORTED)
