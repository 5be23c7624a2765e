"""What the API accepts is stored, whichever engine stores it: each text at its limit, in letters of 1 to 4 bytes.

Engines have limits of their own (a row of an index of PostgreSQL has 2,704 bytes), which only such texts reach.
"""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from flask import Flask

from signpost.factory import close_app, create_app, create_token
from tests.conftest import Client, client_of

HOST = "go.acme.test"
# Random, so that nothing makes them smaller: letters of one byte, of three (Chinese), and of four (Egyptian).
ALPHABETS = {
    1: "abcdefghijklmnopqrstuvwxyz0123456789",
    3: "".join(map(chr, range(0x4E00, 0x9000))),
    4: "".join(map(chr, range(0x13000, 0x13400))),
}
BODIES: dict[tuple[str, str], dict[str, Any]] = {
    ("post", "/link"): {"host": HOST, "destination": "https://x.example/"},
    ("post", "/redirect"): {"url": f"https://{HOST}/from", "destination": "https://x.example/"},
    ("patch", "/redirect/{id}"): {},
    ("put", "/redirect/{id}"): {"url": f"https://{HOST}/there", "destination": "https://x.example/"},
    ("patch", "/host/{host}"): {},
    ("post", "/webhooks"): {"url": "https://hooks.example/", "events": ["link.created"]},
    ("post", "/workspace/update/{metaKey}"): {},
}
# Texts of other forms: a hostname; what only hides.
LEFT_OUT = {"host", "password"}


def fields(app: Flask) -> list[tuple[str, str, str, int, bool]]:
    """Method, path and name of each text in a body of BODIES, how long it may be, and whether it is one of a list."""
    described: Any = app.test_client().get("/openapi.json", base_url="https://localhost").json

    def resolved(schema: Any) -> Any:
        name = schema.get("$ref")
        return resolved(described["components"]["schemas"][name.rpartition("/")[2]]) if name else schema

    found = []
    for method, path in BODIES:
        operation = described["paths"][f"/v1{path}"][method]
        body = resolved(operation["requestBody"]["content"]["application/json"]["schema"])
        for name, schema in body["properties"].items():
            item = resolved(resolved(schema).get("items", {}))
            length = resolved(schema).get("maxLength") or item.get("maxLength")
            if length and name not in LEFT_OUT:
                found.append((method, path, name, length, "maxLength" in item))
    return found


def text_of(name: str, length: int, alphabet: str, chance: random.Random) -> str:
    beginning = ""
    if name == "url" and length > 2048:
        # A path of at most 2,048 bytes, as it is encoded.
        beginning = f"https://{HOST}/"
        length = len(beginning) + 2047 // len(quote(alphabet[0]))
    elif "url" in name or name.startswith("destination"):
        beginning = "https://x.example/"
    return beginning + "".join(chance.choices(alphabet, k=length - len(beginning)))


def statuses(app: Flask) -> dict[tuple[str, str, str, int], int]:
    """What each field is answered, by method, path, name and bytes of a letter."""
    client = client_of(app, create_token(app, "limits"))
    assert client.post("/v1/host", json={"host": HOST}).status_code == 200
    record = client.post("/v1/redirect", json=BODIES["put", "/redirect/{id}"])
    id_ = record.json["data"][0]["id"]
    answered = {}
    for method, path, name, length, is_list in fields(app):
        for size, alphabet in ALPHABETS.items():
            text = text_of(name, length, alphabet, random.Random(f"{method} {path} {name} {size}"))
            body = {**BODIES[method, path], name: [text] if is_list else text}
            if (method, path) == ("post", "/redirect") and name != "url":
                body["url"] = f"https://{HOST}/{name}{size}"
            address = path.format(id=id_, host=HOST, metaKey="name")
            answered[method, path, name, size] = client.open(
                f"/v1{address}", method=method.upper(), json=body
            ).status_code
    return answered


def test_each_text_at_its_limit(make_app: Callable[..., Flask], is_on_postgresql: bool, tmp_path: Path) -> None:
    answered = statuses(make_app())
    assert len(answered) > 90
    assert {found for found, status in answered.items() if status != 200} == set()
    if is_on_postgresql:
        embedded = create_app({"INSTANCE": str(tmp_path / "embedded"), "RATE_LIMIT": ""})
        embedded.test_client_class = Client
        try:
            assert statuses(embedded) == answered
        finally:
            close_app(embedded)


@pytest.mark.parametrize("size", ALPHABETS)
def test_long_destinations_are_found(client: Client, connect: Callable[..., str], size: int) -> None:
    chance, host = random.Random(size), connect()
    texts = [text_of("destination", 2048, ALPHABETS[size], chance) for _ in range(3)]
    for text in texts:
        assert client.post("/v1/link", json={"host": host, "destination": text}).status_code == 200

    def found(text: str) -> list[str]:
        records = client.get("/v1/links", query_string={"filter[destination]": text}).json["data"]
        return sorted(record["destination"] for record in records)

    assert found(texts[1]) == [texts[1]]
    assert found(f"{texts[1][:1500]}*") == [texts[1]]
    assert found("https://x.example/*") == sorted(texts)
