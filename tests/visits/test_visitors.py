"""What is known of a visitor: device, campaign, page, and the file from which a killed process's visitors are read."""

import json
from collections.abc import Callable
from dataclasses import asdict, astuple
from pathlib import Path

import pytest

from signpost.clicks import visitors as module
from signpost.clicks.agents import agent_of
from signpost.clicks.origins import Campaign, Referrer, campaign_of, referrer_of
from signpost.clicks.places import GeoDatabase, Location
from signpost.clicks.visitors import FILE_NAME, UNKNOWN_ID, Visitor, Visitors
from tests.conftest import FIREFOX
from tests.played import mmdb
from tests.visits.conftest import Clock

SAFARI = "AppleWebKit/605.1.15 (KHTML, like Gecko)"
CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0"
DAY = "2026-01-01"

AGENTS = [
    # Telephones
    (f"Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) {SAFARI} Version/17.5 Mobile/15E148 Safari/604.1",
     "Mobile Safari", "iOS", "mobile"),
    (f"Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) {SAFARI} Mobile/15E148 [FBAN/FBIOS;FBDV/iPhone14,5]",
     "Facebook", "iOS", "mobile"),
    (f"Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5 like Mac OS X) {SAFARI} Version/12.1 Mobile/15E148 Safari/604.1",
     "Mobile Safari", "iOS", "mobile"),
    (f"Mozilla/5.0 (Linux; Android 10; K) {CHROME} Mobile Safari/537.36", "Chrome Mobile", "Android", "mobile"),
    ("Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0", "Firefox Mobile", "Android", "mobile"),
    (f"Mozilla/5.0 (Linux; Android 13; SM-S911B) {CHROME} Mobile Safari/537.36", "Chrome Mobile", "Android", "mobile"),
    (f"Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-S911B) {SAFARI.replace('605.1.15', '537.36')} SamsungBrowser/25.0 "
     "Chrome/121.0.0.0 Mobile Safari/537.36", "Samsung Internet", "Android", "mobile"),
    (f"Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) {SAFARI} Mobile/15E148 Instagram 334.0.4.32.98 "
     "(iPhone13,2; iOS 17_5; de_DE)", "Instagram", "iOS", "mobile"),
    ("Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; id) Presto/2.12.423 Version/12.16",
     "Opera Mini", "Android", "mobile"),
    ("Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5",
     "Firefox Mobile", "KaiOS", "mobile"),
    (f"Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) {CHROME} Mobile Safari/537.36 "
     "Edge/15.15063", "Edge Mobile", "Windows Phone", "mobile"),
    ("Dalvik/2.1.0 (Linux; U; Android 13; Pixel 7 Build/TQ3A)", "Android", "Android", "mobile"),
    # Tablets
    (f"Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) {SAFARI} Version/16.6 Mobile/15E148 Safari/604.1",
     "Mobile Safari", "iOS", "tablet"),
    (f"Mozilla/5.0 (Linux; Android 14; SM-X710) {CHROME} Safari/537.36", "Chrome", "Android", "tablet"),
    (f"Mozilla/5.0 (Linux; Android 7.0; BTV-W09) {CHROME} Safari/537.36", "Chrome", "Android", "tablet"),
    ("Mozilla/5.0 (Android 14; Tablet; rv:127.0) Gecko/127.0 Firefox/127.0", "Firefox Mobile", "Android", "tablet"),
    ("Mozilla/5.0 (Linux; Android 9; KFMAWI) AppleWebKit/537.36 (KHTML, like Gecko) Silk/120.4.1 like "
     "Chrome/120.0.6099.283 Safari/537.36", "Amazon Silk", "Android", "tablet"),
    ("Mozilla/5.0 (X11; U; Linux armv7l like Android; en-us) AppleWebKit/531.2+ (KHTML, like Gecko) Version/5.0 "
     "Safari/533.2+ Kindle/3.0+", "Kindle", "Kindle", "tablet"),
    ("Mozilla/5.0 (PlayBook; U; RIM Tablet OS 2.1.0; en-US) AppleWebKit/536.2+ (KHTML, like Gecko) Version/7.2.1.0 "
     "Safari/536.2+", "BlackBerry WebKit", "BlackBerry Tablet OS", "tablet"),
    # Desktops and laptops
    (f"Mozilla/5.0 (Windows NT 10.0; Win64; x64) {CHROME} Safari/537.36", "Chrome", "Windows", "desktop"),
    (f"Mozilla/5.0 (Windows NT 10.0; Win64; x64) {CHROME} Safari/537.36 Edg/126.0.0.0", "Edge", "Windows", "desktop"),
    (f"Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) {SAFARI} Version/17.5 Safari/605.1.15",
     "Safari", "Mac OS X", "desktop"),
    (f"Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) {CHROME} Safari/537.36", "Chrome", "Chrome OS", "desktop"),
    (FIREFOX, "Firefox", "Linux", "desktop"),
    ("Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Win64; x64; Trident/6.0; Tablet PC 2.0)",
     "IE", "Windows", "desktop"),
    # Neither
    ("Mozilla/5.0 (SMART-TV; LINUX; Tizen 6.0) AppleWebKit/537.36 (KHTML, like Gecko) 76.0.3809.146/6.0 TV "
     "Safari/537.36", "Safari", "Tizen", ""),
    ("Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/87.0.4280.88 Safari/537.36 "
     "WebAppManager", "Chrome", "Web0S", ""),
    (f"Mozilla/5.0 (Linux; Android 12; BRAVIA 4K UR3 Build/STT2.220929.001) {CHROME} Safari/537.36",
     "Chrome", "Android", ""),
    (f"Mozilla/5.0 (PlayStation 5 3.11) {SAFARI} Version/13.0 Safari/605.1.15", "Safari", "", ""),
    ("curl/8.5.0", "curl", "", ""),
    # Bots are described as people are.
    (f"Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) {CHROME} Mobile Safari/537.36 (compatible; "
     "Googlebot/2.1; +http://www.google.com/bot.html)", "Googlebot", "Android", "mobile"),
    ("", "", "", ""),
]  # fmt: skip


@pytest.mark.parametrize(("user_agent", "browser", "system", "device"), AGENTS)
def test_agents(user_agent: str, browser: str, system: str, device: str) -> None:
    assert agent_of(user_agent) == (browser, system, device)
    assert agent_of(user_agent.lower()).device == device


@pytest.mark.parametrize(
    ("query", "campaign"),
    [
        ("", None),
        ("a=1&b=2", None),
        ("utm_source=", None),
        ("utm_term=shoes", None),
        ("utm_source=mail", Campaign("mail")),
        ("a=1&utm_campaign=spring+sale&utm_medium=news%20letter", Campaign("", "news letter", "spring sale")),
        # The first one counts, empty or not; names are compared as they are.
        ("utm_source=a&utm_source=b", Campaign("a")),
        ("utm_source=&utm_source=b&utm_medium=m", Campaign("", "m")),
        ("UTM_SOURCE=a&xutm_source=b&utm_source", None),
        ("utm_source=M%C3%BCnchen", Campaign("München")),
        ("utm_source=M\u00c3\u00bcnchen", Campaign("München")),
        ("utm_source=%FF%00a%0Ab", Campaign("ab")),
        ("utm_source=" + "%F0%9F%8D%B0" * 100, Campaign("🍰" * 64)),
        ("utm_source=" + "x" * 10_000, Campaign("x" * 64)),
        ("_qr=1", Campaign(trigger="qr")),
        ("utm_source=poster&_qr=1", Campaign("poster", trigger="qr")),
        ("_qr=1&a=1", Campaign(trigger="qr")),
        ("my_qr=1", None),
        ("_qr=12", None),
    ],
)
def test_campaigns(query: str, campaign: Campaign | None) -> None:
    assert campaign_of(query) == campaign


@pytest.mark.parametrize(
    ("header", "host", "page"),
    [
        ("", "", ""),
        ("https://www.news.example/today?secret=1#part", "news.example", "news.example/today"),
        ("https://News.example", "news.example", "news.example/"),
        ("https://www.news.example./a", "news.example", "news.example/a"),
        ("https://ada:secret@news.example:8443/caf%C3%A9/", "news.example", "news.example/café/"),
        ("android-app://com.example.mail/", "com.example.mail", "com.example.mail/"),
        ("https://news.example/a%00b%0Ac", "news.example", "news.example/abc"),
        ("/only/a/path", "", ""),
        ("https://[broken", "", ""),
        ("https://news\u00ff.example/", "news.example", "news.example/"),
        ("https://m\u00c3\u00bcnchen.example/\u00ff\u00c3\u00bc", "münchen.example", "münchen.example/ü"),
        ("https://news.example/" + "%ff" * 60, "news.example", "news.example/"),
        ("https://" + "a" * 254 + "/", "", ""),
    ],
)
def test_referrers(header: str, host: str, page: str) -> None:
    assert referrer_of(header) == Referrer(host, page)


@pytest.fixture
def open_visitors(tmp_path: Path) -> Callable[[], Visitors]:
    (tmp_path / "geo.mmdb").write_bytes(mmdb.mmdb({"203.0.113.0/24": mmdb.city("DE", "Bavaria", "Munich")}))
    return lambda: Visitors(tmp_path, GeoDatabase(tmp_path / "geo.mmdb"), None)


def request(**more: str) -> dict[str, str]:
    return {
        "REMOTE_ADDR": "203.0.113.7",
        "HTTP_USER_AGENT": FIREFOX,
        "HTTP_REFERER": "https://www.news.example/today",
        "HTTP_ACCEPT_LANGUAGE": "de-DE,de;q=0.9",
        "QUERY_STRING": "utm_source=mail&utm_medium=letter&utm_campaign=spring&_qr=1",
        **more,
    }


DESCRIBED = {
    **Location("DE", "Bavaria", "Munich")._asdict(),
    "referrer": "news.example",
    "referrer_page": "news.example/today",
    **agent_of(FIREFOX)._asdict(),
    "language": "de",
    **Campaign("mail", "letter", "spring", "qr")._asdict(),
}


def texts_of(visitor: Visitor) -> dict[str, str]:
    return {name: value for name, value in asdict(visitor).items() if name not in ("id", "day", "token")}


def test_a_visitor_is_described_and_read_again(open_visitors: Callable[[], Visitors]) -> None:
    visitors = open_visitors()
    visitor = visitors.of(request())
    assert texts_of(visitor) == DESCRIBED
    assert visitors.of(request()) is visitor
    # The same person with another campaign is described once more, and still one visitor of the day.
    other = visitors.of(request(QUERY_STRING="a=1"))
    assert (other.source, other.trigger) == ("", "")
    assert other.id != visitor.id
    assert other.token == visitor.token
    found = open_visitors().by_id(visitor.id)
    assert found is not None
    assert astuple(found) == astuple(visitor)


def test_a_bot_is_described_and_only_its_number_is_kept(open_visitors: Callable[[], Visitors], tmp_path: Path) -> None:
    agent = next(agent for agent, *_ in AGENTS if "Googlebot" in agent)
    bot = open_visitors().of(request(HTTP_USER_AGENT=agent))
    assert bot.is_bot
    assert texts_of(bot) == {**DESCRIBED, **agent_of(agent)._asdict()}
    assert json.loads((tmp_path / FILE_NAME).read_bytes()) == [bot.id, bot.day, bot.token]
    found = open_visitors().by_id(bot.id)
    assert found is not None
    assert texts_of(found) == dict.fromkeys(DESCRIBED, "")


def test_long_headers_are_cut_and_remembered_as_one_visitor(open_visitors: Callable[[], Visitors]) -> None:
    visitors = open_visitors()
    long = request(HTTP_USER_AGENT=FIREFOX + "x" * 10_000, HTTP_REFERER="https://a.example/" + "y" * 10_000)
    assert visitors.of(long) is visitors.of({**long, "HTTP_USER_AGENT": FIREFOX + "x" * 20_000})


def test_the_longest_line_of_the_file_is_bounded(tmp_path: Path) -> None:
    name = "ÿ" * 300
    (tmp_path / "geo.mmdb").write_bytes(mmdb.mmdb({"203.0.113.0/24": mmdb.city("🍰" * 20, "🍰" * 20, "🍰" * 20)}))
    visitors = Visitors(tmp_path, GeoDatabase(tmp_path / "geo.mmdb"), None)
    value = "%F0%9F%8D%B0" * 500
    for referrer in (f"https://{name}/", f"https://a.example/{name}", 'https://a.example/"' + "\\" * 300):
        visitors.of(
            request(
                HTTP_USER_AGENT="Mozilla/5.0 (" + name,
                HTTP_REFERER=referrer,
                QUERY_STRING=f"utm_source={value}&utm_medium={value}&utm_campaign={value}",
            )
        )
    lines = (tmp_path / FILE_NAME).read_bytes().splitlines()
    assert len(lines) == 3
    # The names of a place are cut to 64 characters of four bytes; those of this file have 20.
    assert max(map(len, lines)) + 3 * 44 * 4 < 4096
    assert all(module._parse(line) is not None for line in lines)


def test_lines_of_the_version_before_keep_what_they_say(open_visitors: Callable[[], Visitors], tmp_path: Path) -> None:
    token = -(1 << 62)
    (tmp_path / FILE_NAME).write_text(
        f'[1, "{DAY}", {token}, "news.example", "DE", "Firefox", "Linux", "de"]\n'
        f'[-2, "{DAY}", 7, "", "", "", "", ""]\n'
        f'[3, "{DAY}", 8]\n'
    )
    visitors = open_visitors()
    person, bot, blank = (visitors.by_id(id_) for id_ in (1, -2, 3))
    expected = Visitor(
        1, DAY, token, referrer="news.example", country="DE", browser="Firefox", system="Linux", language="de"
    )
    assert person is not None
    assert astuple(person) == astuple(expected)
    assert bot is not None
    assert bot.is_bot
    assert blank is not None
    assert blank.token == 8
    assert visitors.of(request()).id == 4


@pytest.mark.parametrize("header", [{"HTTP_SEC_GPC": "1"}, {"HTTP_DNT": "1"}])
def test_who_refuses_is_described_and_counted_as_a_number(tmp_path: Path, header: dict[str, str]) -> None:
    (tmp_path / "geo.mmdb").write_bytes(mmdb.mmdb({"203.0.113.0/24": mmdb.city("DE", "Bavaria", "Munich")}))

    def open_visitors() -> Visitors:
        return Visitors(tmp_path, GeoDatabase(tmp_path / "geo.mmdb"), None, respects_dnt=True)

    visitors = open_visitors()
    tracked = visitors.of(request())
    refusing = visitors.of(request(**header))
    assert texts_of(refusing) == texts_of(tracked) == DESCRIBED
    assert visitors.of(request(**header)) is refusing
    # Everybody who refuses has one id, which says nothing.
    other = visitors.of(request(**header, REMOTE_ADDR="203.0.113.8", HTTP_REFERER="https://secret.example/"))
    assert (other.id, other.referrer) == (refusing.id, "secret.example")
    bot = visitors.of(request(**header, HTTP_USER_AGENT="curl/8.5.0"))
    assert bot.is_bot
    for entry in (refusing, bot):
        for found in (visitors.by_id(entry.id), open_visitors().by_id(entry.id)):
            assert found is not None
            assert (found.id, found.token, set(texts_of(found).values())) == (entry.id, 0, {""})
    assert "secret.example" not in (tmp_path / FILE_NAME).read_text()
    # "0" is no refusal, and neither is anything where the setting is off.
    assert visitors.of(request(**dict.fromkeys(header, "0"))) is tracked
    simple = Visitors(None, GeoDatabase(tmp_path / "geo.mmdb"), None)
    assert simple.of(request(**header)) is simple.of(request())


def test_who_refuses_is_counted_on_the_right_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: Clock) -> None:
    visitors = Visitors(tmp_path, GeoDatabase(tmp_path / "none"), None, respects_dnt=True)
    first = visitors.of(request(HTTP_DNT="1"))
    clock.move(days=1)
    second = visitors.of(request(HTTP_DNT="1"))
    days = [found.day for id_ in (first.id, second.id) if (found := visitors.by_id(id_)) is not None]
    assert len(set(days)) == 2
    assert days[1] == clock.now.date().isoformat()
    monkeypatch.setattr(module, "MAX_REMEMBERED", 1)
    visitors.forget()
    assert visitors.by_id(visitors.of(request(HTTP_DNT="1")).id) is not None


TEXTS = [""] * 13


@pytest.mark.parametrize(
    "line",
    [
        b"", b"{}", b"null", b"[]", b"[1]", b"[" * 100_000, b"\xff\xfe", b'"' + b"a" * 40 + b'"',
        *(json.dumps(text).encode() for text in [
            [0, DAY, 1], [True, DAY, 1], [1.5, DAY, 1], [1 << 53, DAY, 1], [1, DAY, 1 << 63], [1, DAY, "1"],
            [1, "today", 1], [1, 5, 1], [1, DAY, 1, "x"], [1, DAY, 1, *TEXTS, ""], [1, DAY, 1, *TEXTS[1:], 5],
            [1, DAY, 1, *TEXTS[1:], None], [1, DAY, 1, *TEXTS[1:], "\ud800"], [1, DAY, 1, *TEXTS[1:], "a\nb"],
        ]),
        json.dumps([1, DAY, 1, *TEXTS]).encode()[:-9],
    ],
)  # fmt: skip
def test_lines_that_are_not_ours_are_left_out(
    line: bytes, open_visitors: Callable[[], Visitors], tmp_path: Path
) -> None:
    good = json.dumps([9, DAY, 1, *TEXTS]).encode()
    (tmp_path / FILE_NAME).write_bytes(line + b"\n" + good + b"\n")
    visitors = open_visitors()
    assert visitors.by_id(1) is None
    assert visitors.by_id(9) is not None


def test_many_bytes_of_visitors_are_as_many_as_many_visitors(
    open_visitors: Callable[[], Visitors], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(module, "MAX_WAITING_BYTES", 2_000)
    monkeypatch.setattr(module, "MAX_REMEMBERED", 5)
    visitors = open_visitors()
    ids = [visitors.of(request(HTTP_REFERER=f"https://a{number}.example/{'x' * 200}")).id for number in range(20)]
    assert 3 <= ids.index(UNKNOWN_ID) <= 6
    assert set(ids[ids.index(UNKNOWN_ID) :]) == {UNKNOWN_ID}
    assert (tmp_path / FILE_NAME).stat().st_size < 3_000
    visitors.forget()
    assert visitors.of(request()).id != UNKNOWN_ID
