"""SQL as the rest of the house writes it, for SQLite, in the words of PostgreSQL.

One text serves both engines, tables and triggers included. What PostgreSQL lacks is a function in its schema, under the
name that SQLite has for it (FUNCTIONS); what differs in grammar is replaced here.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Collection
from functools import lru_cache

# Created before the tables. In SQL alone, so that the planner sees through most of them.
FUNCTIONS: tuple[str, ...] = (
    """CREATE FUNCTION texts_in(text) RETURNS TABLE (value text) LANGUAGE sql IMMUTABLE ROWS 20
    AS 'SELECT jsonb_array_elements_text($1::jsonb)'""",
    """CREATE FUNCTION numbers_in(text) RETURNS TABLE (value bigint) LANGUAGE sql IMMUTABLE ROWS 20
    AS 'SELECT jsonb_array_elements_text($1::jsonb)::bigint'""",
    "CREATE FUNCTION max(anycompatible, anycompatible) RETURNS anycompatible LANGUAGE sql IMMUTABLE"
    " AS 'SELECT greatest($1, $2)'",
    """CREATE FUNCTION pragma_table_info(text) RETURNS TABLE (name text) LANGUAGE sql STABLE AS
    'SELECT column_name::text FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = $1'""",
    "CREATE FUNCTION text_of(bytea) RETURNS text LANGUAGE sql IMMUTABLE AS $$SELECT convert_from($1, 'UTF8')$$",
    "CREATE FUNCTION json(bytea) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT text_of($1)'",
    "CREATE FUNCTION json_of(anycompatiblearray) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT to_json($1)::text'",
    "CREATE AGGREGATE json_group_array(anycompatible)"
    " (SFUNC = array_append, STYPE = anycompatiblearray, INITCOND = '{}', FINALFUNC = json_of)",
    "CREATE FUNCTION json_extract(bytea, text) RETURNS text LANGUAGE sql IMMUTABLE"
    " AS $$SELECT jsonb_path_query_first(text_of($1)::jsonb, $2::jsonpath) #>> '{}'$$",
    "CREATE FUNCTION json_extract(bytea, VARIADIC text[]) RETURNS text LANGUAGE sql IMMUTABLE AS"
    " 'SELECT json_agg(jsonb_path_query_first(text_of($1)::jsonb, path::jsonpath)) FROM unnest($2) AS path'",
    # In the form that our times have.
    "CREATE FUNCTION strftime(text, bigint, text) RETURNS text LANGUAGE sql STABLE AS"
    """ $$SELECT to_char(to_timestamp($2) AT TIME ZONE 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')$$""",
    "CREATE FUNCTION instr(text, text) RETURNS integer LANGUAGE sql IMMUTABLE AS 'SELECT strpos($1, $2)'",
    "CREATE FUNCTION json_array_length(text, text) RETURNS integer LANGUAGE sql IMMUTABLE"
    " AS 'SELECT jsonb_array_length(jsonb_path_query_first($1::jsonb, $2::jsonpath))'",
    "CREATE FUNCTION json_extract(text, text) RETURNS text LANGUAGE sql IMMUTABLE"
    " AS $$SELECT jsonb_path_query_first($1::jsonb, $2::jsonpath) #>> '{}'$$",
    "CREATE FUNCTION is_number(boolean, integer) RETURNS boolean LANGUAGE sql IMMUTABLE AS 'SELECT $1 = ($2 <> 0)'",
    # Which of two states a column has is written as 0 or 1.
    "CREATE OPERATOR = (LEFTARG = boolean, RIGHTARG = integer, FUNCTION = is_number)",
    "CREATE OPERATOR ->> (LEFTARG = text, RIGHTARG = text, FUNCTION = member_of)",
)
_MEMBER = (
    "CREATE FUNCTION member_of(text, text) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT $1::jsonb ->> $2'",
    "CREATE FUNCTION member_at(text, integer) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT $1::jsonb ->> $2'",
)
FUNCTIONS = (
    *FUNCTIONS[:-1],
    *_MEMBER,
    FUNCTIONS[-1],
    "CREATE OPERATOR ->> (LEFTARG = text, RIGHTARG = integer, FUNCTION = member_at)",
)

# Created after the tables: the number of the last event, also where it was deleted. Not the sequence's own, which is
# ahead of what is committed.
EVENT_NUMBERS = (
    "CREATE TABLE sqlite_sequence (name text PRIMARY KEY, seq bigint NOT NULL)",
    "INSERT INTO sqlite_sequence VALUES ('event', 0)",
    """CREATE FUNCTION number_events() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        UPDATE sqlite_sequence SET seq = greatest(seq, (SELECT max(changed.seq) FROM changed)) WHERE name = 'event';
        PERFORM setval('event_seq_seq', seq) FROM sqlite_sequence WHERE name = 'event';
        RETURN NULL;
    END $$""",
    "CREATE TRIGGER event_numbered AFTER INSERT ON event REFERENCING NEW TABLE AS changed"
    " FOR EACH STATEMENT EXECUTE FUNCTION number_events()",
)

_NUMBERED = re.compile(r"\?(\d+)")
_NAMED = re.compile(r"(?<![:\w]):([a-z_]\w*)")
_REPLACED = (
    (re.compile(r"\bINDEXED BY \w+"), ""),
    (re.compile(r"json_each\(([^()]*)\) AS numbers\b"), r"numbers_in(\1) AS numbers"),
    (re.compile(r"\bjson_each\("), "texts_in("),
    # Keeps SQLite from an index.
    (re.compile(r'(?<=[\s(])\+(?=["a-z])'), ""),
    (re.compile(r" IS (?=[?:])"), " IS NOT DISTINCT FROM "),
    # Only texts are asked this.
    (re.compile(r"(\?\d*|(?<!:):[a-z_]+) IS NULL"), r"CAST(\1 AS text) IS NULL"),
    (re.compile(r"\bCROSS JOIN (\w+(?:\(.*?\))?(?: AS \w+)?)(?=\s+ON\b)"), r"JOIN \1"),
    (re.compile(r"\bLIMIT -1 (?=OFFSET)"), ""),
    (re.compile(r"\browid\b"), "ctid"),
    (re.compile(r"\bjson_object\("), "json_build_object("),
    (re.compile(r"\bjson_array\("), "json_build_array("),
    (re.compile(r"\bCAST\((\w+) AS TEXT\)"), r"text_of(\1)"),
    (re.compile(r"\b(FROM|JOIN|INTO|UPDATE|REFERENCES|ON) user\b"), r'\1 "user"'),
    (re.compile(r"\bPRAGMA defer_foreign_keys = ON"), "SET CONSTRAINTS ALL DEFERRED"),
)
_OR_IGNORE = re.compile(r"\bINSERT OR IGNORE\b")
_TEXT = re.compile(r"('(?:[^']|'')*')")


@lru_cache(maxsize=1000)
def statement(sql: str) -> tuple[str, bool]:
    """A statement for psycopg, and whether its values are numbered (as `p1` and so on)."""
    parts = _TEXT.split(sql)
    # What is quoted stays as it is.
    joined = "".join(_outside(part) if place % 2 == 0 else part.replace("%", "%%") for place, part in enumerate(parts))
    if _OR_IGNORE.search(joined):
        joined = _OR_IGNORE.sub("INSERT", joined) + " ON CONFLICT DO NOTHING"
    return joined, _NUMBERED.search("".join(parts[::2])) is not None


@lru_cache(maxsize=2000)
def selection(sql: str) -> str:
    """A statement that peewee has written, with words of ours in it."""
    return "".join(part if place % 2 else _words(part) for place, part in enumerate(_TEXT.split(sql)))


def _words(text: str) -> str:
    for pattern, replacement in _REPLACED:
        text = pattern.sub(replacement, text)
    return text


def _outside(text: str) -> str:
    text = _words(text.replace("%", "%%"))
    text = _NUMBERED.sub(r"%(p\1)s", text)
    return _NAMED.sub(r"%(\1)s", text).replace("?", "%s")


# --- tables -----------------------------------------------------------------------------------------------------------

_TRIGGER = re.compile(
    r"CREATE TRIGGER (?P<name>\w+) (?P<event>AFTER .+?) ON (?P<table>\w+)\s*(?P<when>WHEN .+?)?\s*"
    r"BEGIN(?P<body>.+)END\s*$",
    re.DOTALL,
)
_AMBIGUOUS = re.compile(r"INSERT INTO (\w+)([^;]*?)DO UPDATE SET (\w+) = \3 ", re.DOTALL)
_NOW = "to_char(now() AT TIME ZONE 'utc', 'YYYY-MM-DD\"T\"HH24:MI:SS.US\"Z\"')"
_IN_TABLES = (
    (re.compile(r"strftime\('%Y-%m-%dT%H:%M:%f000Z', 'now'\)"), _NOW),
    (re.compile(r"\)\s*(STRICT)?(, )?(WITHOUT ROWID)?\s*$"), ")"),
    (re.compile(r"(CREATE|ALTER) TABLE user\b"), r'\1 TABLE "user"'),
    (re.compile(r"REFERENCES user\b"), 'REFERENCES "user"'),
    (re.compile(r"INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT"), "bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY"),
    (re.compile(r'"id" INTEGER NOT NULL PRIMARY KEY'), '"id" bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY'),
    (re.compile(r"\bINTEGER\b"), "bigint"),
    # A row of an index that keeps an order has 2,704 bytes at most, and a destination may be longer.
    (re.compile(r"(INDEX record_by_destination ON record) .*"), r"\1 USING hash (destination)"),
    # Texts are equal where their bytes are. Where case is of no importance, an index on lower(...) says so.
    (re.compile(r" COLLATE NOCASE\b"), ""),
    (re.compile(r"\bTEXT\b"), 'text COLLATE "C"'),
    (re.compile(r"\bBLOB\b"), "bytea"),
    (re.compile(r"\bDATETIME\b"), "timestamp"),
    (re.compile(r"(REFERENCES \S+ \([^)]*\)(?: ON DELETE CASCADE)?)"), r"\1 DEFERRABLE"),
)


def definition(sql: str, booleans: Collection[tuple[str, str]]) -> str:
    """What creates a table, an index or a trigger. booleans: (table, column) of the columns that are true or false."""
    if (trigger := _TRIGGER.match(sql.strip())) is not None:
        return _trigger(**trigger.groupdict())
    table = re.match(r'\s*(?:CREATE|ALTER) TABLE "?(\w+)', sql)
    for pattern, replacement in _IN_TABLES:
        sql = pattern.sub(replacement, sql)
    if table is not None:
        for column in [column for of, column in booleans if of == table[1]]:
            sql = re.sub(rf"\b{column} bigint(?= NOT NULL)?", f"{column} boolean", sql)
            sql = re.sub(rf"(\b{column} boolean(?: NOT NULL)? DEFAULT) 0", r"\1 false", sql)
            sql = re.sub(rf"(\b{column} boolean(?: NOT NULL)? DEFAULT) 1", r"\1 true", sql)
    return sql


_DEFINES = re.compile(r"\s*(CREATE (UNIQUE )?(TABLE|INDEX|TRIGGER)|ALTER TABLE)\b")


def migration(sql: str, booleans: Collection[tuple[str, str]]) -> str | None:
    """What a migration's statement about tables is here; None: it is another statement."""
    return definition(sql, booleans) if _DEFINES.match(sql) else None


def _trigger(name: str, event: str, table: str, when: str | None, body: str) -> str:
    body = _AMBIGUOUS.sub(r"INSERT INTO \1\2DO UPDATE SET \3 = \1.\3 ", body)
    condition = f" WHEN ({when.removeprefix('WHEN').strip()})" if when else ""
    return (
        f"CREATE FUNCTION {name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {body} RETURN NULL; END $$;"
        f' CREATE TRIGGER {name} {event} ON "{table}" FOR EACH ROW{condition} EXECUTE FUNCTION {name}()'
    )


# Where the values of a row are in a statement that inserts one.
_INSERTED = re.compile(r"^\s*INSERT INTO [^?]*?\bVALUES (\([^()]*\))")


def inserts_values(text: str) -> bool:
    """Whether `insertion` can make a translated statement insert many rows."""
    return _INSERTED.search(text) is not None


@lru_cache(maxsize=256)
def insertion(text: str, rows: int) -> str:
    """A translated statement for this many rows at once, with the placeholders that the server reads ($1)."""
    found = _INSERTED.search(text)
    assert found is not None
    many = text[: found.start(1)] + ", ".join([found[1]] * rows) + text[found.end(1) :]
    numbers = itertools.count(1)
    return re.sub("%s", lambda _: f"${next(numbers)}", many).replace("%%", "%")
