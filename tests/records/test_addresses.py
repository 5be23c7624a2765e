"""What is accepted as a hostname, an alias and a destination, in which form, and what is refused."""

import re
import time
import unicodedata
from typing import Any

import pytest

from signpost.domain import mail
from signpost.domain.hosts import fallback
from signpost.domain.records import addresses, paths


@pytest.mark.parametrize(
    ("text", "host"),
    [
        ("go.acme.test", "go.acme.test"),
        ("GO.Acme.TEST", "go.acme.test"),
        ("  go.acme.test ", "go.acme.test"),
        ("go.acme.test.", "go.acme.test"),
        ("bücher.test", "xn--bcher-kva.test"),
        ("BÜCHER.test", "xn--bcher-kva.test"),
        ("xn--bcher-kva.test", "xn--bcher-kva.test"),
        ("XN--BCHER-KVA.test", "xn--bcher-kva.test"),
        ("faß.de", "xn--fa-hia.de"),
        ("한글.test", "xn--bj0bj06e.test"),
        ("ｇｏ．acme．test", "go.acme.test"),
        ("go。acme。test", "go.acme.test"),
        ("localhost", "localhost"),
        ("a.localhost", "a.localhost"),
        ("intranet", "intranet"),
        ("1.2.3.4.acme.test", "1.2.3.4.acme.test"),
        ("acme.co.uk", "acme.co.uk"),
        ("www.ck", "www.ck"),
        (f"{'a' * 63}.test", f"{'a' * 63}.test"),
        (".".join(["a" * 62] * 4) + ".t", ".".join(["a" * 62] * 4) + ".t"),  # 253 characters
    ],
)
def test_hostnames_are_kept_as_a_labels(text: str, host: str) -> None:
    assert addresses.host_of(text) == host
    assert re.search(addresses.HOST_PATTERN, text)


@pytest.mark.parametrize(
    "text",
    [
        *("", ".", "..", "go..test", ".go.test", "go.test..", "-go.test", "go-.test", "go_1.test", "go acme.test"),
        *("ab--cd.test", "xn--a.test", "go.acme.test\n.evil.test", "go\x00.test", "go%2e.test", "go,a.test"),
        *("*.acme.test", "*", "https://go.acme.test", "go.acme.test/x", "go.acme.test?x", "me@go.acme.test"),
        *("go.acme.test#x", "go.acme.test:443", "go.acme.test:", "go\\acme.test", "go\ud800.test"),
        *("com", "com.", "co.uk", "CO.UK", "公司.cn", "xn--55qx5d.cn", "foo.ck", "github.io"),
        *(f"{'a' * 64}.test", ".".join(["a" * 62] * 4) + ".tt", "a." * 127 + "test", "ü" * 60 + ".test"),
    ],
)
def test_what_is_no_hostname_of_ones_own_is_refused(text: Any) -> None:
    with pytest.raises(ValueError, match=r"\.$"):
        addresses.host_of(text)


@pytest.mark.parametrize(
    "text",
    [
        *(
            "127.0.0.1",
            "127.0.0.1.",
            "127.0.0.1..",
            "8.8.8.8",
            "127.1",
            "127.0.1",
            "2130706433",
            "0",
            "0x7f.1",
            "0x7f000001",
            "0x",
        ),
        *("0177.0.0.01", "127.0.0.0x1", "127.0.0.0X1", "acme.127", "１２７.0.0.1", "①.0.0.1", "1.2.3.٤"),
        *("::1", "[::1]", "2001:db8::1", "[2001:db8::1]", "::ffff:1.2.3.4", "[::1]:80", "fe80::1%eth0"),
    ],
)
def test_an_ip_address_is_no_hostname_however_it_is_spelled(text: Any) -> None:
    with pytest.raises(ValueError, match=r"\.$"):
        addresses.host_of(text)


@pytest.mark.parametrize("text", ["go.acme.test。", "go.acme.test．", "go。acme。test。"])
def test_a_trailing_dot_is_dropped_in_every_script(text: str) -> None:
    assert addresses.host_of(text) == "go.acme.test"


@pytest.mark.parametrize("text", ["1.2.3.4。", "127.0.0.1．", "１２７。０。０。１。", "com。", "co.uk。"])
def test_a_trailing_dot_of_another_script_hides_nothing(text: str) -> None:
    with pytest.raises(ValueError, match=r"\.$"):
        addresses.host_of(text)


@pytest.mark.parametrize("text", ["é" * 65_000, "é." * 32_000, "a." * 32_000, "xn--" + "a" * 65_000, "*" * 65_000])
def test_a_hostname_of_any_length_is_read_quickly(text: str) -> None:
    began = time.thread_time()
    with pytest.raises(ValueError, match=r"\.$"):
        addresses.host_of(text)
    assert time.thread_time() - began < 0.2


@pytest.mark.parametrize(
    ("host", "tld", "domain"),
    [
        ("go.acme.co.uk", "co.uk", "acme.co.uk"),
        ("acme.com", "com", "acme.com"),
        ("a.b.acme.unknowntld", "unknowntld", "acme.unknowntld"),
        ("www.ck", "ck", "www.ck"),
        ("localhost", "localhost", "localhost"),
    ],
)
def test_suffix_and_registrable_domain(host: str, tld: str, domain: str) -> None:
    assert (addresses.tld_of(host), addresses.domain_of(host)) == (tld, domain)


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        *[(host, True) for host in ("localhost", "a.localhost", "127.0.0.1", "127.8.8.8", "::1", "[::1]")],
        *[
            (host, False)
            for host in ("localhost.acme.test", "notlocalhost", "128.0.0.1", "10.0.0.1", "", "127.1", "::2")
        ],
    ],
)
def test_names_that_can_only_mean_this_machine(host: Any, expected: bool) -> None:
    assert addresses.is_loopback_name(host) is expected


# --- aliases ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "alias"),
    [
        *[
            (alias, alias)
            for alias in ("abc", "Mixed", "한글", "привет", "a.b-c_d~e", "docs/intro", "a/b/c", "1", "a" * 30)
        ],
        *[
            (alias, alias)
            for alias in ("🎉", "👩‍💻", "👍🏽", "❤️", "1️⃣", "🇰🇷", "हिन्दी", "a_", "...", "a..b", "robots.txt2")
        ],
        *[("/abc", "abc"), ("abc/", "abc"), ("//abc//", "abc"), ("/", ""), ("", ""), ("/" + "a" * 30 + "/", "a" * 30)],
        *[("cafe\u0301", "café"), ("e\u0301" * 30, "é" * 30), ("a/_b", "a/_b"), ("a/robots.txt", "a/robots.txt")],
    ],
)
def test_aliases(text: Any, alias: Any) -> None:
    assert addresses.alias_of(text) == alias
    assert re.search(addresses.ALIAS_PATTERN, text)


@pytest.mark.parametrize(
    "text",
    [
        *(
            "a" * 31,
            "é" * 31,
            "🎉" * 31,
            "a+",
            "+",
            "a b",
            "a\tb",
            "a\u00a0b",
            "a\u3000b",
            "50%",
            "%41",
            "_a",
            "/_a",
        ),
        *(
            ".",
            "..",
            "a/./b",
            "a/../b",
            "../a",
            "a/..",
            "a//b",
            "a\\b",
            "a?b",
            "a#b",
            "a@b",
            "a:b",
            "a&b",
            "<a>",
            '"',
            "'",
        ),
        *("robots.txt", "ROBOTS.TXT", "favicon.ico", "sitemap.xml", ".well-known", ".Well-Known/x", "robots.txt/x"),
        *("a\x00", "a\x7f", "a\u200bb", "a\u202eb", "a\ufeffa", "a\u2066b", "a\u00adb", "a\ue000", "a\ud800"),
    ],
)
def test_refused_aliases(text: Any) -> None:
    with pytest.raises(ValueError, match=r"\.$"):
        addresses.alias_of(text)


@pytest.mark.parametrize("character", ["\u2061", "\u2064", "\u206a", "\u206f", "\ufff9", "\U0001d173", "\U000e0001"])
def test_no_alias_has_invisible_characters_that_no_emoji_needs(character: str) -> None:
    with pytest.raises(ValueError, match=r"\.$"):
        addresses.alias_of(f"a{character}b")


def test_made_up_aliases_are_readable_and_differ() -> None:
    made_up = [addresses.random_alias() for _ in range(1000)]
    assert {len(alias) for alias in made_up} == {6}
    assert set("".join(made_up)) <= set("23456789abcdefghjkmnpqrstuvwxyz")
    assert len(set(made_up)) > 990
    assert len(addresses.random_alias(9)) == 9


# --- destinations ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        *(
            "https://dest.example",
            "http://dest.example/",
            "HTTPS://Dest.Example/A",
            "https://dest.example:8443/a?b=c#d",
        ),
        *("https://dest.example?x", "https://dest.example#x", "https://dest.example./", "https://a_b.example/"),
        *("https://127.0.0.1/", "https://[::1]/", "https://[2001:DB8::1]:8443/x", "https://localhost:3000/"),
        *("https://dest.example/%zz%2F%2e./a/../b", "https://dest.example/?a&&b=&=c", "https://dest.example/@me"),
        *(
            "https://dest.example/käse?q=ü#ß",
            "https://bücher.example/",
            "https://한글.example/",
            "https://dest.example/'\"<>",
        ),
        *(
            "fb://profile/33138223345",
            "mailto:me@dest.example",
            "tel:+491234",
            "intent://x#Intent;scheme=y;end",
            "a+b-c.d:x",
        ),
        "https://dest.example/" + "a" * (2048 - 21),
    ],
)
def test_destinations_are_kept_byte_for_byte(text: Any) -> None:
    assert addresses.destination_of(text) == text
    assert re.search(addresses.DESTINATION_PATTERN, text)


@pytest.mark.parametrize(
    "text",
    [
        "dest.example",
        "dest.example/a?b",
        "dest.example:8443/a",
        "dest.example:8443",
        "DEST.example?x",
        "bücher.example",
    ],
)
def test_without_a_scheme_https_is_put_in_front(text: str) -> None:
    assert addresses.destination_of(text) == f"https://{text}"
    assert re.search(addresses.DESTINATION_PATTERN, text)


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "/",
            "/path",
            "//dest.example/",
            "?x",
            "#x",
            "./x",
            "http:",
            "https:",
            "https://",
            "https:///x",
            "https:/x",
        ),
        *(
            "https:dest.example",
            "https://?x",
            "https://#x",
            "https://:80/",
            "https://dest.example:",
            "https://dest.example:0/",
        ),
        *(
            "https://dest.example:65536/",
            "https://dest.example:x/",
            "https://dest.example:٣/",
            "https://a..b/",
        ),
        *(
            "https://[::1",
            "https://[::g]/",
            "https://[]/",
            "https://exa%6dple.test/",
            "https://a,b.test/",
            "https://a;b.test/",
        ),
        *(
            "https://me@dest.example/",
            "https://me:pw@dest.example/",
            "https://@dest.example/",
            "me@dest.example",
            "fb://me@x/",
        ),
        *(
            "javascript:alert(1)",
            "JavaScript:alert(1)",
            "data:text/html,x",
            "vbscript:x",
            "file:///etc/passwd",
            "blob:x",
        ),
        *("about:blank", "view-source:https://dest.example", "filesystem:x", "x:", "javascript:"),
        *(
            "https://dest.example/a b",
            "https://dest.example/\r\nSet-Cookie: a=b",
        ),
        *(
            "java\tscript:alert(1)",
            "\x01javascript:alert(1)",
            "https://dest.example\\@evil.example",
            "https://d.example/\x00",
        ),
        *("https://d.example/\x7f", "https://d.example/\x85", "https://d.example/\u00a0x", "https://d.example/\u2028"),
        *(
            "https://d.example/\u3000x",
            "https://d.example/\u202ex",
            "https://d.example/\ufeffx",
            "https://a℀b.example/",
        ),
        *("https://dest.example/" + "a" * (2048 - 20), "dest.example/" + "a" * 2030, f"https://{'a' * 64}.example/"),
        *("https://" + "a." * 127 + "example/", f"https://{'ü' * 60}.example/"),
    ],
)
def test_refused_destinations(text: Any) -> None:
    with pytest.raises(ValueError, match=r"\.$"):
        addresses.destination_of(text)


@pytest.mark.parametrize(
    "authority",
    [
        "[::1]evil.example",
        "[::1].evil.example:80",
        "[::1];sandbox",
        "[::1]é",
        "[v1.;sandbox]",
        "[::1%25;x]",
        "[::1%é]",
        "[::1]]",
    ],
)
def test_nothing_but_a_port_stands_behind_an_ipv6_address(authority: str) -> None:
    with pytest.raises(ValueError, match=r"\.$"):
        addresses.destination_of(f"https://{authority}/")


@pytest.mark.parametrize("text", ["fb://[x", "fb://[x]y", "app://[::1"])
def test_an_app_link_that_no_url_parser_reads_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"\.$"):
        addresses.destination_of(text)


def test_what_is_not_ascii_in_a_destination_host_never_becomes_a_delimiter() -> None:
    for code in (*range(0x80, 0x3400), *range(0xF900, 0x10000), *range(0x1D400, 0x1F300)):
        try:
            host = addresses.ascii_host(f"a{chr(code)}b.example")
        except ValueError:
            continue
        assert set(host) <= set("abcdefghijklmnopqrstuvwxyz0123456789-._"), hex(code)


# --- schemes ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "url",
    [
        *("feed:javascript:alert(1)", "feed:https://x.example/", "jar:javascript:alert(1)!/", "ms-msdt:/id"),
        *("MS-Word:ofe|u|x", "x-apple.systempreferences:com.apple", "X-APPLE-Z:1"),
        *("search-ms:query=x", "search:query=x", "chrome://settings", "chrome-extension://x/y", "edge://settings"),
        *("resource://x", "moz-extension://x", "x-apple-helpbasic://x"),
        *("ws://x.example/", "WSS://x.example/", "mhtml:https://x.example/", "its:x", "res://x", "shell:startup"),
    ],
)
def test_schemes_that_reach_into_the_machine_are_refused(url: Any) -> None:
    with pytest.raises(ValueError, match=r"^Links to [a-z.-]+: addresses aren't allowed\.$"):
        addresses.destination_of(url)
    assert not addresses.may_be_linked(url)


@pytest.mark.parametrize(
    "url",
    [
        *(
            "https://x.example/",
            "mailto:a@x.example",
            "tel:112",
            "sms:112",
            "fb://profile",
            "msteams:/l/x",
            "ftp://x.example/a",
        ),
        *("whatsapp://send?text=x", "intent://x#Intent;scheme=y;end", "market://details?id=x", "magnet:?xt=urn:btih:0"),
    ],
)
def test_schemes_of_the_web_and_of_apps_are_accepted(url: Any) -> None:
    assert addresses.destination_of(url) == url
    assert addresses.may_be_linked(url)


# --- pasted values ----------------------------------------------------------------------------------------------

# Format characters that are shown, or that belong to letters and emoji; and those that no program puts around a text.
_MEANT = "\u0600\u0601\u0602\u0603\u0604\u0605\u06dd\u070f\u0890\u0891\u08e2\u180e\u200c\u200d\u2061\u2062\u2063\u2064"
_UNUSED = "\u206a\u206b\u206c\u206d\u206e\u206f"


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        (addresses.alias_of, "sale"),
        (addresses.destination_of, "https://dest.example/a"),
        (addresses.host_of, "go.acme.test"),
        (paths.address_of, "go.acme.test/old"),
        (fallback.fallback_of, "https://dest.example/{path}"),
    ],
)
def test_what_cannot_be_seen_around_a_pasted_value_is_dropped(rule: Any, text: str) -> None:
    around = [chr(code) for code in (*range(0x3001), 0xFEFF) if unicodedata.category(chr(code)) in ("Zs", "Cf")]
    for mark in ["\n", "\r\n", "\t", *(mark for mark in around if mark not in _MEANT + _UNUSED)]:
        for pasted in (mark + text, text + mark, mark + text + mark):
            assert rule(pasted) == rule(text), ascii(pasted)


# --- hostnames as browsers read them ----------------------------------------------------------------------------


@pytest.mark.slow
def test_a_name_is_the_same_in_each_spelling_and_everywhere() -> None:
    """Each fifth character of Unicode in a label, as a letter and as an A-label: destination, hostname, e-mail."""
    accepted = 0
    for code in range(0x80, 0x20000, 5):
        name = f"a{chr(code)}b.test"
        try:
            ascii_name = addresses.ascii_host(name)
        except ValueError:
            with pytest.raises(ValueError, match=r"\.$"):
                addresses.host_of(name)
            continue
        accepted += 1
        if "_" in ascii_name:
            continue
        assert addresses.host_of(name) == addresses.host_of(ascii_name) == ascii_name, ascii(name)
        assert addresses.same_host(ascii_name) == ascii_name
        assert mail.parts_of(f"me@{name}") == ("me", ascii_name)
    assert accepted > 15_000


@pytest.mark.parametrize(
    ("name", "ascii_name"),
    [
        ("i❤.ws", "xn--i-7iq.ws"),
        ("i❤\ufe0f.ws", "xn--i-7iq.ws"),
        ("😃.ws", "xn--h28h.ws"),
        ("☃.net", "xn--n3h.net"),
        ("straße.example", "xn--strae-oqa.example"),
        ("ς.example", "xn--3xa.example"),
        ("نامه\u200cای.com", "xn--mgba3gch31f060k.com"),
    ],
)
def test_names_that_idna_2003_or_2008_read_otherwise(name: str, ascii_name: str) -> None:
    assert addresses.host_of(name) == addresses.ascii_host(name) == ascii_name
    assert mail.parts_of(f"a@{name}") == ("a", ascii_name)
    assert addresses.destination_of(f"https://{name}/x") == f"https://{name}/x"


@pytest.mark.parametrize("host", ["-a.example.com", "a-.example.com", "r4---sn-x.example.com", "_dmarc.example.com"])
def test_a_destination_may_have_names_that_resolve(host: str) -> None:
    assert addresses.destination_of(f"https://{host}/") == f"https://{host}/"


@pytest.mark.parametrize(
    ("read", "text", "reason"),
    [
        (addresses.destination_of, "https://d.example/a b", "Encode spaces as %20."),
        (addresses.destination_of, "https://d.example/a\u2003b", "Encode spaces as %20."),
        (addresses.destination_of, "https://d.example/a\\b", "Can't contain control characters or backslashes."),
        (addresses.destination_of, "https://:x.example", "Use :x only in the path or query, not in the hostname."),
        (addresses.destination_of, "https://a.:x.example/b", "Use :x only in the path or query, not in the hostname."),
        (addresses.destination_of, "https://a.example:x/b", "Use a number as the port, or none."),
        (addresses.destination_of, "https://a.example:80a", "Use a number as the port, or none."),
        (addresses.destination_of, "https://a.example:99999/", "Use a number as the port, or none."),
        (
            addresses.destination_of,
            "http://2001:db8::5/x",
            "Put an IPv6 address in brackets, like https://[2001:db8::1]/page.",
        ),
        (paths.address_of, "go.acme.test/brochure 4.pdf", "Encode spaces as %20."),
        (paths.address_of, "go.acme.test/a\x07b", "Can't contain control characters or backslashes."),
    ],
)
def test_an_address_is_refused_for_what_is_wrong_in_it(read: Any, text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=f"{re.escape(reason)}$"):
        read(text)
