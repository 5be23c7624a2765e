"""Status, body and headers of errors, and the order of checks. Spec: "Errors"."""

import json
from typing import Any

import pytest

from . import needs
from .client import Api
from .errors import (
    BODY_BYTES,
    NOTHING_REQUIRED,
    OPERATIONS,
    WITH_BODY,
    assert_error,
    assert_rejects,
    call,
    ids,
    ids_with_body,
    operations_that_answer,
    rejected,
)
from .statements import statement

# --- 401 -------------------------------------------------------------------------------------------------------


@statement("W19", "E1", "A1", "A4", "C2")
@pytest.mark.parametrize("operation", operations_that_answer(401))
def test_every_operation_needs_a_token(api: Api, operation: Any) -> None:
    answer = call(api, operation, token=None)

    assert_error(answer, 401)
    assert answer.headers["WWW-Authenticate"] == 'Bearer realm="signpost"'


@statement("A4")
@pytest.mark.parametrize("operation", OPERATIONS, ids=ids)
def test_every_operation_refuses_an_unknown_token(api: Api, operation: Any) -> None:
    answer = call(api, operation, token="sp_api_" + "0" * 36)

    assert_error(answer, 401)
    assert answer.headers["WWW-Authenticate"] == 'Bearer realm="signpost", error="invalid_token"'


@statement("C3")
@pytest.mark.parametrize(
    "change",
    [
        lambda token: token[:-1],
        lambda token: token + "0",
        lambda token: token.swapcase(),
        lambda token: token.replace("sp_api_", "sp_mcp_"),
        lambda token: token.replace("sp_api_", ""),
        lambda token: f'"{token}"',
        lambda token: f"{token} {token}",
        lambda token: f"{token},{token}",
        lambda token: "0" * 5000,
        lambda token: "\xff\xfe",
    ],
)
def test_a_token_that_is_nearly_right_is_wrong(api: Api, change: Any) -> None:
    answer = api("GET", "/test", token=change(api.token))

    assert_error(answer, 401)
    assert 'error="invalid_token"' in answer.headers["WWW-Authenticate"]


@statement("E103", "A1")
@pytest.mark.parametrize("form", ["{}", "Basic {}", "Token {}", "Bearer{}", "Bearer", "Bearer ", "", "Bearer: {}"])
def test_a_header_of_another_form_is_refused(api: Api, form: Any) -> None:
    answer = api("GET", "/test", token=None, headers={"Authorization": form.format(api.token)})

    assert_error(answer, 401)
    assert answer.headers["WWW-Authenticate"].startswith('Bearer realm="signpost"')


@pytest.mark.parametrize("scheme", ["Bearer", "bearer", "BEARER"])
def test_the_scheme_may_be_written_in_any_case(api: Api, scheme: Any) -> None:
    assert api("GET", "/test", token=None, headers={"Authorization": f"{scheme} {api.token}"}).status == 200


@statement("A6")
def test_a_token_in_the_query_does_not_count(api: Api) -> None:
    assert_error(api("GET", "/test", token=None, query={"token": api.token, "access_token": api.token}), 401)


@pytest.mark.parametrize("operation", WITH_BODY, ids=ids_with_body)
def test_the_token_is_looked_at_before_the_body(api: Api, operation: Any) -> None:
    method, path, _ = operation

    assert_error(api(method, path, token=None, body=b"{"), 401)


def test_the_token_is_looked_at_before_the_query(api: Api) -> None:
    assert_error(api("GET", "/links", token=None, query={"per_page": "0"}), 401)


# --- 403: HTTPS ------------------------------------------------------------------------------------------------


@pytest.fixture
def plain(api: Api) -> Any:
    """Send GET /test over plain HTTP with these headers and the token."""
    needs.plain_http(api)

    def do(headers: Any, path: str = "/test") -> Any:
        return api.raw("GET", api.base.path + path, {"Authorization": f"Bearer {api.token}", **headers})

    return do


@statement("A3")
@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "signpost.example"},
        {"Host": "signpost.example:8000"},
        {"Host": "192.0.2.7"},
        {"Host": "localhost.signpost.example"},
        {"Host": "127.0.0.1.signpost.example"},
        {"Host": "signpost.example", "X-Forwarded-Proto": "http"},
        {"Host": "signpost.example", "X-Forwarded-Proto": "https, http"},
        {"Host": "signpost.example", "Forwarded": "proto=https"},
        {"Host": "signpost.example", "X-Forwarded-Ssl": "on"},
        # Forwarded by a proxy: the client need not be on this machine.
        {"X-Forwarded-Proto": "http"},
        {"X-Forwarded-For": "203.0.113.9"},
        {"X-Forwarded-Host": "127.0.0.1"},
        {"Forwarded": "proto=https"},
    ],
    ids=str,
)
def test_plain_http_is_refused_and_never_redirected(plain: Any, headers: Any) -> None:
    answer = plain(headers)

    assert_error(answer, 403)
    assert answer.json["message"] == "HTTPS is required."
    assert answer.location is None


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "127.0.0.1"},
        {"Host": "127.0.0.1:8000"},
        {"Host": "[::1]:8000"},
        {"Host": "signpost.localhost"},
        {"Host": "Signpost.LOCALHOST:8000"},
        {"X-Forwarded-Proto": "https"},
        {"Host": "signpost.example", "X-Forwarded-Proto": "https"},
        {"Host": "signpost.example", "X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"},
        {"X-Forwarded-Proto": "https", "X-Forwarded-Host": "signpost.example"},
    ],
    ids=str,
)
def test_loopback_and_a_proxy_that_had_https_are_fine(plain: Any, headers: Any) -> None:
    answer = plain(headers)

    assert answer.status == 200, answer.text


def test_https_is_looked_at_before_the_token(api: Api, plain: Any) -> None:
    answer = api.raw("GET", f"{api.base.path}/test", {"Host": "signpost.example"})

    assert_error(answer, 403)


@statement("W18", "A3")
@pytest.mark.parametrize("operation", OPERATIONS, ids=ids)
def test_every_operation_refuses_plain_http(api: Api, plain: Any, operation: Any) -> None:
    assert_error(call(api, operation, headers={"Host": "signpost.example"}), 403)


# --- 404, 405 --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/nothing",
        "/test/",
        "/links/",
        "/links/a/b",
        "//links",
        "/Links",
        "/link/x/y",
        "/host/a/b",
        "/redirect/",
        "/../links",
        "/%00",
        "/%ff",
        "/links%2fx%2fy",
        "/" + "x" * 5000,
    ],
)
def test_an_unknown_path_is_404(api: Api, path: str) -> None:
    assert_error(api("GET", path), 404)


@statement("V1")
@pytest.mark.parametrize("target", ["/v2/test", "/v1test", "/nothing", "/v1"])
def test_an_unknown_path_beside_the_interface_is_json_too(api: Api, target: Any) -> None:
    assert_error(api.raw("GET", target, {"Authorization": f"Bearer {api.token}"}), 404)


@statement("E32")
@pytest.mark.parametrize("id", ["nothing", "0", "-1", "9" * 5000, "%00", "%ff", "%ED%A0%80", "..", "a%2Fb", "'", "*"])
@pytest.mark.parametrize("method", ["GET", "PUT"])
def test_an_unknown_id_is_404(api: Api, host: str, method: str, id: str) -> None:
    path, body = ("/links", ...) if method == "GET" else ("/redirect", good_put(host))

    assert_error(api(method, f"{path}/{id}", body), 404)


def good_put(host: str) -> Any:
    return {"url": f"https://{host}/unknown", "destination": "https://dest.example/"}


METHODS = {
    "/test": {"GET"},
    "/host": {"GET", "POST"},
    "/host/go.acme.test": {"GET", "PUT", "PATCH", "DELETE"},
    "/link": {"GET", "POST"},
    "/link/x": {"GET", "PUT", "DELETE"},
    # To another method `count` is an id, which no record has.
    "/link/count": {"GET", "PUT", "DELETE"},
    "/tags": {"GET"},
    "/export": {"GET"},
    "/events": {"GET"},
    "/bulk/export": {"GET"},
    "/links": {"GET"},
    "/links/x": {"GET"},
    "/webhooks": {"GET", "POST"},
    "/webhooks/x": {"GET", "PATCH", "DELETE"},
    "/webhooks/x/test": {"POST"},
    "/webhooks/x/secret": {"POST"},
    "/deliveries": {"GET"},
    "/deliveries/x": {"GET"},
    "/deliveries/x/replay": {"POST"},
    "/redirect": {"GET", "POST"},
    "/redirect/x": {"GET", "PUT", "PATCH", "DELETE"},
}


@pytest.mark.parametrize(
    ("path", "method"),
    [
        (path, method)
        for path, allowed in METHODS.items()
        for method in ("GET", "POST", "PUT", "PATCH", "DELETE")
        if method not in allowed
    ],
)
def test_another_method_is_405_and_is_told_which_are_allowed(api: Api, path: str, method: str) -> None:
    answer = api(method, path, {})

    assert_error(answer, 405)
    assert {word.strip() for word in answer.headers["Allow"].split(",")} - {"HEAD", "OPTIONS"} == METHODS[path]


# --- 413, 415 --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("operation", WITH_BODY, ids=ids_with_body)
def test_a_body_above_the_limit_is_413(api: Api, operation: Any) -> None:
    method, path, body = operation
    # Many URLs to explain at once are a longer body, and so are many records.
    limit = {"/links/explain": 1024 * 1024, "/bulk": 4 * 1024 * 1024}.get(path, BODY_BYTES)

    assert_error(api(method, path, body=padded(body, limit + 1)), 413)


def test_a_body_at_the_limit_is_read(api: Api, host: str) -> None:
    answer = api("POST", "/host", body=padded({"host": host}, BODY_BYTES))

    assert answer.status == 200, answer.text


def test_a_body_that_does_not_tell_its_length_has_the_same_limit(api: Api, host: str) -> None:
    assert chunked(api, padded({"host": host}, BODY_BYTES)) == 200
    assert chunked(api, padded({"host": host}, BODY_BYTES + 1)) == 413


def padded(body: Any, size: Any) -> Any:
    content = json.dumps(body).encode()
    return content + b" " * (size - len(content))


def chunked(api: Api, content: Any) -> Any:
    connection = api.connection()
    headers = {"Authorization": f"Bearer {api.token}", "Content-Type": "application/json"}
    try:
        connection.request("POST", f"{api.base.path}/host", iter([content[:100], content[100:]]), headers)
        return connection.getresponse().status
    finally:
        connection.close()


@statement("W17")
@pytest.mark.parametrize("operation", WITH_BODY, ids=ids_with_body)
@pytest.mark.parametrize(
    "content_type",
    [
        "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "json", "",
        "application/json-patch+json", "application/problem+json",
    ],
)  # fmt: skip
def test_a_body_of_another_type_is_415(api: Api, operation: Any, content_type: Any) -> None:
    assert_error(call(api, operation, headers={"Content-Type": content_type}), 415)


@pytest.mark.parametrize("operation", WITH_BODY, ids=ids_with_body)
@pytest.mark.parametrize("coding", ["gzip", "br", "identity, gzip", "GZIP", "x"])
def test_a_body_that_is_said_to_be_encoded_is_415(api: Api, operation: Any, coding: Any) -> None:
    assert_error(call(api, operation, headers={"Content-Encoding": coding}), 415)


@pytest.mark.parametrize("coding", ["identity", "Identity", ""])
def test_identity_is_no_encoding(api: Api, host: str, coding: Any) -> None:
    assert api("POST", "/host", {"host": host}, headers={"Content-Encoding": coding}).status == 200


@pytest.mark.parametrize(
    "content_type", ["application/json", "application/json; charset=utf-8", "APPLICATION/JSON", "application/json ;x=y"]
)
def test_the_type_may_have_parameters(api: Api, host: str, content_type: Any) -> None:
    answer = api("POST", "/host", {"host": host}, headers={"Content-Type": content_type})

    assert answer.status == 200, answer.text


# --- 422 and the id of a request -------------------------------------------------------------------------------


@statement("E5", "C5", "C10", "C13")
def test_every_rejected_field_is_listed(api: Api) -> None:
    answer = api("POST", "/link", {"title": "x" * 251, "status": 200, "alias": "a b", "tags": [""], "nonsense": 1})

    names = {name.partition(".")[0] for name in rejected(answer)}
    assert names == {"host", "title", "status", "alias", "tags", "nonsense"}


@pytest.mark.parametrize(
    "operation", [one for one in WITH_BODY if one[:2] not in NOTHING_REQUIRED], ids=lambda one: f"{one[0]} {one[1]}"
)
def test_a_missing_body_is_a_body_without_its_required_fields(api: Api, operation: Any) -> None:
    method, path, body = operation

    assert_rejects(api(method, path), next(iter(body)))


@pytest.mark.parametrize("operation", OPERATIONS, ids=ids)
def test_every_answer_has_an_id_of_its_own(api: Api, operation: Any) -> None:
    found = {call(api, operation).headers["X-Request-Id"] for _ in range(3)}

    assert None not in found
    assert len(found) == 3


@pytest.mark.parametrize("given", ["x" * 5000, "a\tb", "", "<script>", "é"])
def test_an_odd_request_id_does_no_harm(api: Api, given: Any) -> None:
    answer = api("GET", "/test", headers={"X-Request-Id": given})

    assert answer.status == 200
    assert answer.headers["X-Request-Id"] not in (None, "", given)
