"""What comments and docstrings name is there: files, modules with what they define, members of classes, other names.

A name counts where it looks like code: with a dot, a slash, an underscore, two capitals (`RecordView`) or backquotes.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.conftest import ROOT
from tests.house.test_contributing import PACKAGE, names_in

FOLDERS = (PACKAGE, ROOT / "tests", ROOT / "bench")
_FILE = re.compile(r"(?<![\w/.:-])(?:[\w-]+/)*[\w-]+\.(?:py|md|html|po|sql|css)\b(?![\w(])")
_MEMBER = re.compile(r"(?<![\w/.:@-])((?:[a-z_]\w*/)*)((?:[a-z_]\w*\.)+)([A-Za-z_]\w*)(?![\w/@-]|\.\w)")
_OF_CLASS = re.compile(r"(?<![\w/.:@-])([A-Z]\w*[a-z]\w*)\.([a-z_]\w*)\b")
_HOOK = re.compile(r"\bhook\(\)\.(\w+)")
_NAMES = re.compile(
    r"\b(?:[A-Z][a-z0-9]+){2,}\b"  # RecordView
    r"|(?<![\w/.%-])[a-z]+(?:_[a-z0-9]+)+\b(?!\.\w)"  # find_record
    r"|(?<=`)[A-Za-z_]\w*(?=(?:\([^`]*\))?`)"  # `record`
)
_ENDINGS = {
    "py",
    "md",
    "html",
    "po",
    "sql",
    "css",
    "csv",
    "txt",
    "json",
    "toml",
    "js",
    "mjs",
    "svg",
    "png",
    "conf",
    "pdf",
}
# What others define.
OTHERS = {
    *("CustomUploaderItem", "DevTools", "GitHub", "MaxMind", "OpenSearch", "RedirHub", "TimeoutStopSec", "TypeScript"),
    *("WordPress", "Node.js", "RateLimitExceeded", "add_signal_handler", "crit", "local_certs", "mod_alias"),
    *("mod_rewrite", "mv", "resolve_name", "sd_listen_fds", "synchronous_commit", "user_version"),
    # Types of events, and files of whoever embeds Signpost.
    *("destination.broken", "destination.recovered", "conftest.py", "signpost.py"),
}
# Stand for others of their kind, as all names with NAME or NNNN in them do.
_PLACEHOLDER = re.compile("NAME|NNNN")
EXAMPLES = {
    *("link_2", "old0", "old4", "slow_exports", "test_something"),
}


class Mention(NamedTuple):
    """A name in a comment or a docstring, and where that stands."""

    path: Path
    line: int
    name: str

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.line} names {self.name}, which is not there"


@cache
def files() -> tuple[Path, ...]:
    """All modules of ours."""
    return tuple(
        path
        for folder in FOLDERS
        for path in sorted(folder.rglob("*.py"))
        if "node_modules" not in path.parts and ".venvs" not in path.parts
    )


@cache
def module_files() -> dict[str, list[Path]]:
    """The files of the modules with this last name; of a package its `__init__.py`."""
    found: dict[str, list[Path]] = {}
    for path in files():
        found.setdefault(path.parent.name if path.stem == "__init__" else path.stem, []).append(path)
    return found


class Code(NamedTuple):
    """What a module has. texts: its comments and docstrings, each with its line. words: the names that it uses, also
    of arguments, tables, fields and settings, which are texts. members: of each class what it defines or uses.
    """

    texts: list[tuple[int, str]]
    words: set[str]
    members: dict[str, set[str]]


@cache
def code_of(path: Path) -> Code:
    """What the module has."""
    text = path.read_text(encoding="utf-8")
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    found = Code([(token.start[0], token.string) for token in tokens if token.type == tokenize.COMMENT], set(), {})
    for node in ast.walk(ast.parse(text)):
        found.words.update(words_of(node))
        match node:
            case ast.Expr(ast.Constant(str(docstring))):
                found.texts.append((node.lineno, docstring))
            case ast.ClassDef(name):
                inner = found.members.setdefault(name, set())
                inner.update(*(words_of(part) for part in ast.walk(node) if not isinstance(part, ast.Constant)))
    return found


def words_of(node: ast.AST) -> set[str]:
    """The names that stand in one piece of code."""
    match node:
        case ast.FunctionDef(name) | ast.AsyncFunctionDef(name) | ast.ClassDef(name):
            return {name}
        case ast.Name(name) | ast.Attribute(attr=name) | ast.arg(name) | ast.keyword(str(name)):
            return {name}
        case ast.alias(name, asname):
            return {*name.split("."), asname or name}
        case ast.ImportFrom(str(module)):
            return {*module.split(".")}
        case ast.Constant(str(text)):
            return {*re.findall(r"\w+" if " " not in text else r"\b(?:FROM|INTO|TABLE|UPDATE) (\w+)", text)}
    return set()


@cache
def words() -> frozenset[str]:
    """Every name that code of ours uses, but for the exceptions above."""
    return frozenset().union(*(code_of(path).words for path in files() if path != Path(__file__)))


@cache
def members() -> dict[str, set[str]]:
    """What is defined or used in the classes with this name."""
    found: dict[str, set[str]] = {}
    for path in files():
        for name, inner in code_of(path).members.items():
            found.setdefault(name, set()).update(inner)
    return found


def is_file(name: str, path: Path) -> bool:
    """Whether there is a file of this name, seen from the tree, the package, or a folder above `path`."""
    return any((base / name).exists() for base in (ROOT, PACKAGE, *path.parents))


def is_member(folder: str, module: str, name: str) -> bool:
    """Whether `module` defines `name`, or is a folder that has it. True where there is no module of ours.

    folder: `storage/` or "". module: dotted.
    """
    dotted = f"{module}.{name}"
    bases = (PACKAGE.parent, PACKAGE, ROOT)
    if any((base / Path(*dotted.split("."))).with_suffix(ending).exists() for base in bases for ending in ("", ".py")):
        return True
    *above, last = module.split(".")
    if folder:
        candidates = [path for path in module_files().get(last, []) if (PACKAGE / folder / f"{last}.py") == path]
        return not (PACKAGE / folder).is_dir() or any(name in names_in(path) for path in candidates)
    candidates = module_files().get(last, [])
    if above and above[0] not in ("signpost", "tests", "bench") and not set(above) <= {*module_files()}:
        return True
    # A value is named after its class: `job.is_dry` is of `Job`.
    of_class = members().get("".join(part.title() for part in last.split("_")), ())
    return not candidates or name in of_class or any(name in names_in(path) for path in candidates)


def names_that_are_missing(path: Path, text: str) -> Iterator[str]:
    """What a comment or docstring of the module `path` names that is not there."""
    for found in _FILE.finditer(text):
        if not is_file(found[0], path) and not _PLACEHOLDER.search(found[0]):
            yield found[0]
    for folder, modules, name in _MEMBER.findall(text):
        if name not in _ENDINGS and not is_member(folder, modules.removesuffix("."), name):
            yield f"{folder}{modules}{name}"
    for name, member in _OF_CLASS.findall(text):
        if name in members() and member not in members()[name]:
            yield f"{name}.{member}"
    yield from (found[0] for found in _HOOK.finditer(text) if found[1] not in names_in(PACKAGE / "hooks.py"))
    yield from (name for name in _NAMES.findall(text) if name not in words())


def missing() -> list[Mention]:
    """What is named and not there, in all modules."""
    return [
        Mention(path, line, name)
        for path in files()
        for line, text in code_of(path).texts
        for name in names_that_are_missing(path, text)
    ]


@pytest.mark.slow
def test_what_comments_name_is_there() -> None:
    found = missing()
    assert [str(mention) for mention in found if mention.name not in OTHERS | EXAMPLES] == []
    # What no comment has any longer needs no exception.
    assert {mention.name for mention in found} >= OTHERS | EXAMPLES


def test_what_is_elsewhere_is_noticed() -> None:
    path = PACKAGE / "storage" / "models" / "record.py"
    text = """The address, as domain/records/resolution.Place has it, with hook().record_created; server/listeners.py,
    chains.Nowhere, `VisitExplanation.nothing`, an OldSchema, by make_nothing of `nothings`. There are
    resolution.StoredAddress, base.py, storage/models/base.py, `VisitExplanation.shown`, RecordView, and go.acme.test.
    """
    assert {*names_that_are_missing(path, text)} == {
        *("domain/records/resolution.Place", "hook().record_created", "server/listeners.py", "chains.Nowhere"),
        *("VisitExplanation.nothing", "OldSchema", "make_nothing", "nothings"),
    }
