"""Records: their fields, their limits, and invalid aliases."""

from datetime import datetime
from typing import Any

from .client import Api
from .hosts import TIME

NULL = type(None)
ALL = {"create", "update", "get"}
# The specification's table: the types of each field, and which answers it appears in. Lists have all fields.
FIELDS = {
    "id": ((str,), ALL),
    "tld": ((str,), {"update"}),
    "handler": ((str,), {"get"}),
    "host": ((str,), ALL),
    "alias": ((str,), {"create", "get"}),
    "url": ((str,), ALL),
    "https": ((bool,), ALL),
    "file": ((NULL, str, dict, list, int, float, bool), ALL),
    "destination": ((str, NULL), ALL),
    "destinations": ((list, NULL), ALL),
    "destination_routing": ((str,), ALL),
    "plugins": ((list, NULL), ALL),
    "has_password": ((bool,), {"get"}),
    "total_clicks": ((int,), {"get"}),
    "type": ((str,), ALL),
    "title": ((str,), ALL),
    "description": ((str,), ALL),
    "status": ((str,), ALL),
    "paused_by": ((str,), {"get"}),
    "forward_path": ((bool, NULL), ALL),
    "forward_query": ((bool, NULL), ALL),
    "utm": ((dict,), ALL),
    "qr": ((dict,), {"get"}),
    "monitor": ((str,), ALL),
    "is_notify": ((bool,), ALL),
    "is_switch_unbroken_destination": ((bool,), ALL),
    "tags": ((list,), ALL),
    "created_by": ((str,), ALL),
    "creator": ((dict,), {"get"}),
    "created_via": ((str,), ALL),
    "created_at": ((str,), ALL),
    "updated_at": ((str,), ALL),
    "expired_at": ((str, NULL), ALL),
}
MEMBERS = {
    "utm": {"source": str, "medium": str, "campaign": str, "term": str, "content": str},
    "qr": {"theme": str, "color": str, "logo": bool, "show_url": bool, "margin": str},
    "creator": {"id": str, "name": str},
}
NO_UTM = {"source": "", "medium": "", "campaign": "", "term": "", "content": ""}
ROUTINGS = ["first", "order", "random", "weighted", "sticky", "fastest"]
DEST = "https://dest.example/landing"
WANTED = ["https://one.example/", "https://two.example/"]


def assert_fields(record: dict[str, Any], operation: str) -> None:
    """`record` has exactly the fields that `operation` (create, update, get, list) answers, each of its type."""
    wanted = {name for name, (_, where) in FIELDS.items() if operation == "list" or operation in where}
    lacking, unknown = wanted - set(record), set(record) - wanted
    assert not (lacking | unknown), f"The record of {operation} lacks {lacking}, and has {unknown}."
    for name, value in record.items():
        types = FIELDS[name][0]
        assert type(value) in types or (dict in types and isinstance(value, dict)), (name, value)
        if name in MEMBERS:
            assert {key: type(member) for key, member in value.items()} == MEMBERS[name]
        if name in ("destinations", "plugins", "tags"):
            assert all(isinstance(entry, str) for entry in value or [])
    for name in ("created_at", "updated_at", "expired_at"):
        assert record[name] is None or datetime.fromisoformat(record[name]), name


def assert_record(record: dict[str, Any], operation: str) -> None:
    """`record` has the fields of the specification as Signpost writes them."""
    assert_fields(record, operation)
    assert record["file"] is None
    for name in ("created_at", "updated_at", "expired_at"):
        assert record[name] is None or TIME.fullmatch(record[name]), name


def get(api: Api, id: str) -> dict[str, Any]:
    answer = api("GET", f"/links/{id}")
    assert answer.status == 200, answer.text
    record: dict[str, Any] = answer.json
    return record


SIZES = [
    ("title", "x" * 250, "x" * 251),
    ("title", "🚀" * 250, "🚀" * 251),
    ("title", "", ...),
    ("description", "x" * 300, "x" * 301),
    ("description", "ä" * 300, "ä" * 301),
    ("alias", "x" * 30, "x" * 31),
    ("alias", "x", ""),
    ("alias", "ä" * 30, "ä" * 31),
    ("alias", "e\u0301" * 30, "e\u0301" * 31),
    ("alias", "/" + "x" * 30 + "/", "/" + "x" * 31 + "/"),
    ("destination", "https://dest.example/" + "x" * 2027, "https://dest.example/" + "x" * 2028),
    ("destination", "dest.example/" + "x" * 2027, "dest.example/" + "x" * 2028),
    ("destinations", [f"https://{n}.dest.example/" for n in range(20)], [f"https://{n}.example/" for n in range(21)]),
    ("tags", [f"tag{n}" for n in range(20)], [f"tag{n}" for n in range(21)]),
    ("tags", ["x" * 50], ["x" * 51]),
    ("tags", ["x"], [""]),
    ("tags", [" " + "x" * 50 + " "], ["   "]),
    *[
        (field, value, too_long)
        for member in NO_UTM
        for field, value, too_long in [
            ("utm", {member: "x" * 255}, {member: "x" * 256}),
            ("utm", [f"{member}={'x' * 255}"], [f"{member}={'x' * 256}"]),
        ]
    ],
    ("password", "x" * 4, "x" * 3),
    ("password", "x" * 64, "x" * 65),
    ("expired_url", "https://dest.example/" + "x" * 2027, "https://dest.example/" + "x" * 2028),
    ("external_id", "x" * 255, "x" * 256),
    ("external_id", "\U0001f680" * 255, ""),
    ("card", {"title": "x" * 250}, {"title": "x" * 251}),
    ("card", {"description": "x" * 300}, {"description": "x" * 301}),
    ("card", {"image": "https://dest.example/" + "x" * 2027}, {"image": "https://dest.example/" + "x" * 2028}),
    ("max_clicks", 1, 0),
    ("max_clicks", 2**31, -1),
    ("rules", [{"if": {"bot": True}, "destination": DEST}] * 20, [{"if": {"bot": True}, "destination": DEST}] * 21),
    ("destination_weights", [1], [0]),
    ("destination_weights", [1], [-1]),
    ("destination_weights", [1], [1] * 2),
    ("destination_weights", [1], []),
]
# Fields that another field requires.
WITH = {"destination_weights": {"destination_routing": "weighted"}}

REFUSED_ALIASES = [
    "a b",
    "a\tb",
    "a\nb",
    "a\u00a0b",
    "a\u3000b",
    "a+b",
    "a%b",
    "a%20b",
    "_abc",
    "_",
    ".",
    "..",
    "a/./b",
    "a/../b",
    "../a",
    "a//b",
    "a?b",
    "a#b",
    "a\\b",
    "a:b",
    "a@b",
    "a&b",
    "a=b",
    "a;b",
    "a,b",
    "a!b",
    "a*b",
    "a'b",
    'a"b',
    "a<b>",
    "a|b",
    "a^b",
    "a`b",
    "a{b}",
    "a[b]",
    "a(b)",
    "a$b",
    "a\x01b",
    "a\x7fb",
    "a\u200bb",
    "a\u202eb",
    "a\u2066b",
    "a\ufeffb",
    "a\u2028b",
    "robots.txt",
    "ROBOTS.TXT",
    "favicon.ico",
    "sitemap.xml",
    ".well-known",
    ".well-known/x",
    "/.well-known/acme-challenge/x",
    "https://a",
]
