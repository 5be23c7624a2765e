"""On PostgreSQL: each click of a limited link that waits has the key of its press, and destinations may be long."""

import peewee

STATEMENTS = (
    "DROP INDEX record_by_destination",
    "CREATE INDEX record_by_destination ON record USING hash (destination)",
    """
    CREATE TABLE taken_click (
        record_seq bigint, key text COLLATE "C", node text NOT NULL, at timestamptz NOT NULL DEFAULT clock_timestamp(),
        is_answered boolean NOT NULL DEFAULT false, PRIMARY KEY (record_seq, key)
    )
    """,
    # It is not known which node let them through.
    """
    INSERT INTO taken_click (record_seq, key, node, is_answered)
    SELECT record_seq, 'former ' || number, '', true FROM click_taken, generate_series(1, waiting) AS number
    """,
    "DROP FUNCTION take_click(bigint, bigint)",
    "DROP FUNCTION clicks_taken(bigint)",
    "DROP TABLE click_taken",
    """
    CREATE FUNCTION clicks_taken(seq bigint, own text) RETURNS bigint LANGUAGE sql AS $$
        SELECT coalesce((SELECT clicks FROM record_clicks WHERE record_seq = $1), 0)
             + (SELECT count(*) FROM taken_click WHERE record_seq = $1 AND key <> $2)
    $$
    """,
    """
    CREATE FUNCTION take_click(seq bigint, most bigint, press text, taker text, is_lost boolean) RETURNS integer
    LANGUAGE plpgsql AS $$
    DECLARE
        pressed timestamptz;
    BEGIN
        PERFORM pg_advisory_xact_lock(1399416688, hashtext(current_schema()) # hashint8(seq));
        SELECT at INTO pressed FROM taken_click WHERE record_seq = seq AND key = press AND NOT is_answered;
        IF pressed IS NOT NULL AND (is_lost OR pressed < clock_timestamp() - interval '3 seconds') THEN
            UPDATE taken_click SET is_answered = true WHERE record_seq = seq AND key = press;
            RETURN 2;
        END IF;
        IF clicks_taken(seq, '') >= most THEN
            RETURN CASE WHEN pressed IS NULL THEN 0 ELSE 3 END;
        END IF;
        INSERT INTO taken_click (record_seq, key, node) VALUES (seq, press, taker)
        ON CONFLICT (record_seq, key) DO NOTHING;
        IF NOT FOUND THEN
            INSERT INTO taken_click (record_seq, key, node) VALUES (seq, press || ' ' || gen_random_uuid(), taker);
        END IF;
        RETURN 1;
    END $$
    """,
)


def up(migrator, database):
    if isinstance(database, peewee.PostgresqlDatabase):
        for statement in STATEMENTS:
            database.execute_sql(statement)
