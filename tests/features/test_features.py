"""FEATURES: what is off is not there, is not imported, and is missed by nothing that is on."""

import ast
import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest
from pluggy import PluginManager

import signpost
from signpost import loader
from signpost.factory import close_app, create_app
from signpost.loader import BUILT_IN, FeatureError
from signpost.mcp.tools import tools_with
from signpost.runtime.settings import SettingsError
from signpost.storage.app_parts import parts_of
from tests.conftest import ROOT, Server

PACKAGE = Path(signpost.__file__).parent / "features"
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
OPERATION = re.compile(r"\b(?:GET|POST|PUT|PATCH|DELETE) (/[\w/{}-]+)")
TOOLS = [*tools_with(loader.load())]
# An agent is let in by a person, on a page.
BESIDE_IMPORTS = {("agents", "dashboard")}
# Modules that nobody imports but who asks for them, with the feature of who asks.
ASKED_FOR = {("reports", "weekly_mail"): "mail"}
PROGRAM = """
import json, sys
from signpost.factory import close_app, create_app, create_token, load_faces
features = json.loads(sys.argv[2])
of_dialects = {"DIALECTS": ["yourls", "shlink"]} if "dialects" in features else {}
app = create_app({"INSTANCE": sys.argv[1], "FEATURES": features, **of_dialects})
load_faces(app)
client, headers = app.test_client(), {"Authorization": f"Bearer {create_token(app, 'x')}"}

def call(method, path, body=None, base_url="https://signpost.test"):
    return client.open(path, method=method, json=body, headers=headers, base_url=base_url)

assert call("GET", "/healthz").status_code == 200
assert call("POST", "/v1/host", {"host": "go.acme.test"}).status_code == 200
link = {"host": "go.acme.test", "alias": "a", "destination": "https://a.example/", "tags": ["x"], "title": "A"}
id_ = call("POST", "/v1/link", link).json["data"][0]["id"]
assert call("PATCH", f"/v1/redirect/{id_}", {"destination": "https://b.example/"}).status_code == 200
assert client.get("/a", base_url="http://go.acme.test").headers["Location"] == "https://b.example/"
assert client.get("/b", base_url="http://go.acme.test").status_code == 404
assert call("GET", "/v1/links?include=extensions").json["data"][0]["extensions"] is not None
assert call("POST", "/v1/workspace/update/name", {"value": "B"}).status_code == 200
described = call("GET", "/openapi.json").json
agent = call("POST", "/mcp/v1", {"jsonrpc": "2.0", "id": 1, "method": "prompts/list"})
tools = call("POST", "/mcp/v1", {"jsonrpc": "2.0", "id": 1, "method": "tools/list"})
assert call("DELETE", f"/v1/redirect/{id_}").status_code == 204
assert call("DELETE", "/v1/host/go.acme.test").status_code == 204
print(json.dumps({
    "modules": [*sys.modules],
    "page": client.get("/sign-in", base_url="https://signpost.test").status_code,
    "paths": [*described["paths"]],
    "texts": [
        *(
            view.get("description", "")
            for item in described["paths"].values()
            for name, view in item.items()
            if name != "parameters"
        ),
        *(tool["description"] for tool in tools.json["result"]["tools"]),
    ],
    "tools": [tool["name"] for tool in tools.json["result"]["tools"]],
    "unused": [name for name in described["components"]["schemas"] if f'/{name}"' not in json.dumps(described)],
    "prompts": [prompt["name"] for prompt in agent.json["result"]["prompts"]],
}))
"""

# Every command that is left shows its help, and those that only look at something run.
COMMANDS = """
import json, re, sys
import click
from signpost.cli.entry import load_all

def leaves(group, *path):
    for name, command in group.commands.items():
        if isinstance(command, click.Group):
            yield from leaves(command, *path, name)
        else:
            yield [*path, name], command

main = load_all()
named = [*leaves(main)]
for path, command in named:
    main.main([*path, "--help"], standalone_mode=False)
    # The past is that of an instant, which the schema asks for.
    is_asked = any(parameter.required for parameter in command.params) or path[0] == "as-of"
    if path[-1] in ("list", "stats", "config") and not is_asked:
        main.main(path, standalone_mode=False)
print()
print(json.dumps({
    "bulk": main.commands["bulk"].help,
    "named": [name for _, command in named for name in re.findall(r"`signpost ([a-z-]+)", command.help or "")],
    "commands": [" ".join(path) for path, command in named],
    "modules": [*sys.modules],
}))
"""


# What all apps share is loaded once; each line of the input is a program, its arguments, its environment and a file for
# what it prints, and runs in a process that is forked. Its exit code is the answer.
FORKS = """
import json, os, sys
import signpost.factory

for line in sys.stdin:
    program, arguments, environment, out = json.loads(line)
    if not (pid := os.fork()):
        printed = os.open(out, os.O_WRONLY | os.O_CREAT)
        os.dup2(printed, 1)
        os.dup2(printed, 2)
        sys.argv[1:] = arguments
        os.environ.update(environment)
        exec(program, {"__name__": "__main__"})
        sys.exit()
    print(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), flush=True)
"""


@pytest.fixture(scope="module")
def run_forked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., dict[str, Any]]]:
    """Run a program whose last line is JSON, which is returned."""
    out = tmp_path_factory.mktemp("forked") / "out"
    command = [sys.executable, "-c", FORKS]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:

        def run(program: str, *arguments: str, **environment: str) -> dict[str, Any]:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(json.dumps([program, arguments, environment, str(out)]) + "\n")
            process.stdin.flush()
            code = process.stdout.readline()
            printed = out.read_text()
            out.unlink()
            assert code == "0\n", printed
            found: dict[str, Any] = json.loads(printed.splitlines()[-1])
            return found

        yield run


def needs_of(name: str) -> tuple[str, ...]:
    found: tuple[str, ...] = getattr(import_module(f"signpost.features.{name}.feature"), "NEEDS", ())
    return found


def without(name: str) -> list[str]:
    """All features but one, and but those that need it."""
    off = {name}
    while more := {other for other in BUILT_IN if other not in off and off & {*needs_of(other)}}:
        off |= more
    return [other for other in BUILT_IN if other not in off]


def test_each_folder_is_a_feature() -> None:
    assert {path.parent.name for path in PACKAGE.glob("*/feature.py")} == {*BUILT_IN}


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_feature_needs_those_that_it_imports(name: str) -> None:
    imported: set[str] = set()
    of_pages: set[str] = set()
    for file in (PACKAGE / name).rglob("*.py"):
        is_page = "pages" in file.relative_to(PACKAGE / name).with_suffix("").parts and name != "dashboard"
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
                node.body = []
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("signpost.features."):
                other = str(node.module).split(".")[2]
                if ASKED_FOR.get((name, file.stem)) != other:
                    (of_pages if is_page else imported).add(other)
    beside = {other for feature, other in BESIDE_IMPORTS if feature == name}
    assert {*needs_of(name)} == imported - {name} | beside
    # Only the dashboard imports pages.
    assert of_pages <= {name, "dashboard", *needs_of("dashboard")}


def test_each_module_with_pages_is_among_the_views_of_its_feature() -> None:
    """What no `dashboard_pages` names is imported by nobody, so its pages would not be there."""
    named = {view.__name__ for pages in loader.load().hook.dashboard_pages() for view in pages.views}
    files = [*PACKAGE.glob("*/pages.py"), *PACKAGE.glob("*/pages/*.py")]
    has_views = [file for file in files if "\n@blp." in file.read_text(encoding="utf-8")]
    assert named == {
        ".".join(("signpost", "features", *file.relative_to(PACKAGE).with_suffix("").parts)) for file in has_views
    }


@pytest.mark.parametrize(
    "names", [" history, events ,monitoring,events", ["history ", "events", "monitoring", "events"]]
)
def test_names_may_have_spaces_and_be_there_twice(tmp_path: Path, names: Any) -> None:
    app = create_app({"INSTANCE": str(tmp_path), "FEATURES": names})
    assert {name for name, _ in parts_of(app)[PluginManager].list_name_plugin()} == {"events", "history", "monitoring"}
    close_app(app)


@pytest.mark.parametrize("left_out", [None, *(pytest.param(name, marks=pytest.mark.slow) for name in BUILT_IN)])
def test_with_one_left_out_the_rest_works(
    tmp_path: Path, run_forked: Callable[..., dict[str, Any]], left_out: str | None
) -> None:
    on = [] if left_out is None else without(left_out)
    found = run_forked(PROGRAM, str(tmp_path), json.dumps(on))
    loaded = {module.split(".")[2] for module in found["modules"] if module.startswith("signpost.features.")}
    assert loaded <= {*on}
    assert found["page"] == (200 if "dashboard" in on else 404)
    assert found["unused"] == []
    # No text promises what is off: an undo, say.
    named = {path for text in found["texts"] for path in OPERATION.findall(text)}
    assert {f"/v1{path}" for path in named} <= {*found["paths"]}
    assert {tool for text in found["texts"] for tool in TOOLS if re.search(rf"\b{tool}\b", text)} <= {*found["tools"]}
    assert ("/v1/changes" in found["paths"]) is ("history" in on)
    assert ("/v1/export" in found["paths"]) is ("transfer" in on)
    assert ("/v1/webhooks" in found["paths"]) is ("events" in on)
    assert ("/v1/workspace/clicks" in found["paths"]) is ("reports" in on)
    assert ("report_clicks" in found["prompts"]) is ("reports" in on)
    assert ("explain_link" in found["prompts"]) is ({"diagnostics", "reports"} <= {*on})


@pytest.mark.parametrize("left_out", [None, *(pytest.param(name, marks=pytest.mark.slow) for name in BUILT_IN)])
def test_the_commands_that_are_left_work(
    tmp_path: Path, run_forked: Callable[..., dict[str, Any]], left_out: str | None
) -> None:
    on = [] if left_out is None else without(left_out)
    close_app(create_app({"INSTANCE": str(tmp_path), "FEATURES": on}))
    found = run_forked(COMMANDS, SIGNPOST_INSTANCE=str(tmp_path), SIGNPOST_FEATURES=",".join(on))
    assert {module.split(".")[2] for module in found["modules"] if module.startswith("signpost.features.")} <= {*on}
    assert {"links list", "host list", "token list"} <= {*found["commands"]}
    assert ("changes list" in found["commands"]) is ("history" in on)
    assert ("webhook list" in found["commands"]) is ("events" in on)
    assert ("qr-sheet" in found["commands"]) is ("qr_sheets" in on)
    assert {*found["named"]} <= {path.split(" ")[0] for path in found["commands"]}
    # The help of a group says what is in it.
    assert ("Create" in found["bulk"]) is ("bulk create" in found["commands"]) is ("bulk_changes" in on)


@pytest.mark.slow
def test_without_features_the_specification_holds(make_server: Callable[..., Server]) -> None:
    """All that the suite calls core asks for nothing but the interface specification."""
    server = make_server(SIGNPOST_FEATURES="", SIGNPOST_RATE_LIMIT="").start()
    target = [f"--base-url={server.origin}/v1", f"--token={server.token}"]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "core", "tests/contract", *target]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-5000:]


def test_an_unknown_feature_is_refused_by_its_name() -> None:
    with pytest.raises(FeatureError, match=r"^There is no feature 'histroy'\. There are: nodes, bulk_changes, "):
        loader.load(["histroy"])


def test_a_feature_without_another_is_refused() -> None:
    with pytest.raises(FeatureError, match=r"^FEATURES lacks sign_in: mail needs sign_in\. "):
        loader.load(["mail"])


def test_all_that_is_missing_is_named_at_once() -> None:
    with pytest.raises(FeatureError) as refused:
        loader.load(["agents"])
    assert str(refused.value) == (
        "FEATURES lacks dashboard, reports, mail, sign_in: agents needs dashboard; dashboard needs reports, mail, "
        "sign_in; mail needs sign_in. Add dashboard, reports, mail, sign_in, or leave out agents."
    )


def test_a_feature_needs_few_others() -> None:
    """The dashboard shows what most of the others do; each other one needs at most one."""
    assert {name for name in BUILT_IN if len(needs_of(name)) > 1} == {"dashboard"}
    assert len(needs_of("dashboard")) <= 3


@pytest.mark.parametrize("names", [["all", "-nodes"], ["-nodes", "all"], ["all", "nodes", "-dialects", "-qr_sheets"]])
def test_some_can_be_left_out_of_all(names: list[str]) -> None:
    left_out = {name[1:] for name in names if name.startswith("-")}
    assert {name for name, _ in loader.load(names).list_name_plugin()} == {*BUILT_IN} - left_out


def refusal_of(names: list[str]) -> tuple[list[str], list[str]]:
    """What a refusal says to add, and what to leave out; neither where the features load."""
    try:
        loader.load(names)
    except FeatureError as error:
        text = str(error)
    else:
        return [], []
    found = re.search(r"Add ([\w, ]+), or leave out ([\w, ]+)\.$", text)
    assert found, text
    return found[1].split(", "), found[2].split(", ")


@pytest.mark.parametrize("name", BUILT_IN)
def test_what_a_refusal_says_is_enough(name: str) -> None:
    """One change of either kind, as it says, and the features load."""
    without_it = ["all", f"-{name}"]
    add, out = refusal_of(without_it)
    assert bool(add) is any(name in needs_of(other) for other in BUILT_IN)
    assert add in ([], [name])
    loader.load([*without_it, *(f"-{other}" for other in out)])
    add, out = refusal_of([name])
    assert bool(add) is bool(needs_of(name))
    assert out in ([], [name])
    loader.load([name, *add])


@pytest.mark.parametrize(
    ("names", "says"),
    [
        (
            ["-dialects"],
            r"^FEATURES leaves out dialects, .* Begin it with all: all,-dialects\.",
        ),
        (["history", "-dialects"], r"does not say of what"),
        (["all", "-histroy"], r"^There is no feature 'histroy'"),
        (["all", "-"], r"^There is no feature ''"),
        (["all", "history", "-history"], r"^FEATURES names history, and leaves the same out"),
    ],
)
def test_what_leaves_nothing_out_is_refused(names: list[str], says: str) -> None:
    with pytest.raises(FeatureError, match=says):
        loader.load(names)


@pytest.mark.parametrize(
    ("command", "feature"),
    [("doctor", "diagnostics"), ("changes list", "history"), ("bulk create", "bulk_changes"), ("export", "transfer")],
)
def test_a_command_of_a_feature_that_is_off_names_it(tmp_path: Path, command: str, feature: str) -> None:
    environment = {"SIGNPOST_INSTANCE": str(tmp_path), "SIGNPOST_FEATURES": ""}
    arguments = [sys.executable, "-m", "signpost.cli", *command.split()]
    done = subprocess.run(arguments, env=environment, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 2
    assert f"belongs to the feature {feature}, which is off" in done.stderr
    done = subprocess.run([*arguments[:3], "nothing"], env=environment, cwd=ROOT, capture_output=True, text=True)
    assert "No such command 'nothing'" in done.stderr


def test_each_command_of_a_feature_that_is_off_is_known_to_be_one() -> None:
    off = {command: feature for command, feature, _ in loader.commands_off(loader.load([]))}
    all_of_them = {command for name in BUILT_IN for found in (commands_of(name),) for command in found}
    assert off.keys() == all_of_them
    assert not [*loader.commands_off(loader.load())]


def commands_of(name: str) -> dict[str, Any]:
    module = import_module(f"signpost.features.{name}.feature")
    return dict(module.commands()) if hasattr(module, "commands") else {}


@pytest.mark.parametrize("value", ['[["a"]]', "[3]", "true"])
def test_what_is_no_list_of_names_is_refused_in_a_sentence(tmp_path: Path, value: str) -> None:
    (tmp_path / "config.toml").write_text(f"FEATURES = {value}\n")
    command = [sys.executable, "-m", "signpost.cli", "config"]
    environment = {"SIGNPOST_INSTANCE": str(tmp_path)}
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.startswith("signpost: The setting SIGNPOST_FEATURES")


def test_without_pages_the_first_start_names_none(make_server: Callable[..., Server]) -> None:
    server = make_server(SIGNPOST_FEATURES="sign_in,monitoring").start()
    printed = server.output.read_text(encoding="utf-8")
    assert "/v1" in printed
    assert "Dashboard" not in printed
    assert not (server.instance / "first-sign-in").exists()


def test_a_database_that_no_feature_knows_is_refused(tmp_path: Path) -> None:
    environment = {
        "SIGNPOST_INSTANCE": str(tmp_path), "SIGNPOST_FEATURES": "", "SIGNPOST_DATABASE_URL": "postgresql://h/d",
    }  # fmt: skip
    done = subprocess.run([sys.executable, "app.py"], env=environment, cwd=ROOT, capture_output=True, text=True)
    assert done.stderr == "signpost: SIGNPOST_DATABASE_URL needs the feature nodes: add it to FEATURES.\n"


def test_the_pages_about_features_name_those_that_there_are() -> None:
    table = set(re.findall(r"^\| `features/(\w+)/` \|", ARCHITECTURE, re.MULTILINE))
    assert table == {*BUILT_IN}
    named = {
        name
        for page in (ROOT / "docs").glob("*.md")
        for name in re.findall(r"^\*Feature `(\w+)`", page.read_text(encoding="utf-8"), re.MULTILINE)
    }
    # That of several nodes is a part of a page.
    assert named == {*BUILT_IN} - {"nodes"}


def test_the_table_says_what_each_needs() -> None:
    rows = dict(re.findall(r"^\| `features/(\w+)/` \|.*\| ([^|]*) \|$", ARCHITECTURE, re.MULTILINE))
    for name in BUILT_IN:
        needs = needs_of(name)
        assert rows[name] == (", ".join(needs) or "nothing"), name


def test_a_page_says_whether_others_go_with_its_feature() -> None:
    for page in (ROOT / "docs").glob("*.md"):
        for name, text in re.findall(r"^\*Feature `(\w+)`: (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE):
            takes_others = any(name in needs_of(other) for other in BUILT_IN)
            assert ("can leave it out, with those that need it (" in text) is takes_others, (page, name)
            assert ("can leave it out (" in text) is not takes_others, (page, name)


def test_the_server_says_so_when_it_starts(tmp_path: Path) -> None:
    environment = {"SIGNPOST_INSTANCE": str(tmp_path), "SIGNPOST_FEATURES": "mail"}
    command = [sys.executable, "app.py"]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    assert done.stderr.startswith("signpost: FEATURES lacks sign_in: mail needs sign_in")


def test_a_setting_of_a_package_that_is_off_is_named_and_a_broken_package_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "noting.py").write_text(
        "from marshmallow import Schema, fields\n\n\n"
        "class Noting(Schema):\n    NOTE_URL = fields.String()\n\n\n"
        "def settings():\n    return Noting\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    packages = {name: EntryPoint(name, name, loader.GROUP) for name in ("no_such_module", "noting")}
    monkeypatch.setattr(loader, "_installed", lambda: packages)
    for setting, reason in (
        ("NOTE_URL", "is one of the feature noting, which is off"),
        ("NOTED", "There is no setting"),
    ):
        config: Any = {"INSTANCE": str(tmp_path / "instance"), "FEATURES": ["history"], setting: "x"}
        with pytest.raises(SettingsError, match=reason):
            create_app(config)
