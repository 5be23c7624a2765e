"""Rules on the command line: `--rule`, once for each, and `--no-rules`."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from signpost.domain.records.rules.rule_text import KEYS, rule_from
from signpost.domain.records.rules.rules import parse_rules
from tests.conftest import ROOT, Client, RunCommand

A, B = "https://a.example/", "https://b.example/"


@pytest.fixture
def rules(client: Client) -> Callable[[str], Any]:
    """The rules of a record."""

    def get(id_: str) -> Any:
        return client.get(f"/v1/links/{id_}?include=extensions").json["extensions"]["rules"]

    return get


@pytest.fixture
def create(connect: Callable[..., str], run_command: RunCommand) -> Callable[..., str]:
    def do(*options: str) -> str:
        host = connect("go.acme.test")
        created = run_command("link", "create", "--host", host, "--destination", B, "--json", *options)
        assert created.exit_code == 0, created.stderr
        return str(json.loads(created.stdout)["id"])

    return do


def test_a_link_is_created_with_rules(create: Callable[..., str], rules: Callable[[str], Any]) -> None:
    other = {"if": {"bot": True}, "destination": B}
    id_ = create("--rule", f"device=mobile,tablet language=de -> {A}", "--rule", json.dumps(other))
    assert rules(id_) == [{"if": {"device": ["mobile", "tablet"], "language": ["de"]}, "destination": A}, other]


def test_rules_are_replaced_and_removed(
    create: Callable[..., str], rules: Callable[[str], Any], run_command: RunCommand
) -> None:
    id_ = create("--rule", f"bot=true -> {A}")
    address = ("--url", "https://go.acme.test/moved", "--destination", B)
    assert run_command("redirect", "update", id_, *address).exit_code == 0
    assert rules(id_) == [{"if": {"bot": True}, "destination": A}]
    assert run_command("redirect", "update", id_, *address, "--rule", f"share=10 -> 1% {A} 99% {B}").exit_code == 0
    (rule,) = rules(id_)
    assert (rule["routing"], rule["weights"]) == ("weighted", [1, 99])
    assert run_command("links", "update", id_, "--rule", f"system=iOS -> {A}").exit_code == 0
    assert rules(id_) == [{"if": {"system": ["iOS"]}, "destination": A}]
    assert run_command("links", "update", id_, "--no-rules").exit_code == 0
    assert rules(id_) == []


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (("--rule", f"color=red -> {A}"), "Invalid value for --rule: color is not a condition."),
        (("--rule", f"bot=true -> {A}", "--rule", "bot=true"), "Rule 2: Write conditions, ->"),
        (("--rule", f"device=fridge -> {A}"), "rules.0.if.device.0: Must be one of: mobile, tablet, desktop."),
        (("--rule", f"bot=true -> {A}", "--no-rules"), "Give either --rule or --no-rules."),
    ],
)
def test_what_is_wrong_is_said(
    connect: Callable[..., str], run_command: RunCommand, options: tuple[str, ...], words: str
) -> None:
    host = connect("go.acme.test")
    created = run_command("link", "create", "--host", host, "--destination", B, *options)
    assert created.exit_code != 0
    assert words in created.stderr


PAGE = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")


def test_the_lines_of_the_page_are_rules() -> None:
    lines = re.findall(r"--rule '([^']+)'", PAGE)
    assert len(parse_rules([rule_from(line) for line in lines])) == len(lines) == 3


def test_the_page_names_every_word() -> None:
    assert [key for key in KEYS if f"`{key}`" not in PAGE and f"`{key}=" not in PAGE] == []
    table = re.findall(r"^\| `((?!from|country|timezone|name)[a-z]+=[^`…]*)`", PAGE, re.M)
    assert len(table) == 4
    targets = re.findall(r"^\| `([^`=]*https://[^`]+)` \|", PAGE, re.M)
    assert len(targets) == 4
    for conditions, target in zip(table, targets, strict=True):
        assert parse_rules([rule_from(f"{conditions} -> {target}")])


def test_the_file_of_the_page_is_applied(
    connect: Callable[..., str], run_command: RunCommand, rules: Callable[[str], Any], client: Client, tmp_path: Path
) -> None:
    connect("go.example.com")
    file = tmp_path / "rules.toml"
    file.write_text(PAGE.partition("```toml\n")[2].partition("```")[0])
    assert run_command("apply", str(file)).exit_code == 0
    first, second = rules(client.get("/v1/links").json["data"][0]["id"])
    assert (first["if"], second["weights"]) == ({"system": ["iOS"], "query": {"ref": None}}, [3, 1])
    again = run_command("apply", "--dry-run", str(file))
    assert (again.exit_code, again.stdout) == (0, "")
