"""Invalid input: each request is refused with a 4xx that says why, and changes nothing.

One case for each field and reason: an implementation has its own tests of all that it refuses for the same reason.
"""

import json
import secrets
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from .bad_values import NAMES, REFUSED_DESTINATIONS, TABLES
from .client import Api
from .errors import assert_error, assert_rejects, rejected
from .hosts import fresh
from .records import DEST
from .statements import statement


class Operation:
    """An operation with a valid body."""

    def __init__(self, api: Api, name: str, record: Any) -> None:
        self.api = api
        self.method, _, path = name.partition(" ")
        self.path = path.format(id=record["id"])
        alias = f"n{secrets.token_hex(5)}"
        self.good = {
            "POST /link": {"host": record["host"], "alias": alias, "destination": DEST},
            "POST /redirect": {"url": f"https://{record['host']}/{alias}", "destination": DEST},
            "PUT /redirect/{id}": {"url": record["url"], "destination": "https://dest.example/new"},
            "POST /host": {"host": f"t{secrets.token_hex(5)}.acme.test"},
        }[name]

    def __call__(self, **fields: Any) -> Any:
        return self.api(self.method, self.path, {**self.good, **fields})

    def raw(self, body: Any) -> Any:
        return self.api(self.method, self.path, body=body)

    def raw_with(self, text: str) -> Any:
        """Send the valid body with more JSON text appended."""
        return self.raw((json.dumps(self.good).removesuffix("}") + f", {text}}}").encode())


@pytest.fixture(scope="module")
def record(api: Api) -> Iterator[Any]:
    """A link that no test of this file may change."""
    with api.cleanup():
        host = fresh()
        assert api("POST", "/host", {"host": host}).status == 200
        yield api("POST", "/link", {"host": host, "alias": "old", "destination": DEST}).json["data"][0]


@pytest.fixture(params=NAMES)
def operation(request: pytest.FixtureRequest, api: Api, record: Any) -> Any:
    return Operation(api, request.param, record)


@contextmanager
def nothing_changed(api: Api) -> Iterator[Any]:
    before = state(api)
    yield
    assert state(api) == before


def state(api: Api) -> Any:
    rows = {path: api("GET", path, query={"per_page": 5, "sort": "-updated_at"}) for path in ("/links", "/host")}
    return [
        (path, row.get("id", row["host"]), row["updated_at"])
        for path, answer in rows.items()
        for row in answer.json["data"]
    ]


def test_the_good_bodies_are_good(operation: Any) -> None:
    answer = operation()

    assert answer.status == 200, answer.text


# --- invalid or ambiguous JSON ------------------------------------


@statement("E4")
def test_what_is_no_json_is_refused(api: Api, operation: Any) -> None:
    with nothing_changed(api):
        answer = operation.raw(b'{"host": }')

    assert answer.status in (400, 422), answer.text
    assert_error(answer, answer.status)


@statement("E4")
@pytest.mark.parametrize("body", [b"[]", b"[{}]", b'"text"', b"1", b"null", b"true"])
def test_a_body_must_be_an_object(api: Api, operation: Any, body: Any) -> None:
    with nothing_changed(api):
        rejected(operation.raw(body))


@pytest.mark.parametrize(
    "text",
    [
        '"title": "a", "title": "a"',
        '"title": "a", "title": "b"',
        '"title": "a", "t\\u0069tle": "b"',
        '"destination": "https://dest.example/a"',
        '"https_requested": true, "https_requested": false',
        '"utm": {"source": "a", "source": "b"}',
        '"": 1, "": 2',
        '"\\ud800": 1, "\\ud800": 2',
    ],
)
def test_a_field_given_twice_is_refused(api: Api, operation: Any, text: str) -> None:
    with nothing_changed(api):
        rejected(operation.raw_with(text))


@pytest.mark.parametrize("field", ["status", "title", "https_requested", "destination_weights"])
def test_numbers_that_are_none_are_refused(api: Api, operation: Any, field: str) -> None:
    with nothing_changed(api):
        answer = operation.raw_with(f'"{field}": NaN')

    assert answer.status in (400, 422)
    assert_error(answer, answer.status)


@pytest.mark.parametrize("field", ["status", "title", "max_clicks", "https_requested", "nonsense"])
def test_integers_beyond_64_bits_are_refused(api: Api, operation: Any, field: str) -> None:
    with nothing_changed(api):
        rejected(operation.raw_with(f'"{field}": {2**63}'))
        rejected(operation.raw_with(f'"destination_weights": [{2**63}]'))


@pytest.mark.parametrize("number", [2**63 - 1, -(2**63), 2**53 + 1])
def test_integers_within_64_bits_are_refused_by_their_field(api: Api, record: Any, number: Any) -> None:
    with nothing_changed(api):
        answer = Operation(api, "POST /link", record)(status=number)

    assert rejected(answer) == {"status"}


@pytest.mark.parametrize(
    "json_text",
    [
        '"title": "{}"',
        '"description": "{}"',
        '"{}": 1',
        '"tags": ["{}"]',
        '"tags": ["a", "{}"]',
        '"utm": {{"source": "{}"}}',
        '"utm": {{"{}": "a"}}',
        '"utm": ["source={}"]',
        '"plugins": ["{}"]',
        '"type": "{}"',
        '"expires": "{}"',
        '"password": "pass{}"',
        '"destinations": ["https://dest.example/{}"]',
        '"nonsense": [[{{"a": "{}"}}]]',
    ],
)
def test_text_that_is_none_is_refused(api: Api, operation: Any, json_text: Any) -> None:
    with nothing_changed(api):
        rejected(operation.raw_with(json_text.format("\\ud800")))


def test_a_pair_of_surrogates_is_a_character(api: Api, record: Any) -> None:
    operation = Operation(api, "PUT /redirect/{id}", record)

    answer = operation.raw_with('"title": "\\ud83d\\ude80"')

    assert answer.json["title"] == "🚀"


@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ('{"a":', "}")])
def test_deep_nesting_that_is_valid_is_refused(api: Api, operation: Any, opening: Any, closing: Any) -> None:
    value = opening * 10 + "1" + closing * 10

    with nothing_changed(api):
        for field in ("title", "tags", "utm", "nonsense"):
            rejected(operation.raw_with(f'"{field}": {value}'))
        rejected(operation.raw(value.encode()))


def test_brackets_in_text_are_text(api: Api, record: Any) -> None:
    operation = Operation(api, "PUT /redirect/{id}", record)

    answer = operation(title="[" * 250, description='{["\\' * 75)

    assert answer.status == 200, answer.text
    assert answer.json["title"] == "[" * 250


def test_a_hundred_thousand_brackets_are_refused(api: Api, operation: Any) -> None:
    with nothing_changed(api):
        assert_error(operation.raw(b"[" * 100_000), 413)


# --- fields ----------------------------------------------------------------------------------------------------


# The statement that gives each field its type.
TYPE_OF = {
    "POST /link": {
        "host": "E6", "title": "E8", "type": "E9", "description": "E10", "forward_path": "E11", "forward_query": "E12",
        "utm": "E13", "destination": "E14", "destinations": "E15", "plugins": "E16", "is_notify": "E18",
        "is_switch_unbroken_destination": "E19", "expires": "E20", "alias": "E21", "destination_routing": "E22",
        "status": "E23", "tags": "E24",
    },
    "PUT /redirect/{id}": {
        "url": "E33", "title": "E34", "type": "E35", "description": "E36", "forward_path": "E37",
        "forward_query": "E38", "utm": "E39", "destination": "E40", "destinations": "E41", "plugins": "E42",
        "is_notify": "E43", "is_switch_unbroken_destination": "E44", "expires": "E45",
    },
    "POST /host": {"host": "E51", "https_requested": "E53", "short_links_enabled": "E54"},
}  # fmt: skip


def _type_mark(name: str, field: str) -> list[pytest.MarkDecorator]:
    id_ = TYPE_OF.get(name, {}).get(field)
    return [] if id_ is None else [statement(id_)]


@pytest.mark.parametrize(
    ("name", "field", "value"),
    [
        pytest.param(name, field, values[0], marks=_type_mark(name, field))
        for name, table in TABLES.items()
        for field, values in table.items()
    ],
)
def test_a_value_of_another_type_is_refused(api: Api, record: Any, name: str, field: str, value: Any) -> None:
    with nothing_changed(api):
        answer = Operation(api, name, record)(**{field: value})

    assert_rejects(answer, field)


@pytest.mark.parametrize(
    "field",
    [
        "nonsense",
        "id",
        "total_clicks",
        "created_at",
        "expired_at",
        "has_password",
        "Host",
        "host ",
        "__proto__",
        "x.y",
    ],
)
def test_an_unknown_field_is_named(api: Api, operation: Any, field: str) -> None:
    with nothing_changed(api):
        answer = operation(**{field: "x"})

    assert rejected(answer) == {field}


@pytest.mark.parametrize(
    ("name", "field"),
    [
        ("POST /link", "url"),
        ("POST /redirect", "host"),
        ("POST /redirect", "alias"),
        ("PUT /redirect/{id}", "host"),
        ("PUT /redirect/{id}", "alias"),
        ("POST /host", "alias"),
        ("POST /host", "public"),
    ],
)
def test_the_field_of_another_operation_is_unknown(api: Api, record: Any, name: str, field: str) -> None:
    with nothing_changed(api):
        answer = Operation(api, name, record)(**{field: "x"})

    assert rejected(answer) == {field}


@pytest.mark.parametrize(
    "field", ["title", "description", "type", "alias", "host", "url", "destination_routing", "expires", "password"]
)
def test_text_that_is_far_too_long_is_refused(api: Api, record: Any, field: str) -> None:
    names = [name for name in NAMES if field in TABLES[name]]
    for name in names:
        with nothing_changed(api):
            answer = Operation(api, name, record)(**{field: "x" * 301})

        assert_rejects(answer, field)


@pytest.mark.parametrize("field", ["title", "description", "tags"])
def test_control_characters_are_refused(api: Api, record: Any, field: str) -> None:
    for name in [name for name in NAMES if field in TABLES[name]]:
        text = "a\x01b"
        with nothing_changed(api):
            answer = Operation(api, name, record)(**{field: ["fine", text] if field == "tags" else text})

        (named,) = rejected(answer)
        assert named.partition(".")[0] == field


@pytest.mark.parametrize("text", ["👩‍🚀 ✓", "שלום\u200f!", "می\u200cخواهم", "e\u0301"])
def test_what_scripts_and_emoji_need_is_no_control_character(api: Api, record: Any, text: str) -> None:
    answer = Operation(api, "PUT /redirect/{id}", record)(title=text, description=f"{text}\n\t{text}\r\n", tags=[text])

    # Tags that look the same are the same.
    tags = [unicodedata.normalize("NFC", text)]
    assert (answer.status, answer.json["title"], answer.json["tags"]) == (200, text, tags)
    assert answer.json["description"] == f"{text}\n\t{text}\r\n"


@pytest.mark.parametrize("destination", REFUSED_DESTINATIONS[::10])
def test_refused_destinations(api: Api, record: Any, destination: Any) -> None:
    link, put = (Operation(api, name, record) for name in ("POST /link", "PUT /redirect/{id}"))

    with nothing_changed(api):
        for operation in (link, put):
            assert_rejects(operation(destination=destination), "destination")
            assert_rejects(operation(destinations=[DEST, destination]), "destinations")
            assert_rejects(operation(expired_url=destination), "expired_url")


# --- paths and queries -----------------------------------------------------------------------------------------

ODD = [
    "%00",
    "%ff",
    "%ED%A0%80",
    "%F4%90%80%80",
    "%C0%AF",
    "%25",
    "%",
    "%zz",
    "9" * 5000,
    "-" + "9" * 5000,
    "%2e%2e",
    "'",
]


@pytest.mark.parametrize("path", ["/links/{}", "/redirect/{}", "/host/{}", "/{}", "/link/{}"])
@pytest.mark.parametrize("method", ["GET", "PUT", "DELETE"])
def test_odd_paths_find_nothing(api: Api, record: Any, method: str, path: str) -> None:
    body: Any = {"notfound_status": 404} if path == "/host/{}" else {"url": record["url"], "destination": DEST}
    with nothing_changed(api):
        for odd in [*ODD, "%0d%0aX-Injected:%201", "%E2%80%AE", "a" * 6000, str(2**63), str(2**64)]:
            answer = api(method, path.format(odd), body if method == "PUT" else ...)

            assert answer.status in (204, 404, 405), (odd, answer.text)
            assert "X-Injected" not in answer.headers
            if answer.status != 204:
                assert_error(answer, answer.status)


@pytest.mark.parametrize("name", ["cursor", "per_page", "sort", "nonsense", "filter"])
@pytest.mark.parametrize("path", ["/links", "/link", "/redirect", "/host"])
def test_odd_queries_are_refused(api: Api, path: str, name: str) -> None:
    with nothing_changed(api):
        for odd in ODD:
            assert_error(api("GET", f"{path}?{name}={odd}"), 422)


@pytest.mark.parametrize("query", ["nonsense=1", "per_page=10", "cursor=", "filter[tags]=any", "nonsense"])
@pytest.mark.parametrize("path", ["/webhooks", "/links/{}/checks"])
def test_a_list_that_is_always_whole_takes_no_parameters(api: Api, record: Any, path: str, query: str) -> None:
    path = path.format(record["id"])
    assert api("GET", path).status == 200
    name = query.partition("=")[0]
    assert_rejects(api("GET", f"{path}?{query}"), name.replace("[", ".").removesuffix("]"))


@pytest.mark.parametrize(
    "query", ["%00=%00", "%ED%A0%80=1", "a[b]=1", "per_page[]=1", "sort[x]=id", "9" * 5000, "&=&=1"]
)
def test_odd_names_in_queries_are_refused(api: Api, query: Any) -> None:
    assert_error(api("GET", f"/links?{query}"), 422)
