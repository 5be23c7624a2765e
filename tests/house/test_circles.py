"""No module imports itself by way of others: not within functions either, nor for types alone."""

import ast
from pathlib import Path

import signpost

PACKAGE = Path(signpost.__file__).parent
# Circles that are there, as sets of modules. Take out what is gone; add none.
KNOWN: set[frozenset[str]] = set()

Graph = dict[str, set[str]]


def modules() -> dict[str, Path]:
    """The file of each module, by its name."""
    found = {}
    for file in sorted(PACKAGE.rglob("*.py")):
        name = ".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts)
        found[name.removesuffix(".__init__")] = file
    return found


def imported(tree: ast.Module, known: set[str]) -> set[str]:
    """The modules among `known` that a module names in its imports, wherever these stand."""
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            # In `from package import module`, the module is what is needed.
            inner = {alias.name: f"{node.module}.{alias.name}" for alias in node.names}
            names |= {name if name in known else node.module for name in inner.values()}
    return names & known


def circles(graph: Graph) -> set[frozenset[str]]:
    """The largest sets of modules each of which leads to all others (Tarjan's strongly connected components)."""
    found, numbers, lowest, path = set(), dict[str, int](), dict[str, int](), list[str]()

    def visit(name: str) -> None:
        numbers[name] = lowest[name] = len(numbers)
        path.append(name)
        for other in sorted(graph[name]):
            if other not in numbers:
                visit(other)
                lowest[name] = min(lowest[name], lowest[other])
            elif other in path:
                lowest[name] = min(lowest[name], numbers[other])
        if lowest[name] == numbers[name]:
            begin = path.index(name)
            if len(path) - begin > 1:
                found.add(frozenset(path[begin:]))
            del path[begin:]

    for name in sorted(graph):
        if name not in numbers:
            visit(name)
    return found


def test_there_is_no_circle_of_imports() -> None:
    files = modules()
    assert len(files) > 100
    graph = {
        name: imported(ast.parse(file.read_text(encoding="utf-8")), {*files}) - {name} for name, file in files.items()
    }
    assert circles(graph) == KNOWN


def test_it_sees_circles() -> None:
    code = "import a\nif TYPE_CHECKING:\n    from a import b\n\ndef f():\n    from a.b import C\n    from a import D"
    assert imported(ast.parse(code), {"a", "a.b", "c"}) == {"a", "a.b"}
    graph = {"a": {"b"}, "b": {"c"}, "c": {"b", "d"}, "d": set(), "e": {"a"}, "f": {"e", "g"}, "g": {"f"}}
    assert circles(graph) == {frozenset("bc"), frozenset("fg")}
