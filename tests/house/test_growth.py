"""The judge of regular expressions (expressions.py) itself: it knows the bad ones that are known."""

import re

import pytest

from tests.house.expressions import LINEAR, QUADRATIC, WORSE, growth

# What 135 bytes of an import once stopped the process with, and what is known from books.
OLD = re.compile(r"\s*(?:/|https?://)\S*\s+(?:\S+=\S+\s+)*(?:/|https?://)\S*", re.IGNORECASE)


@pytest.mark.parametrize(
    "expression",
    [
        OLD,
        *map(
            re.compile,
            [
                r"(a+)+$",
                r"(a|a)*b",
                r"(a|b|ab)*c",
                r"(.*a){12}$",
                r"^(\w+\s?)*$",
                r"(x+x+)+y",
                r"(?:[a-z0-9]+\.?)+@x",
                r"^(?:a?){30}a{30}$",
                r"(?:\s|\s\s)*;",
                r"^(([a-z])+.)+[A-Z]([a-z])+$",
                r"(?:\"[^\"]*\"|[^,])*;",
                r"\d+\d+\d+\d+x",
            ],
        ),
    ],
    ids=lambda expression: expression.pattern,
)
def test_exponential_ones_are_found(expression: "re.Pattern[str]") -> None:
    assert growth(expression, "match")[0] == WORSE


@pytest.mark.parametrize(
    ("text", "method"),
    [
        (r"a*a*b", "match"),
        (r"\s+$", "search"),
        (r"\S*=\S*=x", "match"),
        (r"<[^>]*>", "sub"),
        (r"[^/]*/[^/]*\.x", "search"),
    ],
)
def test_quadratic_ones_are_found(text: str, method: str) -> None:
    assert growth(re.compile(text), method)[0] == QUADRATIC


@pytest.mark.parametrize(
    ("text", "method"),
    [(r"[a-z]+=[0-9]+", "match"), (r"(?:[^,;]+[,;])*", "fullmatch"), (r"a|b|c", "search"), (r"(?:\w+ )*\w+", "match")],
)
def test_linear_ones_are_not(text: str, method: str) -> None:
    assert growth(re.compile(text), method)[0] == LINEAR
