"""What CONTRIBUTING.md and docs/architecture.md say of the code is so, and a field added by their steps arrives.

1. Every file, name, command and table between backquotes is there. "`a` of `file`", "`a` in `file`" and "`a` (`file`)"
   say where it is defined.
2. The steps of "Add a field to a record" are followed in a copy of the tree, with the lines of the page.
"""

import ast
import importlib.util
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import flask_smorest
import pytest

from signpost import loader
from signpost.factory import close_app, create_app, create_token
from signpost.storage import models
from signpost.testing.client import client_of
from tests.conftest import ROOT
from tests.house.test_readme import exists

PACKAGE = ROOT / "service" / "signpost"
PAGES = ("CONTRIBUTING.md", "docs/architecture.md")
_FENCE = re.compile(r"^( *)```(\w*)\n(.*?)^ *```$", re.M | re.S)
_SPAN = re.compile(r"`([^`]+)`")
_NAMES = r"(?:`[^`]+`(?:, | and )?)+"
_DEFINED = re.compile(
    rf"({_NAMES})\s(?:of|in|\()\s?(?:class )?`([^`]+\.(?:py|html))`|({_NAMES}) \(`([^`]+\.(?:py|html))`\)"
)
_PATH = re.compile(r"[\w.-]+(?:/[\w.-]+)*/?")
# Words between backquotes that are not names of ours: of Python, Flask, peewee, HTTP, SQL, the shell, an instance.
NOT_OURS = {
    *(
        "StrEnum",
        "bind",
        "operationId",
        "BEGIN IMMEDIATE",
        "synchronous=FULL",
        "kill -9",
        "restore",
        "failed",
        "import",
    ),
    *(
        "git config commit.template .gitmessage",
        "pip install pre-commit",
        "pre-commit install",
        "-m core",
        "-m extensions",
    ),
    *(
        "a%2Fb",
        "a/b",
        "config.toml",
        "/openapi.json",
        "/oauth/authorize",
        "[Unreleased]",
        ".dev0",
        "### Upgrading",
        "site/",
        "dist/",
    ),
    *('app.extensions["signpost"]', 'app.config["NAME"]', "<NAME>_FILE", "SIGNPOST_NAME", "other"),
    "## [0.4.0] - 2026-12-24",
}
# The field of the example, and files that are made in following the steps.
EXAMPLES = {"color", "migrations/NNNN_add_color.py", "migrations/NNNN_what_it_does.py"}


def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


# --- what the pages name -------------------------------------------------------------------------------------------


def prose(text: str) -> str:
    """The text without its blocks of code; what is between backquotes is in one line."""
    text = _FENCE.sub("", text)
    return _SPAN.sub(lambda span: f"`{' '.join(span[1].split())}`", text)


def path_of(name: str) -> Path | None:
    """A file or folder: its path within the package, or in the tree."""
    return next((base / name for base in (PACKAGE, ROOT) if (base / name).exists()), None)


def is_in_instance(name: str) -> bool:
    """Whether it is a file of an instance."""
    return any(f'"{name}"' in path.read_text(encoding="utf-8") for path in (PACKAGE / "storage").glob("*.py"))


@cache
def names_in(path: Path) -> frozenset[str]:
    """What a file defines."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return frozenset(re.findall(r"{%-? macro (\w+)\(", text))
    found = set()
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.FunctionDef(name) | ast.AsyncFunctionDef(name) | ast.ClassDef(name):
                found.add(name)
            case ast.Name(name, ast.Store()) | ast.Attribute(_, name, ast.Store()) | ast.arg(name):
                found.add(name)
    return frozenset(found)


@cache
def all_names() -> frozenset[str]:
    """What is defined anywhere in the package and its tests: also the tables."""
    files = [
        path
        for folder in (PACKAGE, ROOT / "tests", ROOT / ".ci")
        for path in folder.rglob("*")
        if path.suffix in (".py", ".html")
    ]
    tables = {model._meta.table_name for model in all_models()}
    # Lock files and the modules of npm are not ours.
    ours = [path for path in files if "node_modules" not in path.parts and ".venvs" not in path.parts]
    return frozenset(tables).union(*map(names_in, ours))


def all_models() -> list[Any]:
    of_core = [value for value in vars(models).values() if isinstance(value, type) and issubclass(value, models.Model)]
    return [*of_core, *(model for tables in loader.tables_of_all().values() for model in tables.models)]


def wrong_in(text: str) -> list[str]:
    """What a page says that is not so."""
    text, wrong = prose(text), []
    for found in _DEFINED.finditer(text):
        path = path_of(found[2] or found[4])
        for span in _SPAN.findall(found[1] or found[3]):
            if path is not None and (name := bare(span)) and "." not in name and name not in names_in(path):
                wrong.append(f"`{span}` is not defined in {found[2] or found[4]}")
    return wrong + [f"`{span}` is not there" for span in dict.fromkeys(_SPAN.findall(text)) if not is_found(span)]


def bare(span: str) -> str:
    """The name in a piece of code: `@a.b(c)` is about `a.b`, `{{ a(b) }}` and `a=b` about `a`."""
    found = re.fullmatch(r"(?:with )?@?(?:\{\{ )?([A-Za-z_][\w.]*)(?:\(.*\).*|\s?=.*|: \w+)?(?: \}\})?", span)
    return found[1] if found else ""


def is_found(span: str) -> bool:
    if span in NOT_OURS | EXAMPLES:
        return True
    words = span.split()
    if words[0] in ("make", "signpost") and len(words) > 1:
        return exists(shlex.split(span))
    if "python" in words[0] and words[1:2] == ["-m"]:
        return importlib.util.find_spec(words[2]) is not None
    if re.match(r"[A-Z_]+= ?make ", span):
        return exists(shlex.split(span)[1:])
    if re.match(r"(?:GET|POST|PUT|PATCH|DELETE) /", span):
        # tests/house/test_docs.py and docs/contract.md hold them.
        return True
    if setting := re.fullmatch(r"((?:TEST|SIGNPOST)_[A-Z_]+)(?:=\w*)?", span):
        return is_variable(setting[1])
    if _PATH.fullmatch(span) and (
        "/" in span or re.search(r"\.(?:py|html|md|toml|yaml)$", span) or span.startswith(".")
    ):
        return path_of(span) is not None
    if is_in_instance(span):
        return True
    name = bare(span)
    first, _, last = name.rpartition(".")
    if first:
        return is_attribute(first, last)
    return bool(name) and (name in all_names() or path_of(name) is not None or path_of(f"{name}.py") is not None)


def is_variable(name: str) -> bool:
    """Whether something reads a variable of the environment."""
    setting = name.removeprefix("SIGNPOST_")
    files = [
        *(ROOT / "tests").glob("*.py"),
        *(ROOT / "tests").glob("[a-z]*/*.py"),
        PACKAGE / "runtime" / "settings_schema.py",
    ]
    return any(re.search(rf'"{name}"|\b{setting} = ', path.read_text(encoding="utf-8")) for path in files)


def is_attribute(first: str, last: str) -> bool:
    """Whether `first.last` is there: of a module, a table, a blueprint, pytest, or an object that code writes to."""
    if first == "pytest.mark":
        options = tomllib.loads(text_of("pyproject.toml"))["tool"]["pytest"]["ini_options"]
        return any(marker.startswith(f"{last}:") for marker in options.get("markers", []))
    if first == "blp":
        return last in names_in(PACKAGE / "rest" / "blueprint.py") or hasattr(flask_smorest.Blueprint, last)
    if any(model._meta.table_name == first and last in model._meta.columns for model in all_models()):
        return True
    if first == "g":
        return any(
            re.search(rf"\bg\.{last} = ", path.read_text())
            for path in (PACKAGE / "features" / "dashboard").rglob("*.py")
        )
    return any(last in names_in(path) for path in PACKAGE.rglob(f"{first}.py"))


@pytest.mark.slow
@pytest.mark.parametrize("page", PAGES)
def test_what_a_page_names_is_there(page: str) -> None:
    assert wrong_in(text_of(page)) == []


def test_many_names_are_looked_for() -> None:
    spans = {span for page in PAGES for span in _SPAN.findall(prose(text_of(page)))}
    assert len(spans) > 200
    assert sum(len(_DEFINED.findall(prose(text_of(page)))) for page in PAGES) > 25
    # What no page has any longer needs no exception.
    assert {*NOT_OURS, *EXAMPLES} <= spans


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        # What the page said when a stranger read it.
        (
            "`{{ field(form) }}` in `further` of `features/dashboard/templates/macros.html`",
            "`further` is not defined in features/dashboard/",
        ),
        ("its name in the `has_wrong` of that section", "`has_wrong` is not there"),
        (
            "a field in `SettingsSchema` of `runtime/settings.py`",
            "`SettingsSchema` is not defined in runtime/settings.py",
        ),
        ("its value in `compiled_of` (`visits/compile.py`)", "`compiled_of` is not defined in visits/compile.py"),
        (
            "`_reader_of` and `folded` (`features/transfer/reading/sources.py`)",
            "`_reader_of` is not defined in features/transfer/reading/sources.py",
        ),
        ("see `storage/models/recrod.py`", "`storage/models/recrod.py` is not there"),
        ("see `operations/nothing/`", "`operations/nothing/` is not there"),
        ("a `RecordSchema`", "`RecordSchema` is not there"),
        ("`database.anounce(host)`", "`database.anounce(host)` is not there"),
        ("`@roles.needs`", "`@roles.needs` is not there"),
        ("`@blp.extensable`", "`@blp.extensable` is not there"),
        ("`@pytest.mark.slowest`", "`@pytest.mark.slowest` is not there"),
        ("`host.dns_due`", "`host.dns_due` is not there"),
        ("`make tested`", "`make tested` is not there"),
        ("`.venv/bin/python -m tests.mutant`", "`.venv/bin/python -m tests.mutant` is not there"),
        ("`signpost hots list`", "`signpost hots list` is not there"),
        ("`SIGNPOST_NO_SUCH_SETTING=1`", "`SIGNPOST_NO_SUCH_SETTING=1` is not there"),
    ],
)
def test_what_is_not_there_is_noticed(text: str, reason: str) -> None:
    assert any(found.startswith(reason) for found in wrong_in(text)), wrong_in(text)


def test_the_layers_are_those_of_the_contract() -> None:
    project = tomllib.loads(text_of("pyproject.toml"))
    contract, *_ = project["tool"]["importlinter"]["contracts"]
    # From the top; those of one level in any order.
    layers = [{*level.split(" | ")} for level in contract["layers"]]
    layers_table = text_of("docs/architecture.md").partition("| Subject |")[0]
    rows = re.findall(r"^\| ((?:`[\w./]+`(?:, )?)+) \|", layers_table, re.M)
    table = [{name.removesuffix("/").removesuffix(".py") for name in _SPAN.findall(row)} for row in rows]
    assert [level for level in table if level <= set.union(*layers)] == layers
    (sentence,) = re.findall(r"Imports go down: (.+?)\.\s+The contract", text_of("CONTRIBUTING.md"), re.S)
    assert [{*_SPAN.findall(level)} for level in sentence.split("<")][::-1] == layers


def test_subjects_have_the_same_name_in_each_layer() -> None:
    table = text_of("docs/architecture.md").partition("| Subject |")[2].partition("\n\n")[0]
    subjects = {name for row in table.splitlines() for name in _SPAN.findall(row.split(" | ")[0])}
    assert len(subjects) == 5
    assert subjects == {*_SPAN.findall(text_of("CONTRIBUTING.md").partition("of the same name: ")[2].partition(";")[0])}
    for subject in subjects:
        places = [
            f"{layer}/{subject}{ending}"
            for layer in ("domain", "operations", "schemas", "features/dashboard")
            for ending in ("", ".py")
        ]
        assert len([*filter(path_of, places)]) > 1, subject
    assert {
        path.name for path in (PACKAGE / "operations").iterdir() if path.is_dir() and path.name != "__pycache__"
    } <= subjects


# --- a field, added ------------------------------------------------------------------------------------------------

STEPS = text_of("CONTRIBUTING.md").partition("\n## Add a field to a record\n")[2].partition("\nOnly where needed:")[0]
# What is asked of the field, besides the tests that it gets by its row in SAMPLES.
ASKED = '''
"""The field that CONTRIBUTING.md adds, as a client, an agent, a person and the command line use it."""

import csv
import io
import os
import re
from pathlib import Path

import signpost
from signpost.factory import close_app, create_app
from signpost.testing.client import client_of
from tests.features.conftest import Person
from tests.features.dashboard.test_pages import names_of_inputs

HOST = "go.acme.test"


def color(client, record):
    return client.get(f"/v1/links/{record['id']}?include=extensions").json["extensions"]["color"]


def test_it_is_the_copy():
    assert Path(signpost.__file__).is_relative_to(Path.cwd())


def test_records_that_there_were_have_its_default():
    app = create_app({"INSTANCE": os.environ["FORMER_INSTANCE"]})
    try:
        client = client_of(app, os.environ["FORMER_TOKEN"])
        (record,) = client.get("/v1/links").json["data"]
        assert color(client, record) == ""
        assert client.patch(f"/v1/redirect/{record['id']}", json={"color": "red"}).status_code == 200
        assert color(client, record) == "red"
    finally:
        close_app(app)


def test_a_client_sets_reads_and_changes_it(client, connect):
    connect(HOST)
    body = {"host": HOST, "alias": "a", "destination": "https://d.example/"}
    record = client.post("/v1/link", json={**body, "color": "teal"}).json["data"][0]
    assert color(client, record) == "teal"
    refused = client.patch(f"/v1/redirect/{record['id']}", json={"color": "x" * 21})
    assert refused.status_code == 422
    assert "color" in refused.json["errors"]["json"] if "json" in refused.json["errors"] else refused.json["errors"]
    assert client.patch(f"/v1/redirect/{record['id']}", json={"color": "red"}).status_code == 200
    changes = client.get(f"/v1/links/{record['id']}/changes").json["data"]
    changed = [(row["before"]["color"], row["after"]["color"]) for row in changes if row["before"]]
    assert changed == [("teal", "red")]
    assert client.post(f"/v1/changes/{changes[0]['id']}/undo").status_code == 200
    assert color(client, record) == "teal"
    rows = list(csv.DictReader(io.StringIO(client.get("/v1/export?format=csv").text)))
    assert [row["color"] for row in rows] == ["teal"]
    properties = client.get("/openapi.json").json["components"]["schemas"]["LinkCreate"]["properties"]
    assert properties["color"]["maxLength"] == 20


def test_the_command_line_sets_it(client, connect, run_command):
    connect(HOST)
    wanted = ("--host", HOST, "--alias", "b", "--destination", "d.example", "--color", "blue")
    done = run_command("link", "create", *wanted)
    assert done.exit_code == 0, done.output
    (record,) = client.get("/v1/links").json["data"]
    assert color(client, record) == "blue"
    assert run_command("link", "update", record["id"], "--color", "red").exit_code == 0
    assert color(client, record) == "red"
    assert '"color": "red"' in run_command("export").stdout or '"color":"red"' in run_command("export").stdout


def test_a_person_sees_its_input_and_sends_it(app, client, connect):
    connect(HOST)
    person = Person(app).sign_in()
    page = person.get("/links/new").text
    assert "color" in names_of_inputs(page)
    assert ">Color<" in page
    person.post("/links/new", {"host": HOST, "alias": "c", "destination": "https://d.example/", "color": "x" * 21})
    body = {"host": HOST, "alias": "c", "destination": "https://d.example/", "color": "green"}
    assert person.post("/links/new", body).status_code == 303
    (record,) = client.get("/v1/links").json["data"]
    assert color(client, record) == "green"
    page = person.get(f"/links/{record['id']}/edit").text
    # The section is open where one of its fields has a value.
    assert re.search("<details open><summary>.*?<span>Notes<", page)
'''


def blocks() -> list[tuple[str, str]]:
    """The blocks of the steps: the sentences before it in its paragraph, and its lines."""
    found, end = [], 0
    for fence in _FENCE.finditer(STEPS):
        before = re.split(r"\n\n|\n(?=\d\. )", STEPS[end : fence.start()].strip())[-1]
        lines = [line.removeprefix(fence[1]) for line in fence[3].splitlines()]
        found.append((" ".join(before.split()), "\n".join(lines)))
        end = fence.end()
    return found


def add_to_class(path: Path, name: str, lines: str) -> None:
    """Add lines at the end of the fields of a class."""
    text = path.read_text(encoding="utf-8")
    (found,) = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef) and node.name == name]
    end = max(node.end_lineno or 0 for node in found.body if isinstance(node, ast.Assign | ast.AnnAssign))
    changed = text.splitlines()
    changed[end:end] = [f"    {line}" if line else "" for line in lines.splitlines()]
    path.write_text("\n".join(changed) + "\n", encoding="utf-8")


def add_to_section(path: Path, title: str, name: str, line: str) -> None:
    """Add a field at the end of a section of the form: its name, and its line."""
    text = path.read_text(encoding="utf-8")
    (found,) = re.finditer(
        rf'(\{{% call section\(_\("{title}"\), [^\[]*\[[^\]]*)(\].*?)(\{{% endcall %\}})', text, re.S
    )
    changed = f'{found[1]}, "{name}"{found[2]}{line}\n{found[3]}'
    path.write_text(text.replace(found[0], changed), encoding="utf-8")


def add_to_table(path: Path, name: str, line: str) -> None:
    """Add a row at the end of a dictionary."""
    text = path.read_text(encoding="utf-8")
    (found,) = re.finditer(rf"^{name} = \{{\n.*?^\}}$", text, re.M | re.S)
    path.write_text(text.replace(found[0], f"{found[0][:-1]}    {line}\n}}"), encoding="utf-8")


def follow(tree: Path) -> list[str]:
    """Follow the steps in a copy of the tree. Returns which files were changed, and made."""
    changed = []
    package = tree / "service" / "signpost"
    for sentence, lines in blocks():
        if found := re.search(r"`(migrations/NNNN_\w+\.py)`", sentence):
            number = max(int(path.name[:4]) for path in (tree / "migrations").glob("[0-9]*.py")) + 1
            path = tree / found[1].replace("NNNN", f"{number:04}")
            path.write_text(lines + "\n", encoding="utf-8")
        elif found := re.search(r"end of .*class `(\w+)` in `([\w/.]+)`", sentence):
            path = package / found[2]
            add_to_class(path, found[1], lines)
        elif found := re.search(r"a section of `([\w/.]+)`, like \"(\w+)\"", sentence):
            path = package / found[1]
            (name,) = re.findall(r'"(\w+)"', lines)
            add_to_section(path, found[2], name, lines)
        else:
            found = re.search(r"end of `(\w+)` in `([\w/.]+)`", sentence)
            assert found, f"It is not said where this goes: {lines}"
            path = tree / found[2]
            add_to_table(path, found[1], lines)
        changed.append(path.relative_to(tree).as_posix())
    return changed


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the tree: the files that the steps change are its own, the others are those of this tree."""
    copy = tmp_path / "signpost"
    copy.mkdir()
    for name in ("service", "migrations"):
        shutil.copytree(ROOT / name, copy / name, symlinks=True)
    for name in ("pyproject.toml", "app.py"):
        (copy / name).symlink_to(ROOT / name)
    for folder in (copy / "tests", copy / "tests" / "records"):
        folder.mkdir()
        for path in (ROOT / folder.relative_to(copy)).iterdir():
            if path.name not in ("records", "test_record_fields.py", "__pycache__"):
                (folder / path.name).symlink_to(path)
    shutil.copy(ROOT / "tests" / "records" / "test_record_fields.py", copy / "tests" / "records")
    return copy


@pytest.mark.slow
def test_a_field_that_is_added_by_the_steps_arrives_everywhere(tree: Path, tmp_path: Path) -> None:
    former = tmp_path / "former"
    app = create_app({"INSTANCE": str(former)})
    try:
        token = create_token(app, "test")
        client = client_of(app, token)
        assert client.post("/v1/host", json={"host": "go.acme.test"}).status_code == 200
        body = {"host": "go.acme.test", "alias": "former", "destination": "https://d.example/"}
        assert client.post("/v1/link", json=body).status_code == 200
    finally:
        close_app(app)
    changed = follow(tree)
    assert len(changed) == 6, changed
    (tree / "tests" / "records" / "test_added_field.py").write_text(ASKED, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/records/test_record_fields.py",
         "tests/records/test_added_field.py"],
        cwd=tree,
        env={
            **{name: text for name, text in os.environ.items() if not name.startswith(("PYTEST_", "SIGNPOST_"))},
            **{"PYTHONPATH": f"{tree / 'service'}", "FORMER_INSTANCE": str(former), "FORMER_TOKEN": token},
        },
        capture_output=True,
        text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"^\d\d passed", done.stdout, re.M), done.stdout
