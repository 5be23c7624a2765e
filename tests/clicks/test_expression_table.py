"""The table of expressions: what it leaves out matches nothing, and a text tries few, whatever it is.

The names of browsers, systems and crawlers are compared with what the libraries answer that the expressions are from,
which try each of them.
"""

import random
import re
import sys
from collections.abc import Callable, Iterator
from functools import cache

import pytest
from crawlerdetect import CrawlerDetect
from crawlerdetect.providers import crawlers, exclusions
from hypothesis import given
from hypothesis import strategies as st
from ua_parser import Parser, UserAgent
from ua_parser.basic import Resolver
from ua_parser.core import Matcher
from ua_parser.loaders import load_lazy_builtins

from signpost.clicks import agents
from signpost.clicks.agents import MAX_LENGTH, MAX_NAME_LENGTH, agent_of, browsers, known_crawlers, systems
from signpost.clicks.expression_table import ExpressionTable, core_of, grams_of, lower_case
from tests.clicks.test_crawlers import NAMELESS, PEOPLE, PROGRAMS
from tests.contract.visitors import AGENTS
from tests.house.expressions import matched
from tests.visits.test_cards import FETCHERS, OTHERS

# Of the hundreds in each table.
MOST_TRIED = 32
CORPUS = (
    *(*PEOPLE, *NAMELESS, *FETCHERS.values(), *OTHERS.values(), *AGENTS),
    *(form.format(name="Acme", version="1.5") for form in PROGRAMS),
)
MATCHERS = load_lazy_builtins()
SLOW = Parser(Resolver(load_lazy_builtins()))
EXPRESSIONS = (
    *(matcher.regex for matchers in MATCHERS[:2] for matcher in matchers),
    *crawlers.data,
    *exclusions.data,
)
WITH_CORE = [matcher for matcher in MATCHERS[0] if core_of(matcher.regex)]
TABLES: dict[str, Callable[[], ExpressionTable]] = {
    "browsers": lambda: browsers().table,
    "systems": lambda: systems().table,
    "crawlers": lambda: known_crawlers().table,
}


@cache
def samples() -> list[str]:
    """What the tests know, and texts made of each expression: alone, in a browser's User-Agent, and in another case."""
    texts = [*CORPUS]
    for expression in EXPRESSIONS:
        for at, text in enumerate(matched(expression)):
            texts += (text, f"Mozilla/5.0 (X11; Linux; {text}) {CORPUS[at]} {text}", text.upper(), text.lower())
    return [*dict.fromkeys(text[:MAX_LENGTH] for text in texts)]


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """Words of several, some left out, doubled, joined, cut, or in another case."""
    texts = draw(st.lists(st.sampled_from(samples()), min_size=1, max_size=3))
    words = [word for text in texts for word in re.findall(r"[\w.]+|[^\w.]+", text) or [""]]
    chance = draw(st.randoms(use_true_random=False))
    for _ in range(draw(st.integers(0, 8))):
        at = chance.randrange(len(words))
        word = words[at]
        words[at] = chance.choice(
            (
                "",
                word * 2,
                word.swapcase(),
                word[1:],
                word[:-1],
                f"{word}/{at}.1",
                f" {word}",
                f"{word}ſİKé",
                chance.choice(words),
            )
        )
    return "".join(words)[-MAX_LENGTH:] if draw(st.booleans()) else "".join(words)[:MAX_LENGTH]


def assert_as_the_libraries(text: str) -> None:
    browser, system = SLOW.parse_user_agent(text), SLOW.parse_os(text)
    wanted = tuple(name.family[:MAX_NAME_LENGTH] if name else "" for name in (browser, system))
    assert agent_of(text)[:2] == wanted, text
    assert known_crawlers().has(lower_case(text)) is CrawlerDetect().isCrawler(text), text


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """All expressions: the time that this takes is no example's."""
    assert_as_the_libraries("")


def test_what_is_known_is_named_as_by_the_libraries() -> None:
    for text in CORPUS:
        assert_as_the_libraries(text)


@pytest.mark.slow
def test_what_expressions_match_is_named_as_by_the_libraries() -> None:
    assert len(samples()) > 20_000
    for text in samples()[::3]:
        assert_as_the_libraries(text)


@given(mutated())
def test_invented_ones_are_named_as_by_the_libraries(text: str) -> None:
    assert_as_the_libraries(text)


@given(
    st.sampled_from(WITH_CORE),
    st.text("abot crwlspide/-.1(\nTheams", max_size=MAX_LENGTH),
    st.text("bo t/1.", max_size=9),
)
def test_what_an_expression_only_passes_may_be_left_out(matcher: Matcher[UserAgent], before: str, after: str) -> None:
    core = core_of(matcher.regex)
    assert core is not None
    for text in matched(matcher.regex):
        # The end counts from the front: what does not begin within 200 characters is not found.
        for whole in (f"{before}{text}{after}"[-MAX_LENGTH:], f"{before * 4}{text[-9:]}{after}"[:MAX_LENGTH]):
            shortened = core.shortened(whole)
            assert (matcher(shortened) if shortened is not None else None) == matcher(whole)
            if shortened is not None and "\n" not in whole:
                start = core.expression.search(whole)
                assert start is not None
                assert len(shortened) == len(whole)
                assert len(shortened[: start.start()].lstrip("\0")) <= core.before


def test_the_expressions_that_take_the_square_of_the_time_have_a_core() -> None:
    assert len(WITH_CORE) >= 4


def own_expressions() -> dict[str, "re.Pattern[str]"]:
    return {name: value for name, value in vars(agents).items() if isinstance(value, re.Pattern)}


@given(mutated())
def test_folded_texts_are_matched_as_texts_in_any_case(text: str) -> None:
    for name, expression in own_expressions().items():
        in_any_case = re.compile(expression.pattern, re.IGNORECASE)
        assert bool(expression.search(lower_case(text))) is bool(in_any_case.search(text)), (name, text)


def test_a_letter_is_what_each_character_becomes_that_matches_it() -> None:
    every = "".join(map(chr, (*range(0xD800), *range(0xE000, sys.maxunicode + 1))))
    letters = {character: lower_case(character) for character in every}
    found = {*re.findall("[a-z]", every, re.IGNORECASE)}
    assert found == {character for character, letter in letters.items() if re.search("[a-z]", letter)}
    assert all(re.fullmatch(letters[character], character, re.IGNORECASE) for character in found)


# --- any expressions ---------------------------------------------------------------------------------------------

PARTS = st.sampled_from(
    (
        *("a", "b", "B", "ab", "abA", "Ab ", "-", "é", ".", r"\b", "^", "$", r"\d", r"\s", r"\w"),
        *("[ab]", "[^a]", "[a-b]", "[Bb]", "(?=ab)", "(?!ab)", "(?<=a)", "(?i:aB)", "(?:ab|Ba)", "(?:ab|)"),
        *("(a|bab|b)", "(?>ab|a)", "(?P<n>ab)?", "aab|bba"),
    )
)
REPEATED = st.builds(
    lambda part, times: f"(?:{part}){times}",
    PARTS,
    st.sampled_from(("", "?", "*", "+", "{2}", "{0,2}?", "?+", "++", "+?")),
)


@given(st.lists(st.one_of(PARTS, REPEATED), min_size=1, max_size=5).map("".join), st.text("abAB -é1ſ", max_size=12))
def test_what_a_table_leaves_out_does_not_match(expression: str, text: str) -> None:
    try:
        in_any_case, as_it_is = re.compile(expression, re.IGNORECASE), re.compile(expression)
    except re.error:  # a name twice
        return
    table = ExpressionTable([expression])
    is_candidate = table.candidates(lower_case(text), grams_of(lower_case(text))) == [0]
    assert is_candidate or not as_it_is.search(text)
    assert is_candidate or not in_any_case.search(text)
    if table.exact:
        assert is_candidate is bool(in_any_case.search(text))


# --- how many are tried ------------------------------------------------------------------------------------------


def tried(table: ExpressionTable, text: str) -> int:
    return len(table.candidates(lower_case(text), grams_of(lower_case(text))))


@pytest.mark.parametrize("name", TABLES)
def test_a_text_without_words_tries_none(name: str) -> None:
    table = TABLES[name]()
    assert [text for text in ("", "a" * MAX_LENGTH, "/1.0; (" * 40) if tried(table, text)] == []


def full_texts() -> Iterator[str]:
    """As many texts that expressions match as there is room for, at random."""
    chance = random.Random(1)
    texts = [text for text in samples() if len(text) < 24]
    for _ in range(3000):
        yield chance.choice(("", " ", "; ")).join(chance.choices(texts, k=40))[:MAX_LENGTH]


@pytest.mark.parametrize("name", TABLES)
def test_no_text_tries_many(name: str) -> None:
    table = TABLES[name]()
    worst = max((*samples(), *full_texts()), key=lambda text: tried(table, text))
    assert tried(table, worst) <= MOST_TRIED, worst
