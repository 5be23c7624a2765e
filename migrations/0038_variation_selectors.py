"""What is found without its case is also found with and without variation selectors: an emoji with one and without."""

import json
import re
import unicodedata

SELECTORS = re.compile("(?<=[^/])[\ufe0e\ufe0f]+")
# What is kept for undoing has the columns of records.
TEXTS = (("record", "seq", "alias_folded"), ("record_text", "workspace_id, record_seq", "text"))
KEPT = (("kept_record", "change_id, record_seq", "content"), ("change", "id", "undo"))


def up(migrator, database):
    for table, key, column in (*TEXTS, *KEPT):
        sql = f"SELECT {key}, {column} FROM {table} WHERE {column} LIKE ? OR {column} LIKE ?"
        rows = database.execute_sql(sql.replace("?", database.param), ("%\ufe0e%", "%\ufe0f%")).fetchall()
        for *values, text in rows:
            new = _folded(text) if (table, key, column) in TEXTS else _kept(text)
            where = " AND ".join(f"{name} = ?" for name in key.split(", "))
            sql = f"UPDATE {table} SET {column} = ? WHERE {where}".replace("?", database.param)
            database.execute_sql(sql, (new, *values))


def _folded(text):
    return unicodedata.normalize("NFC", SELECTORS.sub("", text))


def _kept(text):
    return json.dumps(json.loads(text, object_hook=_columns), ensure_ascii=False, separators=(",", ":"))


def _columns(columns):
    if "alias_folded" in columns:
        columns["alias_folded"] = _folded(columns["alias_folded"])
    return columns
