"""tests/mutants: each fault fits the code of today. Whether tests/contract notices them: `python -m tests.mutants`."""

from pathlib import Path

from tests.mutants import operators
from tests.mutants.__main__ import ROOT, lost_anchors
from tests.mutants.table import MUTANTS
from tests.mutants.uses import Uses


def test_each_fault_has_its_place_in_the_code() -> None:
    assert lost_anchors() == []


def test_ids_are_unique_and_files_exist() -> None:
    assert len({mutant.id for mutant in MUTANTS}) == len(MUTANTS) == 105
    for mutant in MUTANTS:
        for name in mutant.tests:
            assert (ROOT / "tests" / "contract" / f"test_{name}.py").is_file(), mutant.id


# --- mistakes made from the code itself --------------------------------------------------------------------------

SOURCE = b'''"""A module."""
import logging
logger = logging.getLogger("x")

@requires(roles.EDITOR)
def create(caller, limit: int = 20, title: str = "none"):
    """A docstring."""
    if len(title) > limit or not title:
        raise Invalid({"title": ["It is too long."]})
    logger.info("Created.")
    announce(title)
    return {"title": f"{title}-{limit}", "is_new": True} if caller else None
'''
EXPECTED = {
    ("swapped role", "roles.EDITOR", "roles.VIEWER"),
    ("off by one", "20", "21"),
    ("off by one", "20", "19"),
    ("other constant", '"none"', "'nonex'"),
    ("swapped comparison", "len(title) > limit", "(len(title) >= limit)"),
    ("and/or", "len(title) > limit or not title", "((len(title) > limit) and (not title))"),
    ("dropped condition", "len(title) > limit or not title", "((not title))"),
    ("dropped condition", "len(title) > limit or not title", "((len(title) > limit))"),
    ("dropped condition", "len(title) > limit or not title", "True"),
    ("dropped condition", "len(title) > limit or not title", "False"),
    ("dropped negation", "not title", "(title)"),
    ("removed raise", 'raise Invalid({"title": ["It is too long."]})', "pass"),
    ("removed call", "announce(title)", "pass"),
    ("other constant", '"title"', "'titlex'"),
    ("other constant", '"is_new"', "'is_newx'"),
    ("other constant", "True", "False"),
    ("dropped condition", "caller", "True"),
    ("dropped condition", "caller", "False"),
}


def test_mistakes_are_made_by_operator() -> None:
    """Texts for people, docstrings, annotations and logs are left alone; each result is Python."""
    found = operators.mistakes_of("some.py", SOURCE)

    assert {(entry.operator, SOURCE[entry.begin : entry.end].decode(), entry.text) for entry in found} == EXPECTED
    for entry in found:
        compile(entry.apply(SOURCE), "some.py", "exec")
        assert entry.diff(SOURCE).startswith("- ")
    raised = next(entry for entry in found if entry.operator == "removed raise")
    assert (raised.line, raised.scope, raised.is_in_function) == (9, (5, 12), True)
    assert raised.diff(SOURCE).splitlines() == [
        '-         raise Invalid({"title": ["It is too long."]})',
        "+         pass",
    ]


WITHOUT_MISTAKES = b"""
import time
PAUSE_S, TURN_S = 5, 0.5
CHUNK_ROWS = 10
T = TypeVar("T")
_REFERENCE = {"$ref": "#/x", "maxItems": 5}
__slots__ = ("a", "b")
def wait(pause_s=3, *, timeout=10):
    if stopping.wait(pause_s):
        time.sleep(1)
    for entry, other in zip(entries, others, strict=True):
        count = cast("int", entry)
    begun = time.monotonic() - 5 > 2
    what = "1 field was" if count else f"{count} fields were"
    fetch(timeout_s=5)
"""


def test_what_no_black_box_sees_is_left_alone() -> None:
    """How long something waits, how much is done at once, choices between texts, and what is for the type checker."""
    assert {entry.operator for entry in operators.mistakes_of("some.py", WITHOUT_MISTAKES)} == {"removed call"}


def test_a_definition_is_reached_by_the_functions_that_use_it(tmp_path: Path) -> None:
    """By its name, by an import of it or of its module, or by way of another definition."""
    package = tmp_path / "package"
    package.mkdir()
    (package / "limits.py").write_text(
        "MOST = 5\nUNUSED = 6\n_TWICE = 2 * MOST\n\ndef is_over(n):\n    return n > _TWICE\n"
    )
    (package / "api.py").write_text(
        "from package import limits\nfrom package.limits import MOST as ALL\n\n"
        "class View:\n    size = limits.MOST\n\n    def show(self):\n        return 1\n\n"
        "def count():\n    return ALL\n\n@route(View)\ndef page():\n    return 2\n"
    )
    uses = Uses(package)

    assert uses.functions_of("limits.py", 1) == {
        ("limits.py", 5), ("api.py", 7), ("api.py", 10), ("api.py", 13),
    }  # fmt: skip
    assert uses.functions_of("limits.py", 2) == set()
    assert uses.functions_of("limits.py", 3) == {("limits.py", 5)}
    assert uses.functions_of("limits.py", 4) is None


def test_the_code_has_many_of_each_kind_and_a_seed_chooses_the_same() -> None:
    package = ROOT / "service" / "signpost" / "operations"
    file = package / "workspaces" / "usage.py"
    name = file.relative_to(ROOT / "service" / "signpost").as_posix()

    found = [operators.mistakes_of(name, file.read_bytes()) for _ in range(2)]

    assert found[0] == found[1]
    assert {entry.operator for entry in found[0]} >= {
        "swapped comparison",
        "dropped condition",
        "removed raise",
        "and/or",
    }
    assert all((ROOT / "service" / "signpost" / folder).is_dir() for folder in operators.PACKAGES)
