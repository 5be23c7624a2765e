"""tests/mutants: each fault fits the code of today. Whether tests/contract notices them: `python -m tests.mutants`."""

from tests.mutants.__main__ import ROOT, lost_anchors
from tests.mutants.table import MUTANTS


def test_each_fault_has_its_place_in_the_code() -> None:
    assert lost_anchors() == []


def test_ids_are_unique_and_files_exist() -> None:
    assert len({mutant.id for mutant in MUTANTS}) == len(MUTANTS) == 105
    for mutant in MUTANTS:
        for name in mutant.tests:
            assert (ROOT / "tests" / "contract" / f"test_{name}.py").is_file(), mutant.id
