"""The statements of the interface specification, by their ids: docs/contract.md says which tests hold each."""

from pathlib import Path

import pytest

STATEMENTS = dict(
    line.split(" ", 1)
    for line in Path(__file__).with_name("statements.txt").read_text(encoding="utf-8").splitlines()
    if line
)
_IDS = {sentence: id_ for id_, sentence in STATEMENTS.items()}


def statement(*ids: str) -> pytest.MarkDecorator:
    """The mark for a test that holds these statements."""
    return pytest.mark.statement(*ids)


def id_of(sentence: str) -> str | None:
    """The id of a statement, where there is one with these words."""
    return _IDS.get(sentence)


def code_marks(operation: str, code: int) -> list[pytest.MarkDecorator]:
    """The mark for a test that `operation` (`POST /link`) answers `code`; none where the specification is silent."""
    id_ = id_of(f"`{operation}` answers {code}.")
    return [] if id_ is None else [statement(id_)]
