"""Where the lines of other people's tables lead: a path stays on its hostname, and a word or a file is no hostname."""

from collections.abc import Callable
from typing import Any

import pytest

from signpost.domain.records import addresses
from signpost.features.transfer.importer import LineResult
from tests.conftest import Visit
from tests.features.transfer.conftest import HOST

# What tables of old sites hold beside URLs. Each once became a hostname.
NO_HOSTS = [
    *("about-us", "n/a", "N/A", "TBD", "delete", "-", "404", "com", "co.uk", "see the new page"),
    *("index.php?id=4", "folder/page.html", "new.html", "new.htm#top", "a.pdf", "page.aspx", "index.html/x"),
    *("contact.pl", "contact.pl?id=4", "readme.md", "run.sh", "index.en.md", "folder/contact.pl"),
]
HOSTS = [
    *("shop.example", "new.example.com/page.html", "bbc.co.uk", "EXAMPLE.com", "example.com./x", "münchen.de"),
    *("www.allegro.pl", "allegro.pl/oferta", "www.contact.pl?id=1"),
    *("localhost:8000/x", "wiki.internal/x", "127.0.0.1/x", "example.com:8443/x"),
]
WHOLE = ["https://contact.pl", "http://readme.md/x", "mailto:a@example.com", "tel:112", "https://new.html"]


@pytest.mark.parametrize("text", NO_HOSTS)
def test_a_word_or_a_file_is_no_hostname(text: str) -> None:
    with pytest.raises(ValueError, match=r"Start a hostname with https://"):
        addresses.written_destination(text, HOST)


@pytest.mark.parametrize("text", HOSTS)
def test_a_hostname_needs_no_scheme(text: str) -> None:
    assert addresses.destination_of(addresses.written_destination(text, HOST)) == f"https://{text}"


@pytest.mark.parametrize("text", WHOLE)
def test_what_has_a_scheme_stays_as_it_is(text: str) -> None:
    assert addresses.destination_of(addresses.written_destination(text, HOST)) == text


@pytest.mark.parametrize(
    ("text", "url"),
    [
        ("https://d.example/my new file.pdf?a=b c#d e", "https://d.example/my%20new%20file.pdf?a=b%20c#d%20e"),
        ("https://d.example?a=b c", "https://d.example?a=b%20c"),
        ("d.example/a b", "d.example/a%20b"),
        ("/a b", f"https://{HOST}/a%20b"),
        (" https://d.example/ ", "https://d.example/"),
        ("https://d.example/a\xa0b", "https://d.example/a%C2%A0b"),
        ("tel:+49 30 1", "tel:+49%2030%201"),
        ("mailto:a@d.example?subject=Hello World", "mailto:a@d.example?subject=Hello%20World"),
    ],
)
def test_spaces_are_encoded_as_browsers_do(text: str, url: str) -> None:
    assert addresses.written_destination(text, HOST) == url


@pytest.mark.parametrize(
    "text", ["https://d example/", "d example/x y", "see: /about us", "TODO: ask Anna", "note:a b"]
)
def test_spaces_elsewhere_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"\."):
        addresses.destination_of(addresses.written_destination(text, HOST))


def test_a_table_of_an_old_site(
    connect: Callable[..., str],
    import_text: Callable[..., list[LineResult]],
    all_links: Callable[[], dict[str, dict[str, Any]]],
    visit: Visit,
) -> None:
    connect(HOST)
    rows = [
        "/a,/about us?x=1 2",
        "https://old.test/b,/c",
        "/my file.pdf,https://d.example/",
        "/kontakt.html,contact.pl",
    ]
    lines = import_text("\n".join(["from,to", *rows]), hosts={"": HOST})
    assert [line.result for line in lines] == ["created", "created", "created", "refused"]
    assert list(lines[3].errors) == ["destination"]
    found = {alias: link["destination"] for alias, link in all_links().items()}
    assert (found["a"], found["b"]) == (f"https://{HOST}/about%20us?x=1%202", f"https://{HOST}/c")
    assert visit("/my%20file.pdf", HOST).headers["Location"] == "https://d.example/"


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("wordpress-redirection", "source,target,regex\n/w 3,/nw 3,0\n"),
        ("apache", 'Redirect 301 "/w 3" "/nw 3"\n'),
        ("vercel", '{"redirects": [{"source": "/w%203", "destination": "/nw 3", "permanent": true}]}'),
    ],
)
def test_spaces_in_the_files_of_servers(
    connect: Callable[..., str],
    import_text: Callable[..., list[LineResult]],
    visit: Visit,
    source: str,
    text: str,
) -> None:
    connect(HOST)
    format_ = "json" if text.startswith("{") else "csv" if source.startswith("word") else "text"
    (line,) = import_text(text, source=source, format=format_, hosts={"": HOST})
    assert (line.result, line.errors) == ("created", {})
    assert visit("/w%203", HOST).headers["Location"] == f"https://{HOST}/nw%203"
