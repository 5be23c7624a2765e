"""Conditions of indexes that hold some rows alone, written out as the index has them.

A value that is bound is unknown when a statement is planned (storage/engines/sqlite.py), so SQLite would not use the
index.
"""

from peewee import SQL

IS_BROKEN, IS_PAUSED = SQL("monitor = 'down'"), SQL("paused_by <> ''")
# Of RecordClicks.
HAS_CLICKS, HAS_LAST_CLICK = SQL("clicks > 0"), SQL("last_click_at > ''")
