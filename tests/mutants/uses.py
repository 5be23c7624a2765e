"""Which functions use what a module or a class defines: directly, or by way of other definitions."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

# (file, first line): a function, as tests/mutants/trace.py knows it.
Function = tuple[str, int]
# (file, name); the file is empty for a member of a class, which is known by its name alone.
Name = tuple[str, str]


class Uses:
    """The uses of what is defined in the files below the folder of a package."""

    def __init__(self, root: Path):
        self._package = root.name
        self._files = {file.relative_to(root).as_posix() for file in root.rglob("*.py")}
        self._functions: dict[Name, set[Function]] = defaultdict(set)
        # By name: the names that are defined with it.
        self._defined_with: dict[Name, set[Name]] = defaultdict(set)
        # By file: (first line, last line, names) of what is defined outside of functions.
        self._definitions: dict[str, list[tuple[int, int, set[Name]]]] = defaultdict(list)
        for file in sorted(self._files):
            _File(self, file, ast.parse((root / file).read_bytes()))

    def functions_of(self, file: str, line: int) -> set[Function] | None:
        """The functions that use what is defined at a line outside of functions; None where nothing gets a name."""
        places = [names for first, last, names in self._definitions[file] if first <= line <= last]
        if not places:
            return None
        waiting = list(set().union(*places))
        seen, found = set(waiting), set[Function]()
        while waiting:
            name = waiting.pop()
            found |= self._functions[name]
            new = self._defined_with[name] - seen
            seen |= new
            waiting.extend(new)
        return found


class _File:
    """Adds what a file defines and uses."""

    def __init__(self, uses: Uses, file: str, tree: ast.Module):
        self._uses, self._file = uses, file
        # By alias: the file of a module.
        self._modules: dict[str, str] = {}
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom):
                self._add_import(node)
        self._look_into(tree.body, None)

    def _add_import(self, node: ast.ImportFrom) -> None:
        parts = (node.module or "").split(".")
        if parts[0] != self._uses._package or node.level:
            return
        for alias in node.names:
            module = self._file_of([*parts[1:], alias.name])
            if module:
                self._modules[alias.asname or alias.name] = module
            elif source := self._file_of(parts[1:]):
                self._uses._defined_with[source, alias.name].add((self._file, alias.asname or alias.name))

    def _file_of(self, parts: list[str]) -> str:
        path = "/".join(parts)
        return next((file for file in (f"{path}.py", f"{path}/__init__.py") if file in self._uses._files), "")

    def _look_into(self, body: list[ast.stmt], around: str | None) -> None:
        """Look into the statements of the module, or of a class of this name."""
        for statement in body:
            first, last = _lines(statement)
            if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef):
                for name in self._names_in(statement):
                    self._uses._functions[name].add((self._file, first))
                # It may be called by another name than its own: by a decorator, or in a table.
                self._define(first, last, {(self._file, around or statement.name)}, [])
                self._uses._functions[self._file, around or statement.name].add((self._file, first))
            elif isinstance(statement, ast.ClassDef):
                parts = (*statement.bases, *statement.decorator_list)
                self._define(
                    first, first, {(self._file, statement.name)}, [n for p in parts for n in self._names_in(p)]
                )
                self._look_into(statement.body, statement.name)
            elif not isinstance(statement, ast.Import | ast.ImportFrom):
                bound = {(self._file, name) for name in _bound_by(statement)}
                if around is not None:
                    bound = {("", name) for _, name in bound if name.isupper()} | {(self._file, around)}
                self._define(first, last, bound, list(self._names_in(statement)))

    def _define(self, first: int, last: int, names: set[Name], used: list[Name]) -> None:
        if names:
            self._uses._definitions[self._file].append((first, last, names))
        for name in used:
            self._uses._defined_with[name] |= names

    def _names_in(self, node: ast.AST) -> Iterator[Name]:
        for entry in ast.walk(node):
            if isinstance(entry, ast.Name) and isinstance(entry.ctx, ast.Load):
                yield self._file, entry.id
            elif isinstance(entry, ast.Attribute):
                owner = entry.value.id if isinstance(entry.value, ast.Name) else ""
                yield self._modules.get(owner, ""), entry.attr


def _lines(node: ast.stmt) -> tuple[int, int]:
    first = min([node.lineno, *(entry.lineno for entry in getattr(node, "decorator_list", ()))])
    return first, node.end_lineno or first


def _bound_by(statement: ast.stmt) -> Iterator[str]:
    for entry in ast.walk(statement):
        if isinstance(entry, ast.Name) and isinstance(entry.ctx, ast.Store):
            yield entry.id
