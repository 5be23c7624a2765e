"""Redirects that are exported, and the visits that tell whether the file says what Signpost does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from urllib.parse import parse_qsl, urlsplit

from flask import Flask

from signpost.domain.records.filters import RecordFilters
from signpost.features.transfer import redirect_export
from signpost.features.transfer.export import all_records
from signpost.operations.caller import Caller
from tests.conftest import FIREFOX, Client, client_of

DESTINATIONS = (
    "https://d.example", "https://d.example/", "https://d.example/p", "https://d.example/p/",
    "https://d.example/p/page.html", "https://d.example/p?x=1", "https://d.example/p/?x=1", "https://d.example?x=1",
    "https://d.example/p#part", "https://d.example/index.html",
)  # fmt: skip
BEYOND_ASCII = (
    "https://münchen.example", "https://d.example/café", "https://d.example/café?größe=ü", "https://d.example/a#über",
    "https://münchen.example:8443/ü/ö?ä=ß#é", "https://d.example/%C3%A9/%41", "https://d.example/a%3Fb%2F%20%25",
)  # fmt: skip
# No parameter that is also in a destination: the page says what services do then.
PROBES = ("", "/", "/x", "/x/y", "?id=1", "/?id=1", "/x?id=1")


@dataclass(frozen=True)
class Exported:
    """A file, and where each visit of its redirects leads here. refused: the addresses of those that it lacks."""

    text: str
    visits: dict[str, str]
    refused: frozenset[str]

    @property
    def expected(self) -> dict[str, str]:
        """The visits of those that the file has."""
        return {probe: there for probe, there in self.visits.items() if path_of(probe) not in self.refused}


def path_of(probe: str) -> str:
    """The path of the redirect that a visit is for."""
    return "/" + probe.partition("?")[0].split("/")[1]


def told(status: int, location: str) -> str:
    """An answer without what makes no difference: a slash after a hostname, and the order of parameters."""
    parts = urlsplit(location)
    query = sorted(parse_qsl(parts.query, keep_blank_values=True))
    return f"{status} {parts._replace(path=parts.path or '/', query='').geturl()} {query}"


def ways(destinations: tuple[str, ...]) -> Iterator[tuple[str, bool, bool]]:
    """Each destination without the path and query that a visitor has, and with them."""
    yield from product(destinations, (False, True), (False, True))


def create(client: Client, host: str, destinations: tuple[str, ...], match: str | None, status: int) -> list[str]:
    """Create a redirect for each way to have these destinations; returns their paths."""
    paths = []
    for number, (destination, has_path, has_query) in enumerate(ways(destinations)):
        body = {
            "url": f"http://{host}/r{number}", "destination": destination, "status": status, "forward_path": has_path,
            "forward_query": has_query,
        }  # fmt: skip
        answer = client.post("/v1/redirect", json={**body, **({"match": match} if match and not has_path else {})})
        assert answer.status_code == 200, answer.text
        paths.append(f"/r{number}")
    return paths


def answer_of(app: Flask, host: str, probe: str) -> tuple[int, str]:
    """The status and location of a visit; "" where it is not redirected."""
    reply = client_of(app).get(probe, base_url=f"http://{host}", headers={"User-Agent": FIREFOX})
    return reply.status_code, reply.headers.get("Location", "")


def visit(app: Flask, host: str, probe: str) -> str:
    return told(*answer_of(app, host, probe))


def export(app: Flask, caller: Caller, host: str, paths: list[str], format_: str) -> Exported:
    refused: set[str] = set()
    with app.app_context():
        text = "".join(
            redirect_export.export(
                all_records(caller, RecordFilters()),
                format_,
                host=host,
                refused=lambda record, reason: refused.add(urlsplit(record.url).path),
            )
        )
    visits = {path + probe: visit(app, host, path + probe) for path in paths for probe in PROBES}
    return Exported(text, visits, frozenset(refused))
