"""Paths and queries of redirects: their normal form, and which are refused."""

import re
import time
from typing import Any

import pytest

from signpost.domain.records import paths
from signpost.domain.records.paths import (
    RecordAddress,
    address_of,
    key_of,
    keys_for,
    normal_form,
    pairs_in,
    path_of,
    query_of,
    url_of,
)


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("/", ""),
        ("/abc/", "abc"),
        ("//abc//", "abc"),
        ("/a//b", "a//b"),
        ("/blog/2019/03/14/my-very-long-title.html", "blog/2019/03/14/my-very-long-title.html"),
        ("/%61%2d%2E%5f%7e", "a-._~"),
        ("/a%20b", "a%20b"),
        ("/_old", "_old"),
        ("/x,(y)@z:+1", "x,(y)@z:+1"),
        ("/x%2C%28y%29%40z%3A%2B1", "x,(y)@z:+1"),
        ("/%21%24%26%27%2a%3b%3d", "!$&'*;="),
        ("/a%2fb%3f%23%25%5c", "a%2Fb%3F%23%25%5C"),
        ("/%C3%A4", "ä"),
        ("/ä", "ä"),
        ("/ka%CC%88se", "käse"),
        ("/ka\u0308se", "käse"),
        ("/caf%e9", "caf%E9"),
        ("/%c3%a4%ff", "ä%FF"),
        ("/%ED%A0%80", "%ED%A0%80"),
        ('/"<>[]^`{|}', "%22%3C%3E%5B%5D%5E%60%7B%7C%7D"),
        ("/%E2%80%AEx", "%E2%80%AEx"),
        ("/%C2%A0", "%C2%A0"),
        ("/favicon.ico", "favicon.ico"),
        ("/sitemap.xml", "sitemap.xml"),
        ("/.well-known/security.txt", ".well-known/security.txt"),
        ("/a+", "a+"),
        ("/" + "a" * 2047, "a" * 2047),
    ],
)
def test_the_normal_form_of_a_path(text: str, path: str) -> None:
    assert path_of(text) == path
    # It is a form: what is in it stays as it is, written in any way.
    assert path_of("/" + path) == path
    assert path_of("/" + paths.encode(path)) == path
    assert normal_form("/" + path.encode().decode("latin-1")) == "/" + path


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("/a%zz", "The escape '%zz' in the path is broken."),
        ("/a%4", "The escape '%4' in the path is broken."),
        ("/100%", "The escape '%' in the path is broken."),
        ("/" + "a" * 2048, "The path is longer than 2048 bytes."),
        ("/" + "ä" * 400, "The path is longer than 2048 bytes."),
        ("/" + "ä" * 100_000, "The path is longer than 2048 bytes."),
        ("/a/../b", 'Remove the segments "." and ".." from the path.'),
        ("/a/%2e%2E", 'Remove the segments "." and ".." from the path.'),
        ("/.", 'Remove the segments "." and ".." from the path.'),
        ("/robots.txt", "Signpost uses /robots.txt itself."),
        ("/robots%2Etxt/", "Signpost uses /robots.txt itself."),
        ("/.well-known/signpost", "Signpost uses /.well-known/signpost itself."),
        ("/.well-known/acme-challenge/x", "Signpost uses /.well-known/acme-challenge/x itself."),
    ],
)
def test_paths_that_are_refused(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(reason)}$"):
        path_of(text)


@pytest.mark.parametrize("raw", ["/%", "/%4", "/%zz", "/%E0%A4%A", "/a%"])
def test_a_visit_with_a_broken_escape_has_no_path(raw: str) -> None:
    assert normal_form(raw) is None


def test_paths_full_of_combining_marks_take_no_time() -> None:
    marks = "\u0300\u0316" * 50_000
    began = time.thread_time()
    normal_form("/" + marks.encode().decode("latin-1"))
    with pytest.raises(ValueError, match="longer"):
        path_of(marks)
    assert time.thread_time() - began < 1


@pytest.mark.parametrize(
    ("text", "query"),
    [
        ("", ""),
        ("id=12", "id=12"),
        ("b=2&a=1", "b=2&a=1"),
        ("a&b=", "a&b"),
        ("q=a+b%20c", "q=a%20b%20c"),
        ("q=%2f%41%26", "q=/A%26"),
        ("%C3%A4=%c3%a4", "%C3%A4=%C3%A4"),
        ("ä=ö", "%C3%A4=%C3%B6"),
        ("n=%E9", "n=%E9"),
        ("&&a=1&", "a=1"),
        ("id=:id", "id=:id"),
    ],
)
def test_the_form_of_a_query(text: str, query: str) -> None:
    assert query_of(text) == query
    assert query_of(query) == query


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("a=%g1", "The escape '%g1' in the query is broken."),
        ("a=" + "x" * 2048, "The query is longer than 2048 bytes."),
        ("&".join(f"p{number}" for number in range(21)), "The query can have at most 20 parameters."),
        ("&" * 200 + "a=1", "The query can have at most 20 parameters."),
    ],
)
def test_queries_that_are_refused(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(reason)}$"):
        query_of(text)


def test_parameters_are_compared_decoded() -> None:
    assert pairs_in("a=1&b&c=&d=x+y&%65=%66&a=2") == [
        *(("a", "1"), ("b", ""), ("c", ""), ("d", "x y"), ("e", "f"), ("a", "2"))
    ]
    assert len(pairs_in("&".join(["x=1"] * 5000))) == paths.MAX_VISIT_PAIRS


def test_a_visit_finds_the_key_of_its_parameters() -> None:
    key = key_of("index.php", [("id", "12"), ("cat", "a b")])
    assert key == "index.php?cat&id?a%20b&12"
    visit = pairs_in("utm=x&id=12&cat=a+b")
    assert keys_for("index.php", "cat&id", visit) == [key]
    assert keys_for("index.php", "cat&id", pairs_in("id=12")) == []
    repeated = pairs_in("id=1&id=2")
    assert keys_for("p", "id", repeated) == [key_of("p", [("id", "1")]), key_of("p", [("id", "2")])]
    assert len(keys_for("p", "id", [("id", str(number)) for number in range(50)])) == paths.MAX_REPEATS


@pytest.mark.parametrize(
    ("address", "https", "port", "url"),
    [
        (RecordAddress("go.acme.test", "abc"), True, 8000, "https://go.acme.test/abc"),
        (RecordAddress("go.acme.test", "abc"), False, 8000, "http://go.acme.test/abc"),
        (RecordAddress("go.acme.test", ""), True, 8000, "https://go.acme.test/"),
        (RecordAddress("go.acme.test", "a/b"), True, 8000, "https://go.acme.test/a/b"),
        (RecordAddress("go.acme.test", "한"), True, 8000, "https://go.acme.test/%ED%95%9C"),
        (RecordAddress("go.acme.test", "x,(y)@z:+1%2F"), True, 8000, "https://go.acme.test/x,(y)@z:+1%2F"),
        (RecordAddress("go.acme.test", "i.php", "id=12"), True, 8000, "https://go.acme.test/i.php?id=12"),
        (RecordAddress("go.acme.test", "", "p=1"), True, 8000, "https://go.acme.test/?p=1"),
        (RecordAddress("go.acme.test", "blog/:x/*"), True, 8000, "https://go.acme.test/blog/:x/*"),
        (RecordAddress("localhost", "abc"), True, 8000, "http://localhost:8000/abc"),
        (RecordAddress("a.localhost", "abc"), False, 8000, "http://a.localhost:8000/abc"),
        (RecordAddress("a.localhost", "abc"), True, 80, "http://a.localhost/abc"),
        (RecordAddress("localhost.acme.test", "abc"), True, 8000, "https://localhost.acme.test/abc"),
    ],
)
def test_the_public_url_of_a_record(address: RecordAddress, https: bool, port: int, url: str) -> None:
    assert url_of(*address, https=https, link_port=port) == url
    assert address_of(url) == address


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("go.acme.test/abc", ("go.acme.test", "abc", "")),
        ("go.acme.test", ("go.acme.test", "", "")),
        ("HTTPS://GO.Acme.test/Mixed/", ("go.acme.test", "Mixed", "")),
        ("https://go.acme.test:443/abc", ("go.acme.test", "abc", "")),
        ("http://go.acme.test:80", ("go.acme.test", "", "")),
        ("localhost:8000/abc", ("localhost", "abc", "")),
        ("http://a.localhost:1234/a/b", ("a.localhost", "a/b", "")),
        ("https://bücher.test/%ED%95%9C", ("xn--bcher-kva.test", "한", "")),
        ("https://go.acme.test./abc", ("go.acme.test", "abc", "")),
        ("https://go.acme.test//abc", ("go.acme.test", "abc", "")),
        ("go.acme.test/?p=123", ("go.acme.test", "", "p=123")),
        ("go.acme.test/a?", ("go.acme.test", "a", "")),
    ],
)
def test_the_address_that_a_url_names(url: str, expected: tuple[str, ...]) -> None:
    assert address_of(url) == expected
    assert re.search(paths.URL_PATTERN, url)


@pytest.mark.parametrize(
    "url",
    [
        *("", "https://", "/abc", "ftp://go.acme.test/x", "https://go.acme.test:8443/x", "go.acme.test:8443/x"),
        *(
            "https://me@go.acme.test/x",
            "https://go.acme.test/x#y",
            "https://go.acme.test/a b",
            "https://go.acme.test\\x",
        ),
        *("https://go.acme.test/%zz", "https://go.acme.test?p=1", "go.acme.test?p=1", "https://go.acme.test/%2e%2e/x"),
        *("https://[::1]/x", "https://[::1/x", "https://127.0.0.1/x", "https://go.acme.test:x/", "mailto:me@acme.test"),
        *("https://com/x", "https://go.acme.test/.well-known/signpost", "https://go.acme.test/\n/x"),
        *("https://*.acme.test/", "https://go.acme.test/" + "a" * 2048),
    ],
)
def test_what_is_no_url_of_a_record(url: Any) -> None:
    with pytest.raises(ValueError, match=r"\.$"):
        address_of(url)
