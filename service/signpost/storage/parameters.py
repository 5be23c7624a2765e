"""The sets of parameters that redirects of one path ask for: found without reading the redirects."""

from collections.abc import Callable, Iterator
from typing import Any

# At one path, like `id` and `cat&id`. Each costs a visit of the path one look-up.
MAX_SETS = 20

_NEXT = """
    SELECT alias_folded FROM record
    WHERE workspace_id = ? AND host = ? AND alias_folded >= ? AND alias_folded < ? ORDER BY alias_folded LIMIT 1
"""

Query = Callable[[str, tuple[Any, ...]], Any]


def parameters_at(query: Query, workspace_id: str, host: str, folded_path: str) -> Iterator[str]:
    """The names as `alias_folded` contains them (domain/records/paths.key_of), at most MAX_SETS and one.

    query: runs a statement and returns its rows.
    """
    # "@" is the character after "?", so these are the bounds of all texts that begin with the path and "?".
    begin, end = f"{folded_path}?", f"{folded_path}@"
    for _ in range(MAX_SETS + 1):
        rows = list(query(_NEXT, (workspace_id, host, begin, end)))
        if not rows:
            return
        names = rows[0][0][len(folded_path) + 1 :].partition("?")[0]
        yield names
        begin = f"{folded_path}?{names}@"
