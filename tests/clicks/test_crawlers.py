"""Programs and people by their User-Agents: by what is common to a kind, not by a list of names."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signpost.clicks.agents import is_bot, is_preview_fetcher
from tests.conftest import FIREFOX
from tests.visits.test_cards import FETCHERS

NAMES = st.from_regex(r"[A-Z][a-z]{2,8}(?:[A-Z][a-z]{2,8})?", fullmatch=True)
VERSIONS = st.from_regex(r"[1-9][0-9]?\.[0-9]", fullmatch=True)
WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)"
PROGRAMS = (
    "Mozilla/5.0 (compatible; {name}/{version}; +https://example.com/bot)",
    "Mozilla/5.0 (X11; Linux x86_64; {name}; +https://example.com) AppleWebKit/537.36",
    "Mozilla/5.0 (Windows NT 10.0) {name} ({name}@example.com)",
    "{name}/{version} (Linux; https://example.com)",
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; {name}/{version}) Chrome/120.0 Safari/537.36",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko; {name}) Chrome/120.0 Safari/537.36",
    f"Mozilla/5.0 (Windows NT 10.0) {WEBKIT} Chrome/120.0 Safari/537.36 (compatible; {{name}}-User/{{version}})",
    f"Mozilla/5.0 (Windows NT 10.0) {WEBKIT} Chrome/120.0 Safari/537.36 ({{name}} Agent)",
)
# Programs that name neither an address nor a system.
NAMELESS = (
    "node", "Deno/2.1", "Bun/1.2", "k6/0.50", "lychee/0.15", "Blackbox Exporter/0.24.0", "Java-http-client/17.0.1",
    "insomnia/9.0", "Checkly/1.0", "AlertSite", "Cloudflare-Traffic-Manager/1.0", "anthropic-ai", "cohere-ai",
    "Google-NotebookLM", "meta-externalagent/1.1", "Mozilla/5.0 (compatible; Detectify)", "Mozilla/5.0", "firefox",
)  # fmt: skip
CHROME = f"{WEBKIT} Chrome/142.0.0.0"
PEOPLE = (
    FIREFOX,
    f"Mozilla/5.0 (Windows NT 10.0; Win64; x64) {CHROME} Safari/537.36 Edg/142.0.0.0",
    f"Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) {CHROME} Safari/537.36",
    f"Mozilla/5.0 (Linux; Android 16; Pixel 10; wv) {WEBKIT} Version/4.0 Chrome/146.0 Mobile Safari/537.36 MetaIAB",
    f"Mozilla/5.0 (Linux; Android 15; VR Tab +7) {CHROME} Safari/537.36;KAKAOTALK 2309520",
    f"Mozilla/5.0 (Web0S; Linux/SmartTV) {CHROME} Safari/537.36 HbbTV/1.6.1 (+DRM; LGE; 50QNED816RE; WEBOS23)",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148",
    "[FBAN/FB4A;FBAV/73.0.0.18.66;FBDM/{density=1.5,width=480,height=854};FBLC/fr_FR;]",
    "Opera/9.80 (J2ME/MIDP; Opera Mini/9.80; U; en) Presto/2.5.25 Version/10.54",
    "Mozilla/5.0 (PlayStation 4 PRO) AppleWebKit/605.1.15 (KHTML, like Gecko)",
    "NokiaE63/100.21.110 UP.Link/6.3",
    "Dillo/3.0.5",
    "w3m/0.5.3+git20230121",
)


@pytest.fixture(scope="module", autouse=True)
def loaded() -> None:
    """The lists of browsers and crawlers: the time that this takes is no example's."""
    is_bot(FIREFOX)


@given(st.sampled_from(PROGRAMS), NAMES, VERSIONS)
def test_what_no_browser_says_is_a_program(form: str, name: str, version: str) -> None:
    assert is_bot(form.format(name=name, version=version))


@pytest.mark.parametrize("agent", NAMELESS)
def test_a_program_names_no_system(agent: str) -> None:
    assert is_bot(agent)


@pytest.mark.parametrize("agent", PEOPLE)
def test_people_are_people(agent: str) -> None:
    assert not is_bot(agent)
    assert not is_preview_fetcher(agent)


@pytest.mark.parametrize("agent", FETCHERS.values(), ids=FETCHERS)
def test_a_maker_of_previews_is_a_program(agent: str) -> None:
    assert is_preview_fetcher(agent)
    assert is_bot(agent)
