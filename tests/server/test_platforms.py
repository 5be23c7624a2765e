"""deploy/ for compose and for platforms: what is named there exists, and it fits the image and the settings."""

import json
import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest

from signpost.runtime.settings import NOT_SETTINGS
from signpost.runtime.settings_schema import LimitsSchema
from tests.all_settings import FIELDS, SECRETS
from tests.conftest import ROOT
from tests.programs import missing

yaml = pytest.importorskip("yaml")
DEPLOY = ROOT / "deploy"
CONTAINERFILE = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
IMAGE_PORT = "8000"


def loaded(name: str) -> Any:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    return tomllib.loads(text) if name.endswith(".toml") else yaml.safe_load(text)


def resolved(name: str, folder: Path, more: str = "") -> Any:
    """A file of deploy/ as compose understands it, with deploy/env.example and `more` as settings."""
    if shutil.which("docker-compose") is None:
        missing("docker-compose is not installed")
    shutil.copytree(DEPLOY, folder, ignore=shutil.ignore_patterns(".env"))
    (folder / ".env").write_text((folder / "env.example").read_text() + more)
    environment = {name: text for name, text in os.environ.items() if not name.startswith(("SIGNPOST_", "COMPOSE_"))}
    done = subprocess.run(
        ["docker-compose", "--file", name, "config"], cwd=folder, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return yaml.safe_load(done.stdout)


@pytest.mark.parametrize("path", sorted(DEPLOY.iterdir()), ids=lambda path: path.name)
def test_every_setting_that_is_named_exists(path: Path) -> None:
    names = {*FIELDS, *(f"{name}_FILE" for name in SECRETS), *NOT_SETTINGS}
    names |= {f"LIMITS__{name}" for name in LimitsSchema().fields}
    # SERVICE_URL_SIGNPOST is Coolify's: the URL of the service `signpost`.
    named = set(re.findall(r"(?<![A-Z_])SIGNPOST_([A-Z][A-Z_]*)", path.read_text(encoding="utf-8")))
    assert named <= names


@pytest.mark.parametrize("name", ["compose.yaml", "coolify.yaml"])
def test_compose_accepts_it(name: str, tmp_path: Path) -> None:
    service = resolved(name, tmp_path / "deploy")["services"]["signpost"]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert [entry.split(":")[1] for entry in service["volumes"]] == ["/data"]
    # Coolify builds from the top of the repository.
    top = DEPLOY if name == "compose.yaml" else ROOT
    build = loaded(name)["services"]["signpost"]["build"]
    assert (top / build["context"] / build["dockerfile"]).samefile(DEPLOY / "Containerfile")


def test_compose_serves_on_loopback_with_one_file_of_settings(tmp_path: Path) -> None:
    services = resolved("compose.yaml", tmp_path / "deploy", "SIGNPOST_PORT=8100\n")["services"]
    assert services["signpost"]["environment"]["SIGNPOST_HOST"] == "127.0.0.1"
    assert services["signpost"]["environment"]["SIGNPOST_PUBLIC_URL"] == "https://signpost.example.com"
    assert services["caddy"]["environment"] == {"SIGNPOST_UPSTREAM": "127.0.0.1:8100"}
    # The `ports` of neither would count, and neither may be alone in a network of its own.
    assert {service["network_mode"] for service in services.values()} == {"host"}
    assert subprocess.run(["git", "check-ignore", "--quiet", "deploy/.env"], cwd=ROOT).returncode == 0


def test_fly_fits_the_image() -> None:
    config = loaded("fly.toml")
    assert str(config["http_service"]["internal_port"]) == IMAGE_PORT
    assert config["mounts"]["destination"] == "/data"
    assert config["kill_signal"] == "SIGTERM"
    assert str(config["checks"]["port"]["port"]) == IMAGE_PORT


def test_render_fits_the_image() -> None:
    (service,) = loaded("render.yaml")["services"]
    assert (ROOT / service["dockerContext"] / service["dockerfilePath"]).samefile(DEPLOY / "Containerfile")
    assert service["disk"]["mountPath"] == "/data"
    given = {variable["key"]: variable["value"] for variable in service["envVars"]}
    # Render makes arguments of the build from these; what is none must be a setting.
    arguments = set(re.findall(r"^ARG (\w+)", CONTAINERFILE, re.M))
    assert {name for name in given if not name.startswith("SIGNPOST_")} <= arguments
    assert all(isinstance(text, str) for text in given.values()), json.dumps(given)


def test_the_image_has_what_others_rely_on() -> None:
    lines = CONTAINERFILE.splitlines()
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    for line in ("VOLUME /data", f"EXPOSE {IMAGE_PORT}", "STOPSIGNAL SIGTERM", f"ARG VERSION={version}"):
        assert line in lines
    assert "ARG RUN_AS=10001:10001" in lines
    for path in re.findall(r"^COPY (?:--chmod=\d+ )?([\w./]+) ", CONTAINERFILE, re.M):
        assert (ROOT / path).exists()
        if path != ".":
            assert f"!{path}" in (ROOT / ".dockerignore").read_text().splitlines()
