"""The image of deploy/Containerfile: what it holds, and that no stop, kill or upgrade loses clicks or data."""

import os
import re
import shutil
import signal
import stat
import sys
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from signpost.storage import migrations
from tests.conftest import ROOT, free_port
from tests.played.images import BASE, IMAGE, USER_ID, Container, Images
from tests.programs import missing
from tests.server.test_caddy import Caddy
from tests.server.test_platforms import resolved
from tests.storage.test_upgrades import Old
from tests.upgrades import RELEASED
from tests.wire import answering, eventually

MAX_MEGABYTES = 150
# Folders of the base that are everyone's, with the bit that keeps others' files safe. A read-only root has none.
EVERYONES = {"/tmp", "/var/tmp", "/run/lock"}


@dataclass(frozen=True)
class Built:
    root: Path
    config: dict[str, Any]
    megabytes: float


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Built]:
    for program in ("buildah", "mmdebstrap"):
        if shutil.which(program) is None:
            missing(f"{program} is not installed")
    if os.geteuid() != 0:
        missing("Only root can build the image without a daemon")
    folder = tmp_path_factory.mktemp("images")
    images = Images(folder)
    images.make_base()
    images.build()
    yield Built(images.mounted(), images.config(), images.megabytes(IMAGE) - images.megabytes(BASE))
    images.run("rm", "--all")
    shutil.rmtree(folder)


Start = Callable[..., Container]


@pytest.fixture
def container(image: Built, tmp_path: Path) -> Iterator[Start]:
    """Start a container; its arguments are variables of its environment."""
    created = []

    def do(data: Path = tmp_path / "data", **environment: str) -> Container:
        created.append(Container(image.root, image.config, data, **environment))
        return answering(created[-1].start())  # type: ignore[return-value]

    yield do
    for entry in created:
        entry.stop(signal.SIGKILL)


# --- what is in it -----------------------------------------------------------------------------------------------


def test_it_is_small(image: Built, capsys: pytest.CaptureFixture[str]) -> None:
    with capsys.disabled():
        sys.stdout.write(f" {image.megabytes:.0f} MB more than the base ")
    assert 20 < image.megabytes <= MAX_MEGABYTES


def test_it_says_what_it_is_and_how_to_run_it(image: Built) -> None:
    config = image.config
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    labels = {name.rpartition(".")[2]: text for name, text in config["Labels"].items()}
    assert (labels["title"], labels["version"], labels["licenses"]) == ("Signpost", version, "MIT")
    assert config["User"] == f"{USER_ID}:{USER_ID}"
    assert "SIGNPOST_INSTANCE=/data" in config["Env"]
    assert [*config["Volumes"]] == ["/data"]
    assert [*config["ExposedPorts"]] == ["8000/tcp"]
    assert config["StopSignal"] == "SIGTERM"


def test_its_user_can_write_to_the_data_alone(image: Built) -> None:
    writable = set()
    for folder, folders, files in os.walk(image.root):
        for name in (*folders, *files):
            path = Path(folder, name)
            found = path.lstat()
            if not stat.S_ISLNK(found.st_mode) and (found.st_uid == USER_ID or found.st_mode & 0o022):
                writable.add(f"/{path.relative_to(image.root)}")
    group = {path for path in writable if not (image.root / path[1:]).lstat().st_mode & 0o002}
    assert {path for path in group if (image.root / path[1:]).lstat().st_gid == USER_ID} <= {"/data"}
    assert {path for path in writable - group if not path.startswith("/dev/")} <= EVERYONES
    data = (image.root / "data").stat()
    assert (data.st_uid, stat.S_IMODE(data.st_mode)) == (USER_ID, 0o700)


def test_it_can_neither_install_nor_compile(image: Built, container: Start) -> None:
    files = [path.name for folder in ("bin", "opt/signpost/bin") for path in (image.root / folder).iterdir()]
    assert not [name for name in files if re.fullmatch(r"pip[\d.]*|cc|c99|gcc.*|ld|make|hatch\w*|git", name)]
    running = container()
    for module in ("pip", "ensurepip", "hatchling", "setuptools", "editables"):
        assert "ModuleNotFoundError" in running.execute("python3", "-c", f"import {module}").stderr
    for place in ("/opt/signpost/x", "/etc/x", "/x"):
        assert "Read-only file system" in running.execute("touch", place).stderr
    assert running.execute("id", "-u").stdout.strip() == str(USER_ID)


def test_it_has_the_driver_of_postgresql(container: Start) -> None:
    assert container().execute("python3", "-c", "import psycopg; print(psycopg.pq.__impl__)").stdout == "binary\n"


# --- how it runs -------------------------------------------------------------------------------------------------


def test_it_serves_and_is_healthy(container: Start) -> None:
    running = container()
    link = f"http://localhost:{running.port}/hello"
    assert running.visit(link).status_code == 302
    # Outside of the container is not this machine.
    assert running.api("GET", "/v1/links").status_code == 403
    assert running.is_healthy()
    reported: str = eventually(lambda: "Make one" in (text := running.output.read_text()) and text)
    assert "First token  in /data/first-token" in reported
    assert running.token not in reported
    assert (running.token_file.stat().st_mode & 0o777, running.token_file.stat().st_uid) == (0o600, USER_ID)
    assert running.run("sign-in").stdout.startswith(f"http://127.0.0.1:{running.port}/welcome/")
    assert running.stop() == 0
    assert "Stopped in order" in running.output.read_text()
    assert not running.is_healthy()


def test_no_click_is_lost_by_a_stop_or_a_kill(container: Start) -> None:
    running = container(SIGNPOST_HOST="127.0.0.1")
    running.connect()
    link = running.link()
    for number, clicks in ((signal.SIGTERM, 30), (signal.SIGKILL, 60), (signal.SIGTERM, 90)):
        for _ in range(30):
            assert running.visit(link["url"]).status_code == 302
        running.stop(number)
        answering(running.start())
        assert running.clicks(link) == clicks


def test_the_data_of_an_older_image_is_kept(container: Start, tmp_path: Path) -> None:
    newest = max(file.stem[:4] for file in migrations.folder().glob("[0-9]*.py"))
    old = Old(max(number for number in RELEASED.values() if number < newest), tmp_path / "data")
    running = container(old.instance, SIGNPOST_HOST="127.0.0.1")
    running.token_file = tmp_path / "token"
    running.token_file.write_text(old.secrets["token"])
    records = {row["alias"]: row for row in running.api("GET", "/v1/links?per_page=100").json["data"]}
    for alias, row in old.records.items():
        # The older one was about to delete these, and had not finished.
        if not alias.startswith("old-"):
            saved = {name: row[name] for name in ("id", "host", "destination", "tags", "created_at", "total_clicks")}
            assert {name: records[alias][name] for name in saved} == saved
    for path, (status, location) in old.told["visits"].items():
        if status in (301, 302, 307):
            answer = running.visit(f"http://go.acme.test{quote(path, safe='/?=&%+')}")
            assert (answer.status_code, answer.location) == (status, location), path
    assert len([*(old.instance / "backups").glob("before-migration*.sqlite")]) == 1


def test_a_volume_of_root_becomes_its_users_where_it_starts_as_root(image: Built, tmp_path: Path) -> None:
    running = Container(image.root, {**image.config, "User": "0:0"}, tmp_path / "data", SIGNPOST_HOST="127.0.0.1")
    os.chown(running.instance, 0, 0)
    try:
        answering(running.start())
        status = Path(f"/proc/{running.started.pid}/status").read_text()
        assert re.search(rf"^Uid:\t{USER_ID}\t{USER_ID}\t{USER_ID}\t{USER_ID}$", status, re.M)
        assert re.search(r"^CapEff:\t0+$", status, re.M)
        assert (running.instance / "signpost.sqlite").stat().st_uid == USER_ID
    finally:
        running.stop(signal.SIGKILL)


def test_https_links_with_the_settings_of_compose(container: Start, tmp_path: Path) -> None:
    if shutil.which("caddy") is None:
        missing("Caddy is not installed")
    port = free_port()
    services = resolved("compose.yaml", tmp_path / "deploy", f"SIGNPOST_PORT={port}\n")["services"]
    settings = services["signpost"]["environment"]
    running = container(**settings)
    caddy = Caddy(tmp_path / "caddy", running)
    assert caddy.environment()["SIGNPOST_UPSTREAM"] == services["caddy"]["environment"]["SIGNPOST_UPSTREAM"]
    service, host = settings["SIGNPOST_PUBLIC_URL"].removeprefix("https://"), "go.acme.test"
    try:
        caddy.start()
        token = {"host": service, "token": running.token}
        assert caddy.call("POST", "/v1/host", {"host": host}, **token).status == 200
        fields = {"host": host, "alias": "a", "destination": "https://dest.example/"}
        assert caddy.call("POST", "/v1/link", fields, **token).status == 200
        answer = caddy.call("GET", "/a", host=host)
        assert (answer.status, answer.headers["Location"]) == (302, "https://dest.example/")
        assert caddy.refuses("other.acme.test")
    finally:
        caddy.kill()
