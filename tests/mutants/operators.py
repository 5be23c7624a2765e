"""Mistakes that are made from the code itself: one change of one expression or statement each."""

import ast
from dataclasses import dataclass
from pathlib import Path

# What a visitor or a client can notice is decided here.
PACKAGES = (
    "operations", "domain", "schemas", "visits", "rest", "mcp", "web", "clicks", "features/diagnostics",
    "features/events", "features/history", "features/misses", "features/monitoring", "features/sign_in/operations",
)  # fmt: skip
# It describes the interface, and decides nothing: tests/house holds it to the code.
_DESCRIPTION = "rest/description/"

_COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
_ROLES = {"VIEWER": "EDITOR", "EDITOR": "VIEWER", "MANAGER": "EDITOR", "OWNER": "MANAGER"}
# Arguments that only describe: no answer depends on them.
_DESCRIPTIVE = frozenset({
    "metadata", "description", "example", "examples", "title", "summary", "name", "slots", "frozen", "kw_only",
    "maxsize", "daemon", "repr", "tags", "headers",
})  # fmt: skip
# How long something waits: a black box that is done in a minute does not see it.
_WAITS = frozenset({"monotonic", "monotonic_ns", "perf_counter", "sleep", "wait", "notify", "notify_all"})
# How much is done at once, or remembered.
_AMOUNTS = ("CHUNK", "BATCH", "CACHE", "REMEMBERED", "WAITING")
_DURATIONS = ("_S", "_s", "_MS", "_ms", "timeout")
# Their arguments are for the type checker, or an assertion.
_TYPING = frozenset({"cast", "TypeVar", "NewType", "ParamSpec", "zip"})
_LOGGERS = frozenset({"logger", "logging", "log", "warnings"})
_MAX_WORD = 40


@dataclass(frozen=True)
class Mistake:
    """A change of a file. begin, end: byte offsets of what `text` replaces.  line: where it is, counted from 1.

    scope: the first and last line of the function or class around it; (0, 0) at the top of the file.
    """

    file: str
    line: int
    begin: int
    end: int
    text: str
    operator: str
    scope: tuple[int, int]
    is_in_function: bool

    def apply(self, source: bytes) -> bytes:
        return source[: self.begin] + self.text.encode() + source[self.end :]

    def diff(self, source: bytes) -> str:
        """The lines as they were and as they are, with their signs."""
        first = source.rfind(b"\n", 0, self.begin) + 1
        last = source.find(b"\n", self.end)
        after = self.apply(source)
        before_text = source[first:last].decode()
        after_text = after[first : last + len(after) - len(source)].decode()
        lines = [f"- {line}" for line in before_text.splitlines()] + [f"+ {line}" for line in after_text.splitlines()]
        return "\n".join(lines)


def mistakes_in(root: Path) -> list[Mistake]:
    """Every mistake that can be made in the packages of behaviour below `root`, in a steady order."""
    return [
        mistake
        for package in PACKAGES
        for file in sorted((root / package).rglob("*.py"))
        if not file.relative_to(root).as_posix().startswith(_DESCRIPTION)
        for mistake in mistakes_of(file.relative_to(root).as_posix(), file.read_bytes())
    ]


def mistakes_of(name: str, source: bytes) -> list[Mistake]:
    """Every mistake that can be made in one file."""
    found = _Finder(name, source)
    found.visit(ast.parse(source))
    return sorted(set(found.mistakes), key=lambda entry: (entry.begin, entry.end, entry.operator, entry.text))


class _Finder(ast.NodeVisitor):
    def __init__(self, name: str, source: bytes):
        self.mistakes: list[Mistake] = []
        self._name, self._source = name, source
        self._starts = [0]
        for line in source.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))
        self._scopes: list[ast.stmt] = []

    def _offsets(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._starts[node.lineno - 1] + node.col_offset, self._starts[node.end_lineno - 1] + node.end_col_offset

    def _add(self, node: ast.expr | ast.stmt, text: str, operator: str) -> None:
        begin, end = self._offsets(node)
        scope = (0, 0)
        if self._scopes:
            around = self._scopes[-1]
            first = min([around.lineno, *(entry.lineno for entry in getattr(around, "decorator_list", ()))])
            scope = (first, around.end_lineno or first)
        is_in_function = any(isinstance(entry, ast.FunctionDef | ast.AsyncFunctionDef) for entry in self._scopes)
        self.mistakes.append(Mistake(self._name, node.lineno, begin, end, text, operator, scope, is_in_function))

    def _text(self, node: ast.expr) -> str:
        begin, end = self._offsets(node)
        return self._source[begin:end].decode()

    # --- what is left alone -------------------------------------------------------------------------------------

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Texts for people; and Python does not say where their parts are."""

    def visit_Dict(self, node: ast.Dict) -> None:
        # A reference is part of a description in OpenAPI.
        if not any(isinstance(key, ast.Constant) and key.value == "$ref" for key in node.keys):
            self.generic_visit(node)

    def visit_Assert(self, node: ast.Assert) -> None:
        pass

    def visit_Import(self, node: ast.Import) -> None:
        pass

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        pass

    def visit(self, node: ast.AST) -> None:
        if not _is_wait(node):
            super().visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if not any(_is_pace(target) for target in node.targets):
            self.visit(node.value)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None and not _is_pace(node.target):
            self.visit(node.value)

    def visit_arg(self, node: ast.arg) -> None:
        """Without its annotation."""

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant):
            return  # a docstring
        if isinstance(node.value, ast.Call) and not _is_of_log(node.value) and not _is_wait(node.value):
            self._add(node, "pass", "removed call")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if _is_of_log(node):
            return
        if isinstance(node.func, ast.Name) and node.func.id in _TYPING:
            # What the others pass on is looked into.
            for entry in node.args:
                if not isinstance(entry, ast.Constant):
                    self.visit(entry)
            return
        self.generic_visit(node)

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg not in _DESCRIPTIVE and not (node.arg or "").endswith(_DURATIONS):
            self.visit(node.value)

    def _visit_scope(self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> None:
        self._scopes.append(node)
        for decorator in node.decorator_list:
            self.visit(decorator)
        if not isinstance(node, ast.ClassDef):
            given = [*node.args.posonlyargs, *node.args.args]
            pairs = [*zip(reversed(given), reversed(node.args.defaults), strict=False)]
            for arg, default in (*pairs[::-1], *zip(node.args.kwonlyargs, node.args.kw_defaults, strict=True)):
                if default is not None and not arg.arg.endswith(_DURATIONS):
                    self.visit(default)
        for statement in node.body:
            self.visit(statement)
        self._scopes.pop()

    visit_FunctionDef = visit_AsyncFunctionDef = visit_ClassDef = _visit_scope

    # --- the mistakes ---------------------------------------------------------------------------------------------

    def visit_Compare(self, node: ast.Compare) -> None:
        if len(node.ops) == 1:
            other = _COMPARISONS[type(node.ops[0])]()
            changed = ast.Compare(node.left, [other], node.comparators)
            self._add(node, f"({ast.unparse(changed)})", "swapped comparison")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        is_and = isinstance(node.op, ast.And)
        texts = [f"({self._text(value)})" for value in node.values]
        self._add(node, f"({(' or ' if is_and else ' and ').join(texts)})", "and/or")
        for number in range(len(texts)):
            rest = texts[:number] + texts[number + 1 :]
            self._add(node, f"({(' and ' if is_and else ' or ').join(rest)})", "dropped condition")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self._add(node, f"({self._text(node.operand)})", "dropped negation")
        self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return
        self._decide(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        if _is_sentence(node.body) or _is_sentence(node.orelse):
            return  # a choice between texts for people
        self._decide(node.test)
        self.generic_visit(node)

    def _decide(self, test: ast.expr) -> None:
        # Without `name := value` the name would be unknown, which anyone notices.
        if not _is_wait(test) and not any(isinstance(entry, ast.NamedExpr) for entry in ast.walk(test)):
            for value in ("True", "False"):
                self._add(test, value, "dropped condition")

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for condition in node.ifs:
            self._add(condition, "True", "dropped condition")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if isinstance(node.op, ast.Add | ast.Sub) and not _has_text(node):
            other = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
            self._add(node, f"({ast.unparse(ast.BinOp(node.left, other, node.right))})", "plus/minus")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        value = node.value
        if isinstance(value, bool):
            self._add(node, str(not value), "other constant")
        elif isinstance(value, int):
            self._add(node, str(value + 1), "off by one")
            if value > 0:
                self._add(node, str(value - 1), "off by one")
        elif isinstance(value, float):
            self._add(node, str(value * 2 or 1.0), "other constant")
        elif isinstance(value, str) and 0 < len(value) <= _MAX_WORD and not any(c.isspace() for c in value):
            self._add(node, repr(f"{value}x"), "other constant")

    def visit_Raise(self, node: ast.Raise) -> None:
        if node.exc is not None:
            self._add(node, "pass", "removed raise")
        # What it says is for people.

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if node.attr in _ROLES:
            self._add(node, f"{self._text(node.value)}.{_ROLES[node.attr]}", "swapped role")
        self.generic_visit(node)


def _is_of_log(call: ast.Call) -> bool:
    owner = call.func.value if isinstance(call.func, ast.Attribute) else None
    return isinstance(owner, ast.Name) and owner.id in _LOGGERS


def _is_pace(target: ast.expr) -> bool:
    """Whether what is assigned is how long something takes or how much at once, by its name."""
    if isinstance(target, ast.Tuple):
        return any(_is_pace(entry) for entry in target.elts)
    name = target.id if isinstance(target, ast.Name) else target.attr if isinstance(target, ast.Attribute) else ""
    return name.endswith(_DURATIONS) or name.startswith("__") or any(word in name for word in _AMOUNTS)


def _is_wait(node: ast.AST) -> bool:
    """Whether an expression looks at the clock that only measures, or waits."""
    return isinstance(node, ast.Compare | ast.BinOp | ast.BoolOp | ast.Call | ast.UnaryOp) and any(
        isinstance(entry, ast.Call) and isinstance(entry.func, ast.Attribute) and entry.func.attr in _WAITS
        for entry in ast.walk(node)
    )


def _is_sentence(node: ast.expr) -> bool:
    """Whether this is text with blanks, for people."""
    if isinstance(node, ast.JoinedStr):
        return any(_is_sentence(part) for part in node.values)
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and " " in node.value.strip()


def _has_text(node: ast.BinOp) -> bool:
    """Whether a side is text, which no minus takes."""
    sides = (node.left, node.right)
    return any(
        isinstance(side, ast.JoinedStr) or (isinstance(side, ast.Constant) and not isinstance(side.value, int | float))
        for side in sides
    )
