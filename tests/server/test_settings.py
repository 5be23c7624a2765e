"""Settings: where they come from, which of them wins, and what a mistake is answered with."""

import contextlib
import json
import os
import pwd
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from marshmallow import fields
from marshmallow.validate import OneOf

from signpost import loader
from signpost.factory import close_app, create_app
from signpost.runtime import settings
from signpost.runtime.settings import SettingsError
from signpost.runtime.settings_schema import FilePath
from tests.all_settings import FIELDS, SCHEMAS, SECRETS, load
from tests.conftest import ROOT, Server
from tests.lanes import share
from tests.wire import assert_sentence

DEFAULTS = {
    "HOST": "127.0.0.1",
    "PORT": 8000,
    "PUBLIC_URL": None,
    "TRUSTED_PROXIES": ["127.0.0.1", "::1"],
    "REQUIRE_HTTPS": "auto",
    "RATE_LIMIT": "200 per minute",
    "METRICS_TOKEN": None,
    "LINK_PORT": 8000,
    "DNS_SERVERS": [],
    "DNS_TARGET": None,
    "REQUIRE_HOST_PROOF": False,
    "RESPECT_DNT": False,
    "EXCLUDE_NETWORKS": [],
    "DIALECTS": [],
    "FEATURES": None,
    "MONITOR_INTERVAL_S": 300,
    "BOOTSTRAP_TOKEN_FILE": None,
    "LOG_FORMAT": "text",
    "LOG_LEVEL": "info",
    "ACCESS_LOG": True,
    "SMTP_URL": None,
    "MAIL_FROM": None,
    "HISTORY_DAYS": 365,
    "COUNTRY_DATABASE": None,
    "GEO_URL": None,
    "RETENTION_DAYS": None,
    "LIMITS": {},
}
# What cannot be used, as text: it may stand in the environment, in config.toml and in an explicit config.
BAD = [
    ("METRICS_TOKEN", "short"),
    ("PORT", "eighty"),
    ("PORT", "0"),
    ("PORT", "65536"),
    ("PUBLIC_URL", "signpost.example.com"),
    ("PUBLIC_URL", "https://signpost.example.com/path"),
    ("PUBLIC_URL", "ftp://signpost.example.com"),
    ("PUBLIC_URL", "https://[::1"),
    ("TRUSTED_PROXIES", "127.0.0.1,proxy.internal"),
    ("REQUIRE_HTTPS", "never"),
    ("REQUIRE_HOST_PROOF", "perhaps"),
    ("RESPECT_DNT", "perhaps"),
    ("EXCLUDE_NETWORKS", "office"),
    ("EXCLUDE_NETWORKS", "192.0.2.0/24,192.0.2.5/24"),
    ("EXCLUDE_NETWORKS", "192.0.2.0/33"),
    ("DIALECTS", "bitly"),
    ("RATE_LIMIT", "a lot"),
    ("LINK_PORT", "-1"),
    ("DNS_SERVERS", "resolver"),
    ("MONITOR_INTERVAL_S", "0"),
    ("LOG_FORMAT", "xml"),
    ("LOG_LEVEL", "debug"),
    ("ACCESS_LOG", "some"),
    ("HISTORY_DAYS", "0"),
    ("GEO_URL", "download.db-ip.com/free/lite.mmdb"),
    ("GEO_URL", "ftp://db-ip.com/lite.mmdb"),
    ("GEO_URL", "https://db-ip.com/a b"),
    ("GEO_URL", "https://[::1"),
    ("GEO_URL", "https://db-ip.com:x/"),
    ("SMTP_URL", "mail.example.com"),
    ("SMTP_URL", "http://mail.example.com"),
    ("SMTP_URL", "smtp://user@mail.example.com"),
    ("SMTP_URL", "smtp://user:p%C3%A4ssword@mail.example.com"),
    ("SMTP_URL", "smtp://mail.example.com:99999"),
    ("SMTP_URL", "smtp://mail.example.com?starttls=sometimes"),
    ("SMTP_URL", "smtp://user:password@mail.example.com?starttls=never"),
    ("MAIL_FROM", "nobody"),
    ("MAIL_FROM", "Signpost <signpost@example.com>"),
    ("RETENTION_DAYS", "0"),
]


@pytest.fixture
def instance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty instance folder that the environment names; no other variable of ours is set."""
    for name in list(os.environ):
        if name.startswith(settings.PREFIX):
            monkeypatch.delenv(name)
    folder = tmp_path / "instance"
    folder.mkdir()
    monkeypatch.setenv("SIGNPOST_INSTANCE", str(folder))
    return folder


@contextlib.contextmanager
def environment_of(variables: dict[str, str]) -> Iterator[None]:
    """Of variables of ours, the environment has these alone."""
    with pytest.MonkeyPatch.context() as patch:
        for name in list(os.environ):
            if name.startswith(settings.PREFIX):
                patch.delenv(name)
        for name, value in variables.items():
            patch.setenv(name, value)
        yield


@pytest.fixture
def config_toml(instance: Path) -> Callable[..., int]:
    return (instance / "config.toml").write_text


def test_defaults(instance: Path) -> None:
    loaded = load()
    assert {name: loaded[name] for name in DEFAULTS} == DEFAULTS
    assert loaded["INSTANCE"] == str(instance)


def test_the_environment_wins_over_the_file_and_the_file_over_the_default(
    config_toml: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert load()["PORT"] == 8000
    config_toml('port = 8001\nlog_format = "json"\n')
    assert (load()["PORT"], load()["LOG_FORMAT"]) == (8001, "json")
    monkeypatch.setenv("SIGNPOST_PORT", "8002")
    assert (load()["PORT"], load()["LOG_FORMAT"]) == (8002, "json")
    assert load({"PORT": 8003})["PORT"] == 8003


def test_files_may_begin_with_a_byte_order_mark(
    config_toml: Callable[..., int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As editors on Windows write them."""
    config_toml("\ufeffport = 8001\r\n")
    secret = tmp_path / "smtp"
    secret.write_text("\ufeffsmtp://127.0.0.1:25\r\n", encoding="utf-8")
    monkeypatch.setenv("SIGNPOST_SMTP_URL_FILE", str(secret))
    monkeypatch.setenv("SIGNPOST_MAIL_FROM", "signpost@acme.test")
    found = load()
    assert (found["PORT"], found["SMTP_URL"]) == (8001, "smtp://127.0.0.1:25")


def test_names_in_the_file_may_be_in_capitals(config_toml: Callable[..., int]) -> None:
    config_toml("PORT = 8001\n[LIMITS]\nlinks = 5\n")
    assert load()["PORT"] == 8001
    assert load()["LIMITS"] == {"links": 5}


def choices_of(name: str) -> list[str]:
    """The words that a setting, or an entry of its list, may be; none where it is something else."""
    field: fields.Field[Any] = FIELDS[name]
    if isinstance(field, fields.List):
        field = field.inner
    return [str(word) for rule in field.validators if isinstance(rule, OneOf) for word in rule.choices]


@pytest.mark.parametrize("name", [name for name in FIELDS if choices_of(name)])
def test_words_may_be_in_any_case(instance: Path, name: str) -> None:
    """Whatever has a choice of words takes them in capitals too, and says them as the choices are."""
    is_list = isinstance(FIELDS[name], fields.List)
    for choice in choices_of(name):
        for written in (choice, choice.upper(), choice.title(), f" {choice.upper()} "):
            with environment_of({"SIGNPOST_INSTANCE": str(instance), f"SIGNPOST_{name}": written}):
                assert load()[name] == ([choice] if is_list else choice)
            assert load({name: [written] if is_list else written})[name] == ([choice] if is_list else choice)


def test_settings_with_a_choice_of_words() -> None:
    assert {name for name in FIELDS if choices_of(name)} >= {"LOG_LEVEL", "LOG_FORMAT", "SERVER", "DIALECTS"}


def test_names_of_features_may_be_in_any_case(instance: Path) -> None:
    for written in ("ALL,-Dialects", "all, -DIALECTS"):
        with environment_of({"SIGNPOST_INSTANCE": str(instance), "SIGNPOST_FEATURES": written}):
            assert load()["FEATURES"] == ["all", "-dialects"]
            assert loader.named() == ["all", "-dialects"]


def test_an_explicit_config_reads_neither_file_nor_environment(
    config_toml: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    config_toml("port = 8001\n")
    monkeypatch.setenv("SIGNPOST_LOG_FORMAT", "json")
    loaded = load({})
    assert (loaded["PORT"], loaded["LOG_FORMAT"]) == (8000, "text")


def test_an_explicit_app_ignores_a_broken_file_and_a_broken_environment(
    instance: Path, config_toml: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    config_toml("this is not TOML")
    monkeypatch.setenv("SIGNPOST_PORT", "eighty")
    monkeypatch.setenv("SIGNPOST_NO_SUCH_THING", "1")
    app = create_app({"INSTANCE": str(instance)})
    close_app(app)
    assert app.config["PORT"] == 8000
    with pytest.raises(SettingsError):
        create_app()


def test_the_app_is_made_with_what_was_loaded(config_toml: Callable[..., int], monkeypatch: pytest.MonkeyPatch) -> None:
    config_toml("rate_limit = '7 per minute'\n")
    monkeypatch.setenv("SIGNPOST_LIMITS__LINKS", "50")
    app = create_app()
    close_app(app)
    assert (app.config["RATE_LIMIT"], app.config["LIMITS"]) == ("7 per minute", {"links": 50})


# --- mistakes --------------------------------------------------------------------------------------------------


def test_an_unknown_name_is_told(
    instance: Path, config_toml: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(SettingsError) as of_config:
        load({"PROT": 1})
    assert_sentence(str(of_config.value), "PROT")
    config_toml("prot = 1\n")
    with pytest.raises(SettingsError) as of_file:
        load()
    assert_sentence(str(of_file.value), "PROT")
    (instance / "config.toml").unlink()
    monkeypatch.setenv("SIGNPOST_PROT", "1")
    with pytest.raises(SettingsError) as of_environment:
        load()
    assert_sentence(str(of_environment.value), "SIGNPOST_PROT")


def test_an_unknown_limit_is_told(
    instance: Path, config_toml: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(SettingsError) as of_config:
        load({"LIMITS": {"linkz": 1}})
    assert_sentence(str(of_config.value), "linkz")
    config_toml("[limits]\nlinkz = 1\n")
    with pytest.raises(SettingsError) as of_file:
        load()
    assert_sentence(str(of_file.value), "LINKZ")
    (instance / "config.toml").unlink()
    monkeypatch.setenv("SIGNPOST_LIMITS__LINKZ", "1")
    with pytest.raises(SettingsError) as of_environment:
        load()
    assert_sentence(str(of_environment.value), "SIGNPOST_LIMITS__LINKZ")


def test_a_setting_of_a_feature_that_is_off_is_told(
    config_toml: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    sentence = "is one of the feature dialects, which is off: take it out, or add dialects to FEATURES."
    with pytest.raises(SettingsError) as of_config:
        load({"FEATURES": ["history"], "DIALECTS": ["yourls"]})
    assert_sentence(str(of_config.value), f"The setting DIALECTS {sentence}")
    config_toml("features = 'history'\n")
    monkeypatch.setenv("SIGNPOST_DIALECTS", "yourls")
    with pytest.raises(SettingsError) as of_environment:
        load()
    assert_sentence(str(of_environment.value), f"The setting SIGNPOST_DIALECTS {sentence}")
    monkeypatch.delenv("SIGNPOST_DIALECTS")
    monkeypatch.setenv("SIGNPOST_SMTP_URL_FILE", "/run/secrets/smtp")
    with pytest.raises(SettingsError, match="SMTP_URL_FILE is one of the feature mail"):
        load()
    monkeypatch.delenv("SIGNPOST_SMTP_URL_FILE")
    monkeypatch.setenv("SIGNPOST_DIALECTS", "yourls")
    monkeypatch.setenv("SIGNPOST_FEATURES", "bulk_changes,history,reports,misses,transfer,dialects")
    assert load()["DIALECTS"] == ["yourls"]


@pytest.mark.parametrize(("name", "value"), BAD, ids=lambda text: text[:20])
def test_a_bad_value_is_told(
    config_toml: Callable[..., int], monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    with pytest.raises(SettingsError) as of_config:
        load({name: value})
    assert_sentence(str(of_config.value), name)
    config_toml(f'{name.lower()} = "{value}"\n')
    with pytest.raises(SettingsError) as of_file:
        load()
    assert_sentence(str(of_file.value), name)
    config_toml("")
    monkeypatch.setenv(f"SIGNPOST_{name}", value)
    with pytest.raises(SettingsError) as of_environment:
        load()
    assert_sentence(str(of_environment.value), f"SIGNPOST_{name}")


@pytest.mark.parametrize("value", ["many", "-1", "1.5"])
def test_a_bad_limit_is_told(instance: Path, monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setenv("SIGNPOST_LIMITS__LINKS", value)
    with pytest.raises(SettingsError) as reported:
        load()
    assert_sentence(str(reported.value).lower(), "limits__links")


def test_a_variable_of_the_caddyfile_is_no_setting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIGNPOST_INSTANCE", str(tmp_path))
    monkeypatch.setenv("SIGNPOST_UPSTREAM", "127.0.0.1:8000")
    assert "UPSTREAM" not in load()


def test_limits_that_are_no_table_are_told(
    instance: Path, config_toml: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(SettingsError) as of_config:
        load({"LIMITS": 50})
    assert_sentence(str(of_config.value), "LIMITS")
    config_toml("limits = 50\n")
    with pytest.raises(SettingsError) as of_file:
        load()
    assert_sentence(str(of_file.value), "LIMITS")
    (instance / "config.toml").unlink()
    monkeypatch.setenv("SIGNPOST_LIMITS", "50")
    with pytest.raises(SettingsError) as of_environment:
        load()
    assert_sentence(str(of_environment.value), "LIMITS")


@pytest.mark.parametrize("content", [b"port = \n", b"port = 1\nport = 2\n", b"name = '\xff'\n"])
def test_a_file_that_cannot_be_read_is_told(instance: Path, content: bytes) -> None:
    (instance / "config.toml").write_bytes(content)
    with pytest.raises(SettingsError) as reported:
        load()
    assert_sentence(str(reported.value), "config.toml")


# --- values ----------------------------------------------------------------------------------------------------


def test_a_list_in_the_environment_is_separated_by_commas(instance: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIGNPOST_TRUSTED_PROXIES", "10.0.0.0/8, ::1 ,192.0.2.7,")
    monkeypatch.setenv("SIGNPOST_DNS_SERVERS", "127.0.0.1#5353,9.9.9.9")
    loaded = load()
    assert loaded["TRUSTED_PROXIES"] == ["10.0.0.0/8", "::1", "192.0.2.7"]
    assert loaded["DNS_SERVERS"] == ["127.0.0.1#5353", "9.9.9.9"]


def test_a_list_in_the_file_is_a_list(config_toml: Callable[..., int]) -> None:
    config_toml('trusted_proxies = ["10.0.0.0/8", "::1"]\n')
    assert load()["TRUSTED_PROXIES"] == ["10.0.0.0/8", "::1"]


def test_limits_of_file_and_environment_are_put_together(
    config_toml: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    config_toml("[limits]\nlinks = 10\nhosts = 3\n")
    monkeypatch.setenv("SIGNPOST_LIMITS__LINKS", "50")
    monkeypatch.setenv("SIGNPOST_LIMITS__MONITORS", "0")
    assert load()["LIMITS"] == {"links": 50, "hosts": 3, "monitors": 0}


@pytest.mark.parametrize(
    "name", sorted({*DEFAULTS, "ALLOWED_ORIGINS", "INSTANCE"} - {"RATE_LIMIT", "LIMITS", "FEATURES"})
)
def test_an_empty_variable_is_an_absent_one(
    tmp_path: Path, instance: Path, monkeypatch: pytest.MonkeyPatch, name: Any
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("SIGNPOST_INSTANCE")
    without = load()
    monkeypatch.setenv(f"SIGNPOST_{name}", "")
    assert load() == without


def test_an_empty_variable_does_not_hide_the_file(
    config_toml: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    config_toml("port = 8001\n[limits]\nlinks = 10\n")
    monkeypatch.setenv("SIGNPOST_PORT", "")
    monkeypatch.setenv("SIGNPOST_LIMITS__LINKS", "")
    loaded = load()
    assert (loaded["PORT"], loaded["LIMITS"]) == (8001, {"links": 10})


def test_an_empty_limit_is_an_absent_one(instance: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIGNPOST_LIMITS__LINKS", "")
    assert load()["LIMITS"] == {}


def test_an_empty_rate_limit_is_none_at_all(config_toml: Callable[..., int], monkeypatch: pytest.MonkeyPatch) -> None:
    config_toml("rate_limit = '7 per minute'\n")
    monkeypatch.setenv("SIGNPOST_RATE_LIMIT", "")
    assert load()["RATE_LIMIT"] == ""


def test_links_on_localhost_carry_the_port_unless_told(instance: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIGNPOST_PORT", "8123")
    assert load()["LINK_PORT"] == 8123
    monkeypatch.setenv("SIGNPOST_LINK_PORT", "80")
    assert load()["LINK_PORT"] == 80


# --- signpost config -------------------------------------------------------------------------------------------


def test_config_shows_every_setting_with_its_meaning(tmp_path: Path) -> None:
    server = Server(tmp_path, SIGNPOST_LIMITS__LINKS="50", SIGNPOST_DNS_SERVERS="9.9.9.9,1.1.1.1")
    shown = server.run("config")
    assert (shown.returncode, shown.stderr) == (0, "")
    for name, _, meaning in settings.describe(load({}), SCHEMAS):
        assert f"SIGNPOST_{name} = " in shown.stdout
        assert meaning in shown.stdout
    assert 'SIGNPOST_DNS_SERVERS = ["9.9.9.9", "1.1.1.1"]\n' in shown.stdout
    values = json.loads(server.run("config", "--json").stdout)
    assert set(values) == set(FIELDS)
    assert (values["PORT"], values["LIMITS"], values["RATE_LIMIT"]) == (server.port, {"links": 50}, "")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("file", "environment", "name"),
    [
        ("", {"SIGNPOST_PROT": "1"}, "SIGNPOST_PROT"),
        ("", {"SIGNPOST_PORT": "eighty"}, "SIGNPOST_PORT"),
        ("", {"SIGNPOST_LIMITS__LINKS": "many"}, "LIMITS__"),
        ("", {"SIGNPOST_LIMITS": "50"}, "LIMITS"),
        ("prot = 1", {}, "PROT"),
        ("log_format = 'xml'", {}, "LOG_FORMAT"),
        ("limits = 50", {}, "LIMITS"),
        ("not toml", {}, "config.toml"),
    ],
)
def test_config_tells_of_a_mistake_and_so_does_every_start(
    tmp_path: Path, file: str, environment: dict[str, Any], name: str
) -> None:
    (tmp_path / "config.toml").write_text(file)
    server = Server(tmp_path, **environment)
    reported = server.run("config")
    assert (reported.returncode, reported.stdout) == (1, "")
    assert_sentence(reported.stderr, "signpost: ", name)
    started = server.run("serve")
    assert (started.returncode, started.stdout, started.stderr) == (1, "", reported.stderr)


def test_the_page_of_settings_has_every_setting() -> None:
    rows = "".join(line for line in (ROOT / "docs" / "settings.md").read_text().splitlines() if line.startswith("| `"))
    for name in FIELDS:
        assert f"`{name.lower() if name == 'LIMITS' else name}`" in rows or f"`[{name.lower()}]`" in rows, name


def test_limits_that_are_no_table_are_told_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIGNPOST_INSTANCE", str(tmp_path))
    (tmp_path / "config.toml").write_text("limits = 3\n")
    with pytest.raises(settings.SettingsError) as reported:
        load()
    assert_sentence(str(reported.value), "SIGNPOST_LIMITS ", "table of numbers")
    assert "_schema" not in str(reported.value)


# --- what an embedder passes ------------------------------------------------------------------------------------


def test_settings_of_flask_are_passed_on(tmp_path: Path) -> None:
    app = create_app({"INSTANCE": tmp_path, "TESTING": True, "SECRET_KEY": "mine", "SERVER_NAME": "signpost.test"})
    close_app(app)
    assert (app.testing, app.secret_key, app.config["SERVER_NAME"]) == (True, "mine", "signpost.test")


def test_settings_of_flask_are_none_of_the_file_or_the_environment(
    instance: Path, config_toml: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    config_toml("testing = true\n")
    with pytest.raises(SettingsError) as of_file:
        load()
    assert_sentence(str(of_file.value), "TESTING")
    (instance / "config.toml").unlink()
    monkeypatch.setenv("SIGNPOST_TESTING", "1")
    with pytest.raises(SettingsError) as of_environment:
        load()
    assert_sentence(str(of_environment.value), "SIGNPOST_TESTING")


@pytest.mark.parametrize(
    ("name", "meant"),
    [("PROT", "PORT"), ("TESTNG", "TESTING"), ("INSTANCES", "INSTANCE"), ("LIMIT", "LIMITS"), ("DATABASE_URI", None)],
)
def test_an_unknown_name_is_told_with_the_one_that_is_meant(name: str, meant: str | None) -> None:
    with pytest.raises(SettingsError) as reported:
        load({name: 1})
    assert_sentence(str(reported.value), f"There is no setting {name}")
    assert (f"perhaps {meant} is meant." in str(reported.value)) is (meant is not None)


def test_an_unknown_variable_is_told_with_the_one_that_is_meant(
    instance: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SIGNPOST_LIMITS__LINKZ", "5")
    with pytest.raises(SettingsError, match=r"; perhaps SIGNPOST_LIMITS__LINKS is meant\.$"):
        load()


@pytest.mark.parametrize(
    ("name", "value"), [("LIMITS__LINKS", "-1"), ("TRUSTED_PROXIES", "127.0.0.1,foo"), ("DIALECTS", "bitly")]
)
def test_a_mistake_is_told_with_the_variable_that_was_set(
    instance: Path, monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(f"SIGNPOST_{name}", value)
    with pytest.raises(SettingsError, match=f"^The setting SIGNPOST_{name} cannot be used: "):
        load()


def test_an_entry_of_a_list_is_told_as_its_setting() -> None:
    with pytest.raises(SettingsError, match=r"^The setting TRUSTED_PROXIES cannot be used: "):
        load({"TRUSTED_PROXIES": ["127.0.0.1", 1]})
    with pytest.raises(SettingsError, match=r"^The setting FEATURES cannot be used: "):
        load({"FEATURES": [1]})


@pytest.mark.parametrize(("name", "text"), BAD)
def test_each_reason_is_a_sentence(name: str, text: str) -> None:
    with pytest.raises(SettingsError) as reported:
        load({name: text})
    reason = str(reported.value).partition("cannot be used: ")[2]
    assert reason[0].isupper() or not reason[0].isalpha(), reason


@pytest.mark.parametrize("below", ["", "in/it"])
def test_an_instance_that_is_a_file_is_told(
    instance: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, below: str
) -> None:
    file = tmp_path / "file"
    file.touch()
    monkeypatch.setenv("SIGNPOST_INSTANCE", str(file / below))
    reason = f"INSTANCE cannot be used: {file} is a file, not a folder."
    with pytest.raises(SettingsError) as of_environment:
        load()
    assert str(of_environment.value) == f"The setting SIGNPOST_{reason}"
    with pytest.raises(SettingsError) as of_config:
        create_app({"INSTANCE": file / below})
    assert str(of_config.value) == f"The setting {reason}"


def test_a_file_that_is_not_utf_8_is_told(instance: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = instance / "config.toml"
    file.write_bytes(b"port = 8001 # \xff")
    with pytest.raises(SettingsError) as of_file:
        load()
    assert str(of_file.value) == f"{file} cannot be read: it is not UTF-8."
    monkeypatch.setenv("SIGNPOST_SMTP_URL_FILE", str(file))
    with pytest.raises(SettingsError) as of_secret:
        load()
    assert str(of_secret.value) == "The file of SIGNPOST_SMTP_URL_FILE cannot be read: it is not UTF-8."
    monkeypatch.delenv("SIGNPOST_SMTP_URL_FILE")
    file.unlink()
    (instance / "plans.toml").write_bytes(b"\xff")
    with pytest.raises(SettingsError) as of_plans:
        create_app({"INSTANCE": instance})
    assert str(of_plans.value) == f"{instance / 'plans.toml'} cannot be read: it is not UTF-8."


def test_files_may_be_given_as_paths(tmp_path: Path) -> None:
    (tmp_path / "countries.mmdb").write_bytes(b"")
    loaded = load(
        {
            "INSTANCE": tmp_path / "in",
            "BOOTSTRAP_TOKEN_FILE": tmp_path / "token",
            "COUNTRY_DATABASE": tmp_path / "countries.mmdb",
        }
    )
    names = ("INSTANCE", "BOOTSTRAP_TOKEN_FILE", "COUNTRY_DATABASE")
    assert [loaded[name] for name in names] == [str(tmp_path / end) for end in ("in", "token", "countries.mmdb")]


def test_a_file_of_countries_and_one_to_download_exclude_each_other(tmp_path: Path) -> None:
    (tmp_path / "countries.mmdb").write_bytes(b"")
    with pytest.raises(SettingsError) as reported:
        load({"COUNTRY_DATABASE": tmp_path / "countries.mmdb", "GEO_URL": "https://db-ip.com/x.mmdb"})
    assert_sentence(str(reported.value), "GEO_URL", "COUNTRY_DATABASE is set too")


def test_a_database_in_memory_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SettingsError) as reported:
        create_app({"INSTANCE": ":memory:"})
    assert_sentence(str(reported.value), "INSTANCE", "in a folder")
    assert list(tmp_path.iterdir()) == []


# --- plain HTTP -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "answers"),
    [
        ({}, True),
        ({"HOST": "localhost"}, True),
        ({"PUBLIC_URL": "http://signpost.test"}, True),
        ({"PUBLIC_URL": "https://signpost.test"}, False),
        ({"HOST": "0.0.0.0", "PUBLIC_URL": "https://signpost.test"}, False),
        ({"HOST": "0.0.0.0"}, False),
        ({"REQUIRE_HTTPS": "always"}, False),
    ],
)
def test_plain_http_is_answered_where_nothing_speaks_against_it(given: dict[str, Any], answers: bool) -> None:
    assert settings.answers_plain_http(load(given)) is answers


# --- what an environment holds that nobody set --------------------------------------------------------------------


def service_links(service: str, port: int, protocol: str, port_name: str) -> dict[str, str]:
    """What Kubernetes puts into each container of a namespace that has such a Service."""
    name, kind, address = service.upper().replace("-", "_"), protocol.upper(), "10.96.0.7"
    return {
        f"{name}_SERVICE_HOST": address,
        f"{name}_SERVICE_PORT": str(port),
        f"{name}_SERVICE_PORT_{port_name.upper().replace('-', '_')}": str(port),
        f"{name}_PORT": f"{protocol}://{address}:{port}",
        f"{name}_PORT_{port}_{kind}": f"{protocol}://{address}:{port}",
        f"{name}_PORT_{port}_{kind}_PROTO": protocol,
        f"{name}_PORT_{port}_{kind}_PORT": str(port),
        f"{name}_PORT_{port}_{kind}_ADDR": address,
    }


def container_links(alias: str, port: int, protocol: str, port_name: str) -> dict[str, str]:
    """What Docker puts into a container that is linked to another one (`--link`), which has a variable of its own."""
    name, kind, address = alias.upper().replace("-", "_"), protocol.upper(), "172.17.0.5"
    return {
        f"{name}_NAME": f"/proxy/{alias}",
        f"{name}_PORT": f"{protocol}://{address}:{port}",
        f"{name}_PORT_{port}_{kind}": f"{protocol}://{address}:{port}",
        f"{name}_PORT_{port}_{kind}_PROTO": protocol,
        f"{name}_PORT_{port}_{kind}_PORT": str(port),
        f"{name}_PORT_{port}_{kind}_ADDR": address,
        f"{name}_PORT_{port}_{kind}_START": f"{protocol}://{address}:{port}",
        f"{name}_PORT_{port}_{kind}_PORT_END": str(port),
        f"{name}_ENV_{port_name.upper().replace('-', '_')}": "of the other container",
    }


@given(
    links=st.sampled_from([service_links, container_links]),
    rest=st.sampled_from([""])
    | st.from_regex(r"-[a-z][a-z0-9]{0,8}(-[a-z0-9]{1,8})?", fullmatch=True)
    # Services that are called as a setting begins.
    | st.sampled_from(["-link", "-smtp", "-host", "-database", "-limits", "-oidc", "-metrics"]),
    port=st.integers(1, 65535),
    protocol=st.sampled_from(["tcp", "udp"]),
    port_name=st.from_regex(r"[a-z][a-z0-9]{0,8}(-[a-z0-9]{1,5})?", fullmatch=True),
)
@hypothesis_settings(max_examples=share(300), deadline=None)
def test_variables_of_services_are_no_settings(
    links: Callable[[str, int, str, str], dict[str, str]],
    rest: str,
    port: int,
    protocol: str,
    port_name: str,
) -> None:
    with environment_of({}):
        without = load()
    added = links(f"signpost{rest}", port, protocol, port_name)
    with environment_of(added):
        assert load() == without
        assert loader.named() is None


def test_each_setting_with_a_letter_too_many_is_still_told() -> None:
    for name in FIELDS:
        for typo in (f"{name}X", f"X{name}"):
            with environment_of({f"SIGNPOST_{typo}": "1"}), pytest.raises(SettingsError, match="There is no setting"):
                load()


def test_a_port_that_somebody_sets_counts_beside_the_links_of_a_service(tmp_path: Path) -> None:
    links = service_links("signpost", 8000, "tcp", "http")
    server = Server(tmp_path, **{**links, "SIGNPOST_PORT": "8123"})
    values = json.loads(server.run("config", "--json").stdout)
    assert (values["PORT"], values["LINK_PORT"]) == (8123, 8123)
    server = Server(tmp_path, **links)
    assert json.loads(server.run("config", "--json").stdout)["PORT"] == 8000


# --- paths and quotes ---------------------------------------------------------------------------------------------

PATHS = sorted(name for name, field in FIELDS.items() if isinstance(field, FilePath))


def test_each_setting_that_is_a_path_is_described_as_one() -> None:
    """By what it is called or says: a new one is found here unless its kind says that `~/` is expanded."""
    assert {"INSTANCE", "COUNTRY_DATABASE", "BOOTSTRAP_TOKEN_FILE", "SECRET_KEY_FILE"} <= {*PATHS}
    for name, field in FIELDS.items():
        if name.endswith(("_FILE", "_FOLDER", "_PATH")) or field.metadata["description"].startswith(
            ("File", "Folder", "A file", "A folder")
        ):
            assert name in PATHS


@pytest.mark.parametrize("name", PATHS)
def test_a_path_may_begin_with_the_home_of_its_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Files for the environment, of systemd, of Docker, have no shell that would write it out."""
    home, user = tmp_path / "home", pwd.getpwuid(os.getuid())
    (home / "data").mkdir(parents=True)
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.chdir(tmp_path)
    instance = home / "data" if name == "INSTANCE" else tmp_path
    for given_path, meant in (
        ("~/data", f"{home}/data"),
        ("~", str(home)),
        (f"~{user.pw_name}", user.pw_dir),
        (f"~{user.pw_name}/.", f"{user.pw_dir}/."),
        ("./~", f"{tmp_path}/~" if name == "INSTANCE" else "./~"),
    ):
        if name == "COUNTRY_DATABASE" and given_path == "./~":
            continue  # it must be there
        assert Path(load({name: given_path})[name]) == Path(meant)
        if given_path != "./~":  # as a path it has no dot any more
            assert Path(load({name: Path(given_path)})[name]) == Path(meant)
        with environment_of({"SIGNPOST_INSTANCE": str(instance), f"SIGNPOST_{name}": given_path}):
            assert Path(load()[name]) == Path(meant)
        if name != "INSTANCE":
            (instance / "config.toml").write_text(f"{name.lower()} = '{given_path}'\n")
            with environment_of({"SIGNPOST_INSTANCE": str(instance)}):
                assert Path(load()[name]) == Path(meant)
            (instance / "config.toml").unlink()
    with pytest.raises(SettingsError) as told, environment_of({f"SIGNPOST_{name}": "~nobody-of-this-name/data"}):
        load()
    assert_sentence(str(told.value), f"SIGNPOST_{name}", "~nobody-of-this-name")
    assert loader.named() is None
    assert [entry.name for entry in tmp_path.iterdir()] == ["home"]


@pytest.mark.parametrize("name", sorted(SECRETS))
def test_the_file_of_a_secret_may_be_in_the_home_of_its_user(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    secret = {"SMTP_URL": "smtp://127.0.0.1:25", "GEO_URL": "https://geo.example.com/x.mmdb"}.get(name, "s" * 20)
    others = {
        "SMTP_URL": {"SIGNPOST_MAIL_FROM": "a@acme.test"},
        "OIDC_CLIENT_SECRET": {"SIGNPOST_OIDC_ISSUER": "https://id.example.com", "SIGNPOST_OIDC_CLIENT_ID": "a"},
    }
    (tmp_path / "secret").write_text(f"{secret}\n")
    with environment_of(
        {"SIGNPOST_INSTANCE": "~", f"SIGNPOST_{name}_FILE": "~/secret", **others.get(name, {})},
    ):
        assert load()[name] == secret


def test_settings_and_features_of_a_folder_in_the_home_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "config.toml").write_text("port = 8001\nfeatures = 'history'\n")
    for path in ("~/data", "'~/data'", '"~/data"'):
        with environment_of({"SIGNPOST_INSTANCE": path}):
            assert (load()["PORT"], load()["INSTANCE"]) == (8001, str(tmp_path / "data"))
            assert loader.named() == ["history"]


# A value of each setting, as somebody writes it.
VALUES = {
    "AGENT_OAUTH": "false", "WORKSPACE_CREATION": "false", "HOST": "::1", "PORT": "8001", "LINK_PORT": "80",
    "PUBLIC_URL": "https://signpost.example.com", "TRUSTED_PROXIES": "10.0.0.0/8, ::1", "REQUIRE_HTTPS": "always",
    "RATE_LIMIT": "7 per minute", "ALLOWED_ORIGINS": "https://acme.test", "DNS_SERVERS": "9.9.9.9",
    "DNS_TARGET": "a.acme.test", "REQUIRE_HOST_PROOF": "true", "MONITOR_INTERVAL_S": "60",
    "MONITOR_ALLOW_PRIVATE": "true", "COUNTRY_DATABASE": "/dev/null", "GEO_URL": "https://geo.example.com/x.mmdb",
    "RESPECT_DNT": "true", "EXCLUDE_NETWORKS": "192.0.2.0/24", "DIALECTS": "yourls,shlink",
    "BOOTSTRAP_TOKEN_FILE": "/tmp/a token", "SERVER": "public", "LOG_FORMAT": "json", "LOG_LEVEL": "error",
    "ACCESS_LOG": "false", "METRICS_TOKEN": "0123456789abcdef", "SMTP_URL": "smtp://127.0.0.1:25",
    "MAIL_FROM": "a@acme.test", "OIDC_NAME": "Acme's own", "OIDC_SCOPES": "openid email", "OIDC_ROLES_CLAIM": "roles",
    "OIDC_ROLES": "admins = Home:owner", "OIDC_SESSION_HOURS": "3", "RULES_CACHED": "5", "HISTORY_DAYS": "5",
    "RETENTION_DAYS": "5", "MIGRATE": "false", "DATABASE_URL": "host=db password='a b'", "SECRET_KEY_FILE": "/tmp/key",
    "COPY_MAX_AGE_S": "5", "LIMITS__LINKS": "5",
}  # fmt: skip
# These are wrong without others.
TOGETHER = {
    "OIDC_ISSUER": "https://id.example.com", "OIDC_CLIENT_ID": "a", "OIDC_CLIENT_SECRET": "0123456789",
    "PUBLIC_URL": "https://signpost.example.com", "MAIL_FROM": "a@acme.test", "PASSWORD_SIGN_IN": "true",
}  # fmt: skip


def test_quotes_around_the_value_of_a_variable_are_taken_off(tmp_path: Path) -> None:
    """As files for `docker run --env-file` have them, which keeps them; systemd and Compose take them off."""
    assert {*VALUES, *TOGETHER} - {"LIMITS__LINKS"} == FIELDS.keys() - {"INSTANCE", "FEATURES", "LIMITS"}
    base = {f"SIGNPOST_{name}": value for name, value in TOGETHER.items()} | {"SIGNPOST_INSTANCE": str(tmp_path)}
    for name, value in {**VALUES, **TOGETHER, "INSTANCE": str(tmp_path), "FEATURES": "history"}.items():
        if name == "FEATURES":
            base = {"SIGNPOST_INSTANCE": str(tmp_path)}
        with environment_of({**base, f"SIGNPOST_{name}": value}):
            plain = load()
        for quote in "\"'":
            if quote in value:
                continue
            with environment_of({**base, f"SIGNPOST_{name}": f"{quote}{value}{quote}"}):
                assert load() == plain, name
    for value, meant in (('""', ""), ("''", ""), ("'", None), ("\"'", None), ('"a" "b"', None)):
        with environment_of({"SIGNPOST_RATE_LIMIT": value}):
            if meant is None:
                with pytest.raises(SettingsError, match="RATE_LIMIT"):
                    load()
            else:
                assert load()["RATE_LIMIT"] == meant
    with environment_of({"SIGNPOST_FEATURES": '""', "SIGNPOST_PORT": '""'}):
        assert (load()["FEATURES"], load()["PORT"]) == ([], 8000)
