"""Breakdowns of clicks in the database, as tests make and read them."""

from signpost.storage import database

_RECORD = """
    INSERT INTO click_breakdown (record_seq, day, is_recent, counts)
    VALUES (?, ?, 0, jsonb_object(?, jsonb_object(?, ?)))
    ON CONFLICT DO UPDATE SET counts = jsonb_patch(counts, excluded.counts)
"""
_WORKSPACE = """
    INSERT INTO workspace_breakdown (workspace_id, kind, day, counts) VALUES (?, ?, ?, jsonb_object(?, ?))
    ON CONFLICT DO UPDATE SET counts = jsonb_patch(counts, excluded.counts)
"""


def store_record_value(seq: int, day: str, kind: str, value: str, clicks: int) -> None:
    database.current().execute_sql(_RECORD, (seq, day, kind, value, clicks))


def store_workspace_value(workspace_id: str, day: str, kind: str, value: str, clicks: int) -> None:
    database.current().execute_sql(_WORKSPACE, (workspace_id, kind, day, value, clicks))
