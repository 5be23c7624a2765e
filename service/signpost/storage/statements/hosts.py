"""The SQL of hostnames."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from typing import Any

from signpost.storage.database import execute


def count_wrong_hosts(workspace_id: str) -> int:
    """How many hostnames were found not to work."""
    sql = "SELECT count(*) FROM host WHERE workspace_id = ? AND NOT correct AND checked_at IS NOT NULL"
    return int(execute(sql, (workspace_id,)).scalar())


def hosts_among(names: Collection[str]) -> Iterable[Any]:
    """Of those of `names` that are connected to the instance: hostname, workspace_id, checked_at, correct."""
    sql = "SELECT host, workspace_id, checked_at, correct FROM host WHERE host IN (SELECT value FROM json_each(?))"
    return execute(sql, (json.dumps([*names]),)) if names else ()
