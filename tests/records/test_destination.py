"""Where a visitor is sent: joined paths, merged queries, UTM, fragments, and hosts that no path or query can change."""

from typing import Any
from urllib.parse import urlsplit

import pytest

from signpost.domain.records.destination import Target


def location(destination: str, path: str = "", query: str = "", **utm: str) -> str:
    return Target(destination, utm).forwarding(path, query)


@pytest.mark.parametrize(
    "destination",
    [
        *(
            "https://d.example",
            "https://d.example/",
            "https://d.example?",
            "https://d.example#",
            "https://d.example/?#",
        ),
        *(
            "https://d.example/a//b/../c/./",
            "https://d.example/%zz%2f%2F",
            "https://d.example/?a&&b=&=c&",
            "HTTP://D.example/",
        ),
        *(
            "https://d.example:8443/x#y?z",
            "https://[2001:db8::1]:8443/x",
            "https://d.example/'()*!$,;:@",
            "https://a_b.example/",
        ),
    ],
)
def test_a_destination_is_sent_byte_for_byte(destination: Any) -> None:
    assert Target(destination, {}).fixed == destination
    assert location(destination) == destination


@pytest.mark.parametrize(
    ("destination", "expected"),
    [
        ("https://d.example/käse?q=ü#ß", "https://d.example/k%C3%A4se?q=%C3%BC#%C3%9F"),
        ("https://bücher.example", "https://xn--bcher-kva.example"),
        ("https://BÜCHER.example:8443/ü", "https://xn--bcher-kva.example:8443/%C3%BC"),
        ("https://한글.example?x", "https://xn--bj0bj06e.example?x"),
        ("https://faß.example/", "https://xn--fa-hia.example/"),
        ("https://d.example/🎉", "https://d.example/%F0%9F%8E%89"),
        ("app://käse/ü?x=ü", "app://k%C3%A4se/%C3%BC?x=%C3%BC"),
        # One letter that becomes two in lower case.
        ("https://İ.example/x", "https://xn--i-9bb.example/x"),
        ("https://İ.example:8443/x", "https://xn--i-9bb.example:8443/x"),
    ],
)
def test_what_is_not_ascii_is_sent_as_ascii(destination: str, expected: str) -> None:
    assert Target(destination, {}).fixed == expected


@pytest.mark.parametrize(
    ("destination", "path", "expected"),
    [
        ("https://d.example", "x", "https://d.example/x"),
        ("https://d.example/", "x", "https://d.example/x"),
        ("https://d.example/b", "x", "https://d.example/b/x"),
        ("https://d.example/b/", "x/", "https://d.example/b/x/"),
        ("https://d.example/b?q=1", "x", "https://d.example/b/x?q=1"),
        ("https://d.example?q=1", "x", "https://d.example/x?q=1"),
        ("https://d.example/b#f", "x", "https://d.example/b/x#f"),
        ("https://d.example#f", "x", "https://d.example/x#f"),
        ("https://d.example/b", "/x", "https://d.example/b//x"),
        ("https://d.example", "/evil.example", "https://d.example//evil.example"),
        ("https://d.example", "@evil.example", "https://d.example/@evil.example"),
        ("https://d.example", ":80@evil.example", "https://d.example/:80@evil.example"),
        ("https://d.example", ".evil.example", "https://d.example/.evil.example"),
        ("https://d.example", "\\evil.example", "https://d.example/%5Cevil.example"),
        ("https://d.example", "https://evil.example", "https://d.example/https://evil.example"),
        ("https://d.example/b", "a%2Fb%20c", "https://d.example/b/a%2Fb%20c"),
        ("https://d.example/b", "\xed\x95\x9c", "https://d.example/b/%ED%95%9C"),
        ("https://d.example/b", 'a b<>"#?', "https://d.example/b/a%20b%3C%3E%22%23%3F"),
        ("https://d.example/b", "a\r\nSet-Cookie: a=b", "https://d.example/b/a%0D%0ASet-Cookie:%20a=b"),
        ("https://d.example/b", "\x00\t\x7f\x85\xff", "https://d.example/b/%00%09%7F%85%FF"),
        ("https://d.example/b", "%0d%0aSet-Cookie:%20a=b", "https://d.example/b/%0d%0aSet-Cookie:%20a=b"),
    ],
)
def test_a_further_path_is_joined(destination: str, path: str, expected: str) -> None:
    assert location(destination, path) == expected


@pytest.mark.parametrize("dot", [".", "%2e", "%2E"])
@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("{d}{d}/x", "https://d.example/base/x"),
        ("{d}{d}/{d}{d}/{d}{d}/x", "https://d.example/base/x"),
        ("x/{d}{d}/{d}{d}/y", "https://d.example/base/y"),
        ("x/{d}{d}/y", "https://d.example/base/y"),
        ("x/y/{d}{d}", "https://d.example/base/x/"),
        ("x/{d}", "https://d.example/base/x/"),
        ("{d}/x", "https://d.example/base/x"),
        ("x/{d}/y", "https://d.example/base/x/y"),
        ("x//{d}{d}/y", "https://d.example/base/x/y"),
        ("{d}", "https://d.example/base"),
        ("{d}{d}", "https://d.example/base"),
        ("x/{d}{d}/{d}{d}", "https://d.example/base"),
        ("{d}{d}{d}/x", "https://d.example/base/{d}{d}{d}/x"),
        ("{d}{d}%2Fx", "https://d.example/base/{d}{d}%2Fx"),
        ("{d}{d};/x", "https://d.example/base/{d}{d};/x"),
        ("{d}{d}\\x", "https://d.example/base/{d}{d}%5Cx"),
    ],
)
def test_dot_segments_never_climb(dot: str, path: str, expected: str) -> None:
    assert location("https://d.example/base", path.format(d=dot)) == expected.format(d=dot)


def test_mixed_spellings_of_a_dot_segment() -> None:
    assert location("https://d.example/base", "x/.%2e/%2E./y") == "https://d.example/base/y"


@pytest.mark.parametrize(
    ("destination", "query", "expected"),
    [
        ("https://d.example/p", "a=1", "https://d.example/p?a=1"),
        ("https://d.example/p?", "a=1", "https://d.example/p?a=1"),
        ("https://d.example", "a=1", "https://d.example?a=1"),
        ("https://d.example#f", "a=1", "https://d.example?a=1#f"),
        ("https://d.example/p#f?g", "a=1", "https://d.example/p?a=1#f?g"),
        ("https://d.example/p?s=1", "a", "https://d.example/p?s=1&a"),
        ("https://d.example/p?s=1", "a=", "https://d.example/p?s=1&a="),
        ("https://d.example/p?s", "s", "https://d.example/p?s"),
        ("https://d.example/p?s=1", "=x", "https://d.example/p?s=1&=x"),
        ("https://d.example/p?s=1&t=2", "s=3", "https://d.example/p?s=3&t=2"),
        ("https://d.example/p?s=1&t=2&s=3", "s=4", "https://d.example/p?s=4&t=2"),
        ("https://d.example/p?s=1&t=2", "s=3&u=4&s=5", "https://d.example/p?s=3&s=5&t=2&u=4"),
        ("https://d.example/p?s=1&s=2", "t=3", "https://d.example/p?s=1&s=2&t=3"),
        ("https://d.example/p?S=1", "s=2", "https://d.example/p?S=1&s=2"),
        ("https://d.example/p?a%20b=1", "a+b=2", "https://d.example/p?a+b=2"),
        ("https://d.example/p?%73=1", "s=2", "https://d.example/p?s=2"),
        ("https://d.example/p?ü=1", "%C3%BC=2", "https://d.example/p?%C3%BC=2"),
        ("https://d.example/p?ü=1", "\xc3\xbc=2", "https://d.example/p?%C3%BC=2"),
        ("https://d.example/p?a[]=1", "a%5B%5D=2", "https://d.example/p?a%5B%5D=2"),
        ("https://d.example/p?t=%2B%3D&e", "x=%2B+%zz", "https://d.example/p?t=%2B%3D&e&x=%2B+%zz"),
        ("https://d.example/p?a;b=1", "b=2", "https://d.example/p?a;b=1&b=2"),
        ("https://d.example/p", "u=https://x.example/?y#z", "https://d.example/p?u=https://x.example/?y%23z"),
        ("https://d.example/p", "a=\r\nSet-Cookie: b", "https://d.example/p?a=%0D%0ASet-Cookie:%20b"),
        ("https://d.example/p", '\x00\\"<>\x7f\xff', "https://d.example/p?%00%5C%22%3C%3E%7F%FF"),
        ("https://d.example", "@evil.example", "https://d.example?@evil.example"),
    ],
)
def test_a_query_is_merged(destination: str, query: str, expected: str) -> None:
    assert location(destination, query=query) == expected


@pytest.mark.parametrize("query", ["&", "&&&"])
@pytest.mark.parametrize("destination", ["https://d.example/p", "https://d.example", "https://d.example/p#f"])
def test_a_query_that_holds_nothing_adds_nothing(destination: str, query: str) -> None:
    assert location(destination, query=query) == destination


@pytest.mark.parametrize(
    ("destination", "utm", "query", "expected"),
    [
        ("https://d.example", {"source": "x"}, "", "https://d.example?utm_source=x"),
        ("https://d.example/?a#f", {"source": "x"}, "", "https://d.example/?a&utm_source=x#f"),
        (
            "https://d.example/",
            {"source": "x", "medium": "", "term": "t"},
            "",
            "https://d.example/?utm_source=x&utm_term=t",
        ),
        (
            "https://d.example/",
            {"source": "a b&c=d#e/ü"},
            "",
            "https://d.example/?utm_source=a%20b%26c%3Dd%23e%2F%C3%BC",
        ),
        ("https://d.example/?utm_source=o&z", {"source": "n"}, "", "https://d.example/?utm_source=n&z"),
        ("https://d.example/?utm%5Fsource=o&z", {"source": "n"}, "", "https://d.example/?utm_source=n&z"),
        ("https://d.example/", {"source": "r"}, "utm_source=v", "https://d.example/?utm_source=v"),
        ("https://d.example/", {"source": "r"}, "a=1", "https://d.example/?utm_source=r&a=1"),
        ("https://d.example/", {"source": ""}, "", "https://d.example/"),
        ("mailto:me@d.example", {"source": "x"}, "", "mailto:me@d.example"),
    ],
)
def test_utm(destination: str, utm: dict[str, str], query: str, expected: str) -> None:
    assert location(destination, query=query, **utm) == expected


@pytest.mark.parametrize("destination", ["fb://profile/1", "mailto:me@d.example", "intent://x#Intent;end", "tel:+49"])
def test_the_address_of_an_app_is_left_alone(destination: str) -> None:
    assert location(destination, "../x", "a=1", source="s") == destination


def test_path_query_utm_and_fragment_together() -> None:
    joined = location("https://bücher.example/b/?a=1&b#f", "x/../y z", "b=2&c", source="s")
    assert joined == "https://xn--bcher-kva.example/b/y%20z?a=1&b=2&utm_source=s&c#f"


@pytest.mark.parametrize(
    "destination", ["https://d.example", "https://d.example/", "https://d.example?q", "https://d.example#f"]
)
@pytest.mark.parametrize(
    "path",
    [
        "//evil.example",
        "/\\evil.example",
        "\t/evil.example",
        "..//evil.example",
        "%2e%2e//evil.example",
        "@evil.example",
    ],
)
def test_no_path_changes_the_host(destination: str, path: str) -> None:
    assert urlsplit(location(destination, path)).netloc == "d.example"
