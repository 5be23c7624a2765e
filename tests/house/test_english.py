"""The worst transfers from another language stay out of comments, docstrings, texts and documents.

Each file named in HELD, and each file in a folder named there, is held to this. Add a file or folder once it is clean.
`python -m tests.house.strings` prints all texts that people see, to be read aloud.
"""

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

from tests.conftest import ROOT
from tests.house.strings import strings

HELD = [
    "README.md",
    "deploy",
    "docs",
    "instance/README.md",
    "service/signpost",
    "tests/dashboard",
    "tests/house/strings.py",
    "tests/cli/test_cli.py",
    "tests/cli/test_commands.py",
    "tests/records/test_qr.py",
]
# What we do not write -> what we write.
TRANSFERS = {
    r"so many": "this many",
    r"(stands?|stood|standing) (in|at|on|behind|for|above|below|there|here)": "is in",
    r"(told|tells?|telling) (of|that|it|apart by)": "reports",
    r"behind(?! (a |the |your )?(reverse )?(proxy|proxies|Caddy|nginx))": "after, under",
    r"beside": "next to, in addition to",
    r"who(so)?ever": "anyone who, the person who",
    r"(some|no|every)body": "a person, a user, no one; better the role",
    r"until now": "current, previous, old",
    r"anew": "again",
    r"at the (most|least)": "at most, at least",
    r"but for": "except",
    r"(made|make|making|makes) up": "generate",
    r"(becomes?|became|become) of": "the result of",
    r"fare[sd]?": "the status of",
    r"(leads?|led) here": "points here",
    r"asked for": "requested, required",
    r"taken? down": "record, store",
    r"ends? to be": "expires",
    r"for ever": "forever",
    r"in vain": "without success",
    r"any more": "no longer",
    r"at (its|their) place": "in place",
    r"is (no|not) good for": "is not valid for",
}
_ANY_TRANSFER = re.compile(rf"\b(?:{'|'.join(TRANSFERS)})\b", re.I)
# File and phrase, in lower case: here it means what it says.
ALLOWED: set[tuple[str, str]] = {
    # The name of a member of an enum in generated clients.
    ("service/signpost/schemas/choices.py", "nobody"),
}
_EXTENSIONS = {".py", ".html", ".md", ".toml", ".js", ".css", ".conf", ".service", ".yaml", ".sh", ".example", ""}
_OTHERS_WORK = {"htmx.min.js"}


def held_files() -> list[Path]:
    paths = [path for name in HELD for path in ([ROOT / name] if (ROOT / name).is_file() else (ROOT / name).rglob("*"))]
    files = [path for path in paths if path.is_file() and path.name not in _OTHERS_WORK]
    return sorted(path for path in files if path.suffix in _EXTENSIONS)


def prose(path: Path) -> str:
    """The text of a file that people read, at its lines: of Python comments and strings, of Markdown all but code."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".md":
        text = re.sub(r"^```.*?^```", lambda fence: "\n" * fence[0].count("\n"), text, flags=re.M | re.S)
        return re.sub(r"`[^`\n]*`", "", text)
    if path.suffix != ".py":
        return text
    lines = [""] * (text.count("\n") + 1)
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT or tokenize.tok_name[token.type] in ("STRING", "FSTRING_MIDDLE"):
            for number, line in enumerate(token.string.split("\n"), token.start[0] - 1):
                lines[number] += f" {line}"
    return "\n".join(lines)


def transfers_in(path: Path) -> Iterator[str]:
    """What a file says as no native speaker would."""
    name = str(path.relative_to(ROOT))
    for number, line in enumerate(prose(path).split("\n"), 1):
        for match in _ANY_TRANSFER.finditer(line):
            if (name, match[0].lower()) not in ALLOWED:
                better = next(TRANSFERS[transfer] for transfer in TRANSFERS if re.fullmatch(transfer, match[0], re.I))
                yield f"{name}:{number}: {match[0]!r}; write: {better}"


def test_every_file_is_plain_english() -> None:
    found = [sentence for path in held_files() for sentence in transfers_in(path)]
    assert not found, "\n".join(found)


def test_what_is_held_exists() -> None:
    assert [name for name in HELD if not (ROOT / name).exists()] == []


def test_what_is_allowed_is_there() -> None:
    assert [pair for pair in ALLOWED if pair[1] not in prose(ROOT / pair[0]).lower()] == []


def test_the_list_of_strings_has_every_source() -> None:
    found = strings()
    places = {place for place, _ in found}
    assert "signpost link create" in places
    assert any(place.startswith("openapi/paths/") for place in places)
    assert ("visits/texts/en.toml gone.title", "This link has expired") in found
    assert any(place.startswith("dashboard/templates/people/sign_in.html") for place in places)
    assert any(place.startswith("operations/") for place in places)
