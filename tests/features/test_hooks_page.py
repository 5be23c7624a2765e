"""docs/hooks.md has every hook, as the code describes it, and an example of each that fits."""

import ast
import importlib
import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType

import pluggy
import pytest

from signpost import hooks
from signpost.loader import BUILT_IN, load
from tests.conftest import ROOT

PAGE = (ROOT / "docs" / "hooks.md").read_text(encoding="utf-8")
SECTION = re.compile(r"^### `(\w+)\(([\w, ]*)\)`\n\n(.*?)\n\n```python\n(.*?)```", re.MULTILINE | re.DOTALL)
SECTIONS = {name: (arguments, text, example) for name, arguments, text, example in SECTION.findall(PAGE)}
_SPECIFICATION = re.compile(r"^@(hookspec|first_answer)\ndef (\w+)\(", re.MULTILINE)


def modules() -> Iterator[ModuleType]:
    """Where hooks are described: those of the core, and those of features."""
    yield hooks
    for name in sorted(BUILT_IN):
        named = getattr(import_module(f"signpost.features.{name}.feature"), "HOOKS", None)
        if named is not None:
            yield import_module(named)


HOOKS = {
    name: (getattr(module, name), is_first == "first_answer")
    for module in modules()
    for is_first, name in _SPECIFICATION.findall(inspect.getsource(module))
}


def test_the_page_has_every_hook_in_the_order_of_the_code() -> None:
    assert [*SECTIONS] == [*HOOKS]
    assert len(re.findall(r"^### ", PAGE, re.MULTILINE)) == len(SECTIONS)


def test_no_two_hooks_have_the_same_name() -> None:
    found = [name for module in modules() for _, name in _SPECIFICATION.findall(inspect.getsource(module))]
    assert len(found) == len({*found})


@pytest.mark.parametrize("name", HOOKS)
def test_it_says_what_the_code_says(name: str) -> None:
    hook, is_first = HOOKS[name]
    arguments, text, _ = SECTIONS[name]
    assert arguments == ", ".join(inspect.signature(hook).parameters)
    said = re.sub(r"\[(`[^`]+`)\]\([^)]+\)", r"\1", text)
    assert said.startswith(inspect.getdoc(hook) or "nothing is said of it")
    assert said.endswith("The first answer that is not None counts.") is is_first


@pytest.mark.parametrize("name", HOOKS)
def test_its_example_joins_in(name: str) -> None:
    """As pluggy takes it: with arguments that the hook has. What it imports of Signpost is there."""
    example = SECTIONS[name][2]
    module = ModuleType("example")
    exec("from signpost.hooks import hookimpl\n" + example, vars(module))
    manager = pluggy.PluginManager(hooks.PROJECT)
    for specifications in modules():
        manager.add_hookspecs(specifications)
    manager.register(module)
    (implementation,) = getattr(manager.hook, name).get_hookimpls()
    assert {*implementation.argnames} <= {*inspect.signature(HOOKS[name][0]).parameters}
    for node in ast.walk(ast.parse(example)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] not in ("signpost_notes", ""):
            imported = importlib.import_module(str(node.module))
            for alias in node.names:
                assert hasattr(imported, alias.name) or importlib.import_module(f"{node.module}.{alias.name}")


@pytest.mark.parametrize("name", HOOKS)
def test_a_feature_of_ours_uses_it(name: str) -> None:
    """What a stranger can, ours do by the same hook; one that nobody has is no promise."""
    assert getattr(load().hook, name).get_hookimpls(), name
