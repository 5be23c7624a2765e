"""What type checkers tell embedders: the types are those of the settings and of the bodies, and mistakes are found."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from flask import Flask
from marshmallow import fields
from marshmallow.validate import OneOf

from signpost.domain.people.credentials import TokenKind, TokenKindName
from signpost.domain.people.roles import Role, RoleName
from signpost.runtime.settings_schema import LimitsSchema
from signpost.runtime.settings_types import AppSettings, FlaskSettings, PlanLimits
from signpost.schemas.host import HostConnect
from signpost.schemas.records.record import LinkCreate, RedirectInput
from signpost.testing.calls import HostFields, LinkFields, RedirectFields
from tests.all_settings import FIELDS
from tests.conftest import ROOT

RIGHT = """
from pathlib import Path

import pytest

from signpost.factory import close_app, create_app, create_token
from signpost.testing import AppSettings, Signpost, run_server, run_signpost

app = create_app({"INSTANCE": Path("/tmp/x"), "RATE_LIMIT": "", "LIMITS": {"links": 5}, "TESTING": True})
token: str = create_token(app, "mine", role="editor", kind="create-only")
close_app(app)


@pytest.fixture
def signpost_settings() -> AppSettings:
    return {"RATE_LIMIT": "5 per minute", "DIALECTS": ["yourls"]}


def test_links(signpost: Signpost) -> None:
    host = signpost.connect("go.example.com", https_requested=True)
    link = signpost.link(host, "https://example.com/", alias="a", tags=["x"], max_clicks=1, interstitial="never")
    signpost.redirect(f"https://{host}/old", status=308, paused=False)
    assert signpost.visit(link["url"]).status_code == 302
    clicks: int = signpost.clicks(link)
    assert signpost.api("PATCH", "/v1/links", {}, role="viewer").json or clicks or signpost.token_for("manager")


with run_signpost(MAIL_FROM=None, HISTORY_DAYS=1) as running, run_server(PORT=1) as server:
    running.reset()
    server.reset()
"""
# Each line is a mistake.
WRONG = """
create_app({"INSTNACE": "/tmp/x"})
create_app({"INSTANCE": "/tmp/x", "PORT": "eighty"})
create_app({"LIMITS": {"linkz": 5}})
create_app({"REQUIRE_HTTPS": "never"})
create_token(app, "mine", role="boss")
create_token(app, "mine", kind="agent")
run_signpost(NOPE=3)
run_server(RATE_LIMIT=None)
running.link(destinatoin="https://example.com/")
running.link(max_clicks="1")
running.link(status=418)
running.link(destination_routing="fairly")
running.redirect("https://go.example.com/", alias="a")
running.connect("go.example.com", https=True)
running.api("GETT", "/v1/links")
running.api("GET", "/v1/links", role="boss")
running.token_for("boss")
server.visit("http://go.example.com/", method="LOOK")
"""


def errors_in(folder: Path, code: str) -> list[tuple[int, str]]:
    """What mypy says of a file of a project that has installed the package: (line, sentence)."""
    (folder / "project.py").write_text(code)
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "--cache-dir", str(folder), "project.py"]
    done = subprocess.run(
        command, cwd=folder, env={"MYPYPATH": str(ROOT / "service"), "PATH": ""}, capture_output=True, text=True
    )
    assert not done.stderr
    return [
        (int(line), sentence) for line, sentence in re.findall(r"^project\.py:(\d+): error: (.*)$", done.stdout, re.M)
    ]


@pytest.mark.slow
def test_a_checker_finds_nothing_in_what_is_right_and_each_mistake(tmp_path: Path) -> None:
    first = RIGHT.count("\n") + 2
    found = errors_in(tmp_path, RIGHT + WRONG)
    assert {line for line, _ in found} == {*range(first, first + WRONG.count("\n") - 1)}, found


def test_settings_have_the_types_of_their_schema() -> None:
    hints = get_type_hints(AppSettings)
    schema = FIELDS
    assert hints.keys() - get_type_hints(FlaskSettings).keys() == schema.keys()
    assert get_type_hints(FlaskSettings).keys() <= {*Flask.default_config}
    assert get_type_hints(PlanLimits).keys() == LimitsSchema().fields.keys()
    for name, field in schema.items():
        assert (type(None) in get_args(hints[name])) is field.allow_none, name
        for validator in field.validators:
            if isinstance(validator, OneOf):
                assert {*get_args(hints[name])} == {*validator.choices}, name


@pytest.mark.parametrize(
    ("typed", "schema", "apart"),
    [
        (LinkFields, LinkCreate, {"host", "destination"}),
        (RedirectFields, RedirectInput, {"url", "destination"}),
        (HostFields, HostConnect, {"host"}),
    ],
)
def test_fields_have_the_types_of_the_body(typed: Any, schema: Any, apart: set[str]) -> None:
    hints, body = get_type_hints(typed), schema().fields
    assert hints.keys() == body.keys() - apart
    for name, hint in hints.items():
        field = body[name]
        assert (type(None) in get_args(hint)) is bool(field.allow_none), name
        choices = next((validator.choices for validator in field.validators if isinstance(validator, OneOf)), None)
        if choices is not None:
            named = next((part for part in get_args(hint) if get_origin(part) is Literal), hint)
            assert {*get_args(named)} == {*choices}, name
        elif isinstance(field, fields.Boolean):
            assert hint in (bool, bool | None), name


def test_names_of_roles_and_kinds() -> None:
    assert get_args(RoleName) == tuple(Role)
    assert get_args(TokenKindName) == tuple(TokenKind)
