"""docs/reliability.md names tests that exist, and every test of the campaign."""

import re

from tests.conftest import ROOT
from tests.house.test_contract_table import found_in

PAGE = (ROOT / "docs" / "reliability.md").read_text(encoding="utf-8")


def test_what_the_page_names_exists_and_nothing_is_left_out() -> None:
    named = set(re.findall(r"`(tests/\S+?\.py)::(\S+?)`", PAGE))
    assert len(named) > 60
    assert [f"{file}::{name}" for file, name in named if name not in found_in(file)] == []
    files = (ROOT / "tests" / "faults").glob("test_*.py")
    existing = {(f"tests/faults/{file.name}", name) for file in files for name in found_in(f"tests/faults/{file.name}")}
    assert {f"{file}::{name}" for file, name in existing - named if "test_page" not in file} <= {
        # Others of their kind stand on the page, or they end what others began.
        "tests/faults/test_concurrency.py::test_counts_are_exact_after_all_of_this",
        "tests/faults/test_failures_clicks.py::test_a_start_with_damage_says_so",
        "tests/faults/test_failures_clicks.py::test_very_many_clicks_that_waited_are_all_counted_without_a_kill",
    }
