"""Moments that look like RFC 3339 and are none, at every place that takes one: our sentence, never Python's."""

from collections.abc import Callable
from typing import Any

import pytest

from signpost.domain import times
from signpost.testing.client import Client
from signpost.translations import speaking

HOST = "go.acme.test"
TO = "https://dest.example/landing"
ODD = [
    "2026-02-30T00:00:00Z",
    "2027-02-29T00:00:00Z",
    "2026-13-01T00:00:00Z",
    "2026-00-10T00:00:00Z",
    "2026-01-00T00:00:00Z",
    "0000-01-01T00:00:00Z",
    "2026-06-31t00:00:00z",
    "2026-01-01T24:00:01Z",
    "2026-01-01T25:00:00Z",
    "2026-01-01 12:60:00Z",
    "2026-12-31T23:59:60Z",
    "2026-01-01T00:00:00+24:00",
    "2026-01-01T00:00:00-99:99",
    # Not within the years 1 to 9999 in UTC.
    "0001-01-01T00:00:00+00:01",
    "9999-12-31T23:59:59-00:01",
]
Question = Callable[[Client, str, str], Any]


def _rule(name: str) -> Question:
    def ask(client: Client, id_: str, moment: str) -> Any:
        rules = [{"if": {name: moment}, "destination": TO}]
        return client.patch(f"/v1/redirect/{id_}", json={"rules": rules})

    return ask


# By the place that the error names.
PLACES: list[tuple[str, Question]] = [
    ("expires", lambda client, id_, moment: client.post("/v1/link", json=_new(expires=moment))),
    ("starts", lambda client, id_, moment: client.post("/v1/link", json=_new(starts=moment))),
    ("starts", lambda client, id_, moment: client.patch(f"/v1/redirect/{id_}", json={"starts": moment})),
    ("expires", lambda client, id_, moment: client.put(f"/v1/redirect/{id_}", json=_put(expires=moment))),
    ("rules.0.if.from", _rule("from")),
    ("rules.0.if.until", _rule("until")),
    ("at", lambda client, id_, moment: client.post("/v1/links/explain", json={"url": f"{HOST}/a", "at": moment})),
    ("filter.created_after", lambda client, id_, moment: client.get(_list("created_after", moment))),
    ("filter.created_before", lambda client, id_, moment: client.get(_list("created_before", moment))),
    ("expires", lambda client, id_, moment: _bulk_create(client, expires=moment)),
    ("set.expires", lambda client, id_, moment: _bulk_update(client, {"expires": moment})),
]


def _new(**fields: Any) -> Any:
    return {"host": HOST, "destination": TO, **fields}


def _put(**fields: Any) -> Any:
    return {"url": f"https://{HOST}/a", "destination": TO, **fields}


def _list(name: str, moment: str) -> str:
    return f"/v1/links?filter[{name}]={moment.replace('+', '%2B')}"


def _bulk_create(client: Client, **fields: Any) -> Any:
    return client.post("/v1/bulk", json={"records": [_new(**fields)]})


def _bulk_update(client: Client, change: Any) -> Any:
    body = {"filter": {"search": "a"}, "set": change, "dry_run": True}
    return client.put("/v1/bulk", json=body)


@pytest.mark.parametrize("moment", ODD)
def test_no_parser_speaks_for_itself(moment: str) -> None:
    assert times.is_rfc3339(moment)
    for read in (times.parse, times.seconds_of):
        with pytest.raises(ValueError, match=r"^Must be a timestamp \(RFC 3339\), like 2030-12-31T23:59:59Z\.$"):
            read(moment)


def test_people_read_it_in_their_language() -> None:
    for language, begin in (("de", "Muss ein Zeitpunkt"), ("es", "Debe ser "), ("fr", "Doit ")):
        with speaking(language), pytest.raises(ValueError, match=f"^{begin}"):
            times.parse(ODD[0])


def test_every_place_says_the_same(
    client: Client, connect: Callable[..., str], make_link: Callable[..., dict[str, Any]]
) -> None:
    id_ = make_link(connect(HOST), alias="a")["id"]
    before = client.get(f"/v1/links/{id_}").json
    for moment in ODD:
        for place, ask in PLACES:
            answer = ask(client, id_, moment)
            assert answer.status_code in (200, 422), (place, answer.text)
            assert times.NOT_RFC3339 in answer.text, (place, moment, answer.text)
            assert f'"{place}"' in answer.text, (place, answer.text)
    assert client.get(f"/v1/links/{id_}").json == before
