"""Rows of what the script of a release did not fill: second steps, passkeys, single sign-on, agents, mail, plans."""

import sqlite3
from typing import Any

from signpost.domain.people.credentials import digest_of

AT = "2026-11-20T10:00:00.000000Z"
RECOVERY_CODE = "abcdefghijkmnpqr"
# By table: a row each, of which {user}, {workspace} and so on are those of the first one there.
ROWS: dict[str, dict[str, Any]] = {
    "agent_client": {
        "id": "client", "name": "Agent", "redirect_uris": '["http://127.0.0.1/back"]', "auth_method": "none",
        "created_at": AT, "expires_at": "2099-01-01T00:00:00.000000Z",
    },
    "agent_grant": {
        "id": "grant", "workspace_id": "{workspace}", "user_id": "{user}", "client_id": "client", "name": "Agent",
        "role": "viewer", "scope": "links", "redirect_uri": "http://127.0.0.1/back", "code_digest": "c",
        "challenge": "x", "family": "f", "created_at": AT, "expires_at": "2099-01-01T00:00:00.000000Z",
    },
    "agent_token": {
        "digest": "d", "grant_id": "grant", "kind": "refresh", "created_at": AT,
        "expires_at": "2099-01-01T00:00:00.000000Z",
    },
    "authenticator": {
        "id": "01m844vemy7bvra84xgn86sw15", "user_id": "{user}", "created_at": AT,
        "confirmed_at": AT, "last_step": 7,
    },
    "identity": {"issuer": "https://id.test", "subject": "s", "user_id": "{user}", "created_at": AT, "seen_at": AT},
    "ignored_miss": {"host": "{host}", "path": "/wp-login.php"},
    "job_record": {"job_id": "{job}", "record_seq": "{record}"},
    "mail": {
        "id": "01m844vemy7bvra84xgn86sw12", "workspace_id": "{workspace}", "user_id": "{user}", "kind": "members",
        "about": "{}", "state": "sent", "attempts": 1, "reason": "", "created_at": AT, "updated_at": AT,
    },
    "mail_choice": {"workspace_id": "{workspace}", "user_id": "{user}", "kind": "summary", "is_wanted": 0},
    "miss": {"host": "{host}", "day": "2026-11-20", "path": "/old", "people": 3, "bots": 1, "last_seen": AT},
    "page_logo": {"workspace_id": "{workspace}", "digest": "l", "content": b"\x89PNG", "created_at": AT},
    "passkey": {
        "id": "01m844vemy7bvra84xgn86sw14", "user_id": "{user}", "credential_id": "cred", "public_key": b"key",
        "sign_count": 3, "rp_id": "signpost.test", "name": "Phone", "transports": "[]", "is_backed_up": 1,
        "created_at": AT,
    },
    "recovery_code": {"digest": digest_of(RECOVERY_CODE), "user_id": "{user}", "created_at": AT},
    "title_fetch": {"record_seq": "{record}", "created_at": AT},
    "webhook": {
        "id": "01m844vemy7bvra84xgn86sw13", "workspace_id": "{workspace}", "url": "https://hooks.test/",
        "events": '["link.created"]', "state": "off", "created_at": AT, "updated_at": AT,
    },
}  # fmt: skip


def fill(connection: sqlite3.Connection) -> list[str]:
    """Add a row to each of these tables that has none; the first workspace gets a plan. Returns their names."""
    first = {
        name: connection.execute(f"SELECT {column} FROM {name} ORDER BY 1").fetchone()[0]
        for name, column in (("user", "id"), ("workspace", "id"), ("host", "host"), ("job", "id"), ("record", "seq"))
    }
    filled = []
    for table, row in ROWS.items():
        is_there = connection.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (table,)).fetchone()
        if not is_there or connection.execute(f"SELECT 1 FROM {table}").fetchone():
            continue
        values = [first.get(value.strip("{}"), value) if isinstance(value, str) else value for value in row.values()]
        places = ", ".join("?" * len(row))
        connection.execute(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({places})", values)
        filled.append(table)
    connection.commit()
    return filled
