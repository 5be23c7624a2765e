"""docs/scale.md about nodes, and the files of deploy/ for them: as they are there, with this machine's addresses."""

import os
import re
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests import postgresql
from tests.all_settings import FIELDS, SECRETS
from tests.conftest import ROOT, Server
from tests.features.nodes.conftest import HOST, Nodes
from tests.features.nodes.test_outages import gauges
from tests.played.fronts import blocks
from tests.programs import missing
from tests.server.test_caddy import Caddy
from tests.server.test_platforms import resolved
from tests.wire import answering, api, connected, eventually, link, visit

yaml = pytest.importorskip("yaml")
PAGE = ROOT / "docs" / "scale.md"
MakeNodes = Callable[..., Nodes]


def script(word: str) -> str:
    """The one block of commands that has `word` in it."""
    (found,) = (block for block in blocks("sh", PAGE) if word in block)
    return found


def run(commands: str, folder: Path, **environment: str) -> None:
    path = f"{ROOT / '.venv' / 'bin'}:{postgresql.programs()}:{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, **environment}
    done = subprocess.run(["sh", "-euc", commands], cwd=folder, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.fixture
def dropped() -> Iterator[list[str]]:
    """URLs of databases that are dropped after the test."""
    urls: list[str] = []
    yield urls
    for url in urls:
        postgresql.server().drop(url)


def test_compose_runs_two_nodes_with_one_key(tmp_path: Path) -> None:
    services = resolved("nodes.yaml", tmp_path / "deploy", "POSTGRES_PASSWORD=abc\n")["services"]
    settings = [services[name]["environment"] for name in ("node1", "node2")]
    assert {setting["SIGNPOST_DATABASE_URL"] for setting in settings} == {
        "postgresql://signpost:abc@127.0.0.1/signpost"
    }
    assert {setting["SIGNPOST_SECRET_KEY_FILE"] for setting in settings} == {"/run/secrets/secret_key"}
    assert services["postgresql"]["environment"] == {"POSTGRES_USER": "signpost", "POSTGRES_PASSWORD": "abc"}
    ports = [setting["SIGNPOST_PORT"] for setting in settings]
    upstreams = {"SIGNPOST_UPSTREAM": f"127.0.0.1:{ports[0]}", "SIGNPOST_OTHER_UPSTREAMS": f"127.0.0.1:{ports[1]}"}
    assert services["caddy"]["environment"] == upstreams


class CaddyOfNodes(Caddy):
    others: tuple[Server, ...] = ()

    def environment(self) -> dict[str, str]:
        more = " ".join(f"127.0.0.1:{node.port}" for node in self.others)
        return {**super().environment(), "SIGNPOST_OTHER_UPSTREAMS": more}


def test_caddy_finds_a_node_that_answers(make_nodes: MakeNodes, tmp_path: Path) -> None:
    a, b = make_nodes(2, SIGNPOST_PUBLIC_URL="https://signpost.example.com").all
    link(a, alias="abc")
    eventually(lambda: visit(b, "/abc").status == 302)
    caddy = CaddyOfNodes(tmp_path / "caddy", a)
    caddy.others = (b,)
    try:
        caddy.start()
    except FileNotFoundError:
        missing("Caddy is not installed")
    try:
        assert caddy.call("GET", "/abc", host=HOST).status == 302
        # The other one is enough, also for a name whose certificate is there.
        a.started.send_signal(signal.SIGKILL)
        a.started.wait()
        assert [caddy.call("GET", "/abc", host=HOST).status for _ in range(10)] == [302] * 10
    finally:
        caddy.stop()


def test_kubernetes_has_our_settings_and_ports() -> None:
    (deployment,) = (yaml.safe_load(block) for block in blocks("yaml", PAGE) if "kind: Deployment" in block)
    pod = deployment["spec"]["template"]["spec"]
    (container,) = pod["containers"]
    names = {*FIELDS, *(f"{name}_FILE" for name in SECRETS)}
    given: dict[str, Any] = {entry["name"].removeprefix("SIGNPOST_"): entry["value"] for entry in container["env"]}
    assert given.keys() <= names
    mounts = {mount["mountPath"]: mount["name"] for mount in container["volumeMounts"]}
    assert {volume["name"] for volume in pod["volumes"]} == set(mounts.values())
    secret = script("kubectl create secret")
    for name in ("DATABASE_URL_FILE", "SECRET_KEY_FILE"):
        folder, _, file = given[name].rpartition("/")
        assert folder in mounts
        assert f"--from-file={file}" in secret
    assert mounts["/data"] == "data"
    for probe in ("startupProbe", "livenessProbe", "readinessProbe"):
        # Not /readyz: links work without PostgreSQL.
        assert container[probe]["httpGet"] == {"path": "/healthz", "port": "http"}
    assert container["ports"] == [{"name": "http", "containerPort": 8000}]
    assert deployment["spec"]["selector"]["matchLabels"] == deployment["spec"]["template"]["metadata"]["labels"]


def test_the_alerts_are_those_of_the_page_and_of_the_metrics(make_nodes: MakeNodes) -> None:
    page = ROOT / "docs" / "monitoring.md"
    (shown,) = (block for block in blocks("yaml", page) if "signpost-nodes" in block)
    file = (ROOT / "deploy" / "alerts-nodes.yml").read_text(encoding="utf-8")
    assert yaml.safe_load(shown) == yaml.safe_load(file)
    (node,) = make_nodes(1).all
    expressions = [rule["expr"] for rule in yaml.safe_load(file)["groups"][0]["rules"]]
    named = {name for text in expressions for name in re.findall(r"signpost_\w+", text)}
    assert named - gauges(node).keys() == {"signpost_waiting"}


def test_from_one_machine_to_several(make_server: Callable[..., Server], tmp_path: Path, dropped: list[str]) -> None:
    server = make_server()
    answering(server.start())
    connected(server, HOST)
    link(server, alias="abc")
    assert visit(server, "/abc").status == 302
    server.stop()
    url = postgresql.server().new_database(with_tables=False)
    dropped.append(url)
    commands = script("database copy").replace("/var/lib/signpost", str(server.instance))
    run(commands, tmp_path, SIGNPOST_DATABASE_URL=url)
    node = Server(
        tmp_path / "node", SIGNPOST_DATABASE_URL=url, SIGNPOST_SECRET_KEY_FILE=str(server.instance / "secret.key")
    )
    node.token_file = server.token_file
    try:
        answering(node.start())
        assert visit(node, "/abc").status == 302
        assert api(node, "GET", "/v1/links").json["data"][0]["total_clicks"] >= 1
    finally:
        node.stop(signal.SIGKILL)


def test_a_backup_is_restored_and_opened(make_nodes: MakeNodes, tmp_path: Path, dropped: list[str]) -> None:
    nodes = make_nodes(1)
    (node,) = nodes.all
    link(node, alias="abc")
    assert visit(node, "/abc").status == 302
    time.sleep(1)
    drill = nodes.url.replace(postgresql.name_of(nodes.url), "signpost_drill")
    dropped.append(drill)
    run(script("pg_dump"), tmp_path, SIGNPOST_DATABASE_URL=nodes.url)
    maintenance = nodes.url.replace(postgresql.name_of(nodes.url), "postgres")
    run(script("pg_restore"), tmp_path, MAINTENANCE_URL=maintenance, DRILL_URL=drill)
    key = str(node.instance / "secret.key")
    other = Server(tmp_path / "drill", SIGNPOST_DATABASE_URL=drill, SIGNPOST_SECRET_KEY_FILE=key)
    other.token_file = node.token_file
    try:
        answering(other.start())
        assert visit(other, "/abc").status == 302
        eventually(lambda: api(other, "GET", "/v1/links").json["data"][0]["total_clicks"] == 2)
    finally:
        other.stop(signal.SIGKILL)
