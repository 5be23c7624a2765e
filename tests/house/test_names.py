"""One word, one thing: names of classes, folders and modules."""

import ast
import re
from collections import Counter, defaultdict
from pathlib import Path

import signpost

PACKAGE = Path(signpost.__file__).parent
# What a schema loads has the name of the schema.
MIRROR = "schemas/loaded.py"
MAX_MODULES = 21


def public_classes() -> dict[str, list[str]]:
    """Where each public class of the product is defined."""
    found = defaultdict(list)
    for file in sorted(PACKAGE.rglob("*.py")):
        name = file.relative_to(PACKAGE).as_posix()
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_") and name != MIRROR:
                found[node.name].append(name)
    return found


def test_a_public_class_name_is_defined_once() -> None:
    found = public_classes()
    assert len(found) > 500
    assert {name: files for name, files in found.items() if len(files) > 1} == {}


def test_a_folder_holds_no_more_modules_than_one_reads_at_a_glance() -> None:
    counts = Counter(file.parent.relative_to(PACKAGE).as_posix() for file in PACKAGE.rglob("*.py"))
    assert {folder: count for folder, count in counts.items() if count > MAX_MODULES + 1} == {}


def test_loops_of_templates_name_what_they_loop_over() -> None:
    templates = [path for path in PACKAGE.rglob("templates/**/*") if path.is_file()]
    assert len(templates) > 60
    found = [str(path) for path in templates if re.search(r"for [\w, ]*\b(one|some)\b[\w, ]* in ", path.read_text())]
    assert found == []


# Of two spellings of a word, the one that code and texts have not.
OTHER_SPELLING = re.compile(
    r"\w*(?:behaviour|centre|colour|favour|neighbour|licence|organis|recognis)\w*", re.IGNORECASE
)


def test_words_are_spelled_in_one_way() -> None:
    files = [*PACKAGE.rglob("*.py"), *PACKAGE.rglob("templates/**/*.html")]
    assert len(files) > 700
    found = {
        (file.relative_to(PACKAGE).as_posix(), word)
        for file in files
        for word in OTHER_SPELLING.findall(file.read_text(encoding="utf-8"))
    }
    assert found == set()


def test_the_name_of_gettext_is_no_name_for_what_is_not_used() -> None:
    """In a module that marks texts with `_`, nothing else is `_`: within a function it would hide the other."""
    for file in sorted(PACKAGE.rglob("*.py")):
        nodes = [*ast.walk(ast.parse(file.read_text(encoding="utf-8")))]
        aliases = [alias for node in nodes if isinstance(node, ast.ImportFrom) for alias in node.names]
        if any((alias.asname or alias.name) == "_" for alias in aliases):
            lines = [node.lineno for node in nodes if isinstance(node, ast.Name) and node.id == "_" and _is_set(node)]
            lines += [node.lineno for node in nodes if isinstance(node, ast.arg) and node.arg == "_"]
            assert lines == [], file.relative_to(PACKAGE)


def _is_set(node: ast.Name) -> bool:
    return isinstance(node.ctx, ast.Store)
