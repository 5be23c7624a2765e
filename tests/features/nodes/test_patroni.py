"""A node beside a PostgreSQL that Patroni looks after: the primary is killed, and Patroni chooses another one."""

import itertools
import json
import os
import shutil
import signal
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest

from tests import postgresql
from tests.conftest import Server, free_port
from tests.features.nodes.conftest import HOST, Nodes
from tests.programs import needed
from tests.wire import api, eventually, link, visit

# Patroni accepts none that is shorter: how long the cluster waits for a primary of which nothing is heard.
TTL_S = 20
# The file that Patroni reads, which is JSON because YAML is more than that.
CLUSTER = {
    "ttl": TTL_S,
    "loop_wait": 2,
    "retry_timeout": 5,
    "maximum_lag_on_failover": 0,
    "synchronous_mode": True,
    "postgresql": {"use_pg_rewind": True, "parameters": {"fsync": "off", "max_connections": 100}},
}


class Patroni:
    """Two servers of PostgreSQL, each with its Patroni, and the etcd by which these agree."""

    def __init__(self, stack: ExitStack):
        self.folder = Path(tempfile.mkdtemp(prefix="signpost-pg-"))
        stack.callback(shutil.rmtree, self.folder)
        postgresql.own(self.folder)
        self._etcd = f"127.0.0.1:{free_port()}"
        self._ports: dict[str, tuple[int, int]] = {}
        self._processes: dict[str, subprocess.Popen[bytes]] = {}
        stack.callback(self.end)
        peers = f"http://127.0.0.1:{free_port()}"
        self._start(
            "etcd", needed("etcd"), "--data-dir", self.folder / "etcd", "--enable-v2=true", "--listen-client-urls",
            f"http://{self._etcd}", "--advertise-client-urls", f"http://{self._etcd}", "--listen-peer-urls", peers,
            "--initial-advertise-peer-urls", peers, "--initial-cluster", f"default={peers}",
        )  # fmt: skip
        for name in ("one", "two"):
            self._add(name)
            eventually(lambda name=name: self.states().get(name) in ("running", "streaming"), 60)
        eventually(lambda: "sync_standby" in self.roles().values(), 60)

    def _start(self, name: str, program: str, *arguments: object) -> None:
        user: dict[str, Any] = {"user": postgresql.ORDINARY_USER, "group": "nogroup", "extra_groups": []}
        with (self.folder / f"{name}.log").open("ab") as log:
            self._processes[name] = subprocess.Popen(
                [program, *map(str, arguments)], stdout=log, stderr=log, cwd="/", start_new_session=True,
                **(user if os.geteuid() == 0 else {}),
            )  # fmt: skip

    def _add(self, name: str) -> None:
        port, rest = free_port(), free_port()
        self._ports[name] = port, rest
        users = {user: {"username": user, "password": "x"} for user in ("replication", "superuser", "rewind")}
        own = {
            "scope": "signpost",
            "name": name,
            "etcd3": {"host": self._etcd},
            "restapi": {"listen": f"127.0.0.1:{rest}", "connect_address": f"127.0.0.1:{rest}"},
            "bootstrap": {
                "dcs": CLUSTER,
                "initdb": [{"encoding": "UTF8"}, {"locale": "C"}],
                "pg_hba": ["host all all 127.0.0.1/32 trust", "host replication all 127.0.0.1/32 trust"],
            },
            "postgresql": {
                "listen": f"127.0.0.1:{port}",
                "connect_address": f"127.0.0.1:{port}",
                "data_dir": str(self.folder / name),
                "pgpass": str(self.folder / f"{name}.pgpass"),
                "bin_dir": str(postgresql.programs()),
                "authentication": users,
                "parameters": {"unix_socket_directories": str(self.folder)},
            },
        }
        file = self.folder / f"{name}.yml"
        file.write_text(json.dumps(own))
        self._start(name, needed("patroni"), file)

    def members(self) -> dict[str, dict[str, Any]]:
        """What the first Patroni that answers knows of both."""
        for _, rest in self._ports.values():
            with suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{rest}/cluster", timeout=2) as answer:
                return {member["name"]: member for member in json.load(answer)["members"]}
        return {}

    def states(self) -> dict[str, str]:
        return {name: member["state"] for name, member in self.members().items()}

    def roles(self) -> dict[str, str]:
        return {name: member["role"] for name, member in self.members().items()}

    @property
    def primary(self) -> str:
        return next((name for name, role in self.roles().items() if role == "leader"), "")

    def new_database(self) -> str:
        """The URL of an empty database, as docs/scale.md says it for several servers."""
        import psycopg

        hosts = ",".join(f"127.0.0.1:{port}" for port, _ in self._ports.values())
        url = f"postgresql://superuser:x@{hosts}/"
        with psycopg.connect(f"{url}postgres", target_session_attrs="read-write", autocommit=True) as connection:
            connection.execute("CREATE DATABASE signpost TEMPLATE template0")
        return f"{url}signpost"

    def kill(self, name: str) -> None:
        """Kill a server and its Patroni, as when their machine has lost its power."""
        (server, *_) = (self.folder / name / "postmaster.pid").read_text().split()
        children = Path(f"/proc/{server}/task/{server}/children").read_text().split()
        for process in (self._processes[name].pid, int(server), *map(int, children)):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self._processes[name].wait()

    def restart(self, name: str) -> None:
        self._start(name, needed("patroni"), self.folder / f"{name}.yml")

    def end(self) -> None:
        for name in [*self._ports]:
            if self._processes[name].poll() is None:
                self.kill(name)
        for process in self._processes.values():
            process.kill()
            process.wait()


@pytest.fixture
def patroni() -> Iterator[Patroni]:
    with ExitStack() as stack:
        yield Patroni(stack)


@pytest.fixture
def nodes(patroni: Patroni, tmp_path: Path) -> Iterator[Nodes]:
    made = Nodes(tmp_path, patroni.new_database())
    yield made
    made.end()


def made(node: Server, alias: str) -> bool:
    """Whether a link could be made. What is answered otherwise is that the database is away."""
    answer = api(node, "POST", "/v1/link", {"host": HOST, "alias": alias, "destination": "https://dest.example/"})
    assert answer.status == 200 or answer.json["code"] in ("storage_unavailable", "storage_uncertain"), answer.body
    return answer.status == 200


def test_nodes_go_on_with_the_server_that_patroni_chose(patroni: Patroni, nodes: Nodes) -> None:
    one, two = nodes.add(), nodes.add()
    stored = [link(one, alias=f"before{number}") for number in range(20)]
    killed = patroni.primary
    patroni.kill(killed)
    for number in itertools.count():
        # Links are answered all the time, and changes are again once there is a primary.
        assert visit(two, "/before3").status == 302
        if made(one, f"during{number}"):
            break
        time.sleep(0.2)
        assert number < 5 * (TTL_S + 40)
    assert patroni.primary != killed
    for node in (one, two):
        eventually(lambda node=node, number=number: visit(node, f"/during{number}").status == 302)
        for record in stored:
            assert visit(node, f"/{record['alias']}").status == 302
            assert api(node, "GET", f"/v1/links/{record['id']}").status == 200
    # The one that was killed comes back as a standby, and can be the primary again.
    patroni.restart(killed)
    eventually(lambda: patroni.roles().get(killed) == "sync_standby", 60)
    patroni.kill(patroni.primary)
    eventually(lambda: made(two, "later"), TTL_S + 40)
    assert patroni.primary == killed
