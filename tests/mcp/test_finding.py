"""Whether a tool is found from its definition alone: words of people against names, titles, descriptions, arguments.

A model understands more than the same words, so this is a floor, which a vague description falls through. It says
nothing about a tool that is found and then called with wrong arguments: test_tasks.py plays whole tasks.
"""

import re
import sqlite3

import pytest

from signpost import loader
from signpost.mcp.tools import Tool, tools_with
from tests.conftest import ROOT
from tests.mcp.requests import REQUESTS
from tests.mcp.tasks import TASKS

TOOLS = tools_with(loader.load())

PAGE = ROOT / "docs" / "agents.md"
# Sentence -> the tool that it needs: first the tasks, then the requests.
SENTENCES = {
    **{task.words: task.tool for task in TASKS},
    **{words: tool for tool, all_words in REQUESTS.items() for words in all_words},
}
# Words that say nothing about what is wanted.
_COMMON = (
    "a about all also am an and any are as at be been by can did do does for from give go good got had has have here "
    "how i if in into is it its just let look make me more most must my need no not now of off on one only or our out "
    "over people person please show so some than that the their them then there these they this those to up us use "
    "want was we were what when where whether which who why will with would yes you your"
)
# What anyone sees to be an address, before reading what it is.
_URL = re.compile(r"https?://\S+|\b[\w-]+(?:\.[\w-]+)+/\S*")
_HOSTNAME = re.compile(r"\b[a-z][\w-]*(?:\.[a-z][\w-]+)+\b")


def _words(text: str) -> list[str]:
    """The words of a text that say something; addresses become the words for them."""
    simple = _HOSTNAME.sub(" hostname ", _URL.sub(" url ", text))
    return [word for word in re.findall(r"[a-z0-9]+", simple.lower().replace("'", "")) if word not in _COMMON.split()]


class Index:
    """Full-text search over the definitions: the stems of words, ranked by BM25. Names and titles count twice."""

    def __init__(self, *, has_texts: bool = True) -> None:
        self._database = sqlite3.connect(":memory:")
        self._database.execute(
            "CREATE VIRTUAL TABLE definition USING fts5(tool UNINDEXED, name, text, tokenize = 'porter unicode61')"
        )
        self._database.executemany(
            "INSERT INTO definition VALUES (?, ?, ?)",
            [(tool.name, *(_texts(tool) if has_texts else (_texts(tool)[0], ""))) for tool in TOOLS.values()],
        )

    def ranked(self, sentence: str) -> list[str]:
        """The tools that have a word of a sentence, the best one first."""
        words = " OR ".join(f'"{word}"' for word in _words(sentence))
        by = "bm25(definition, 0, 2, 1)"
        rows = self._database.execute(
            f"SELECT tool FROM definition WHERE definition MATCH ? ORDER BY {by}, tool", (words,)
        )
        return [name for (name,) in rows]

    def rank(self, sentence: str) -> int:
        """At which place the right tool is, from 1; after all others where it has no word of the sentence."""
        found = self.ranked(sentence)
        return found.index(SENTENCES[sentence]) + 1 if SENTENCES[sentence] in found else len(TOOLS)


def _texts(tool: Tool) -> tuple[str, str]:
    """Name and title, and all else that helps to choose the tool."""
    definition = tool.definition()
    arguments = definition["inputSchema"]["properties"].items()
    reported = [
        f"{name} {' '.join(argument.get('enum', ()))} {argument.get('description', '')}" for name, argument in arguments
    ]
    name, text = f"{tool.name} {tool.title}", " ".join((tool.description, *reported))
    return " ".join(_words(name.replace("_", " "))), " ".join(_words(text.replace("_", " ")))


WORDS = {
    "tasks": [task.words for task in TASKS],
    "requests": [words for all_words in REQUESTS.values() for words in all_words],
}
# How many of a hundred sentences have their tool among the first 5, at least.
FLOOR = {"tasks": 85, "requests": 80}


@pytest.fixture(scope="module")
def index() -> Index:
    return Index()


def within(index: Index, kind: str) -> tuple[int, int, int]:
    """How many sentences have their tool first, among the first 3, among the first 5."""
    first, third, fifth = (sum(index.rank(word) <= places for word in WORDS[kind]) for places in (1, 3, 5))
    return first, third, fifth


def test_every_tool_has_sentences() -> None:
    assert REQUESTS.keys() == TOOLS.keys()
    assert all(len(all_words) >= 2 for all_words in REQUESTS.values())
    assert len(SENTENCES) == sum(map(len, WORDS.values())), "a sentence is there twice"


@pytest.mark.parametrize("tool", TOOLS)
def test_a_tool_is_found_by_most_of_its_sentences(index: Index, tool: str) -> None:
    ranks = sorted(index.rank(sentence) for sentence, wanted in SENTENCES.items() if wanted == tool)
    assert ranks[0] <= 3, ranks
    assert ranks[(len(ranks) - 1) // 2] <= 7, ranks


@pytest.mark.parametrize("kind", WORDS)
def test_most_sentences_find_their_tool(index: Index, kind: str) -> None:
    assert within(index, kind)[2] * 100 >= FLOOR[kind] * len(WORDS[kind])


@pytest.mark.parametrize("kind", WORDS)
def test_names_alone_would_not_do(kind: str) -> None:
    assert within(Index(has_texts=False), kind)[2] * 100 < FLOOR[kind] * len(WORDS[kind])


@pytest.mark.parametrize("kind", WORDS)
def test_the_page_has_the_figures(index: Index, kind: str) -> None:
    first, third, fifth = within(index, kind)
    assert f"| {kind}, now | {first} of {len(WORDS[kind])} | {third} | {fifth} |" in PAGE.read_text().splitlines()
