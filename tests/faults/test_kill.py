"""kill -9 at random moments: whatever was acknowledged is there, nothing is there twice, and it starts again."""

import contextlib
import http.client
import random
import signal
import time
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from signpost.storage import migrations
from tests.conftest import Server
from tests.faults.campaign import (
    DATABASE,
    HOST,
    Found,
    Traffic,
    assert_counts_agree,
    counted_in,
    duration_of,
    found_in,
    instance_of,
    integrity,
    jobs_done,
    kill_at_random,
    kill_command_at_random,
    post_file,
    rows_of,
    say,
    times,
    until_refused,
)
from tests.storage.test_upgrades import NEW_STATES, Old
from tests.upgrades import RELEASED
from tests.wire import Connection, Reply, answering, api, connected, link, visit


def stopped(server: Server) -> Found:
    """What is counted when the server has ended in order."""
    assert server.stop() == 0
    return counted_in(instance_of(server))


def test_while_visitors_come(make_server: Callable[..., Server], chance: random.Random) -> None:
    """Every fifth time twice, the second time while it starts. Among the links is one with a click limit."""
    limit = times(1000, 3000)
    server = answering(make_server().start())
    connected(server)
    aliases = ["a", "b", "limited"]
    link(server, alias="a")
    link(server, alias="b")
    link(server, alias="limited", max_clicks=limit)
    traffic = Traffic(server, aliases)
    for turn in range(times(2, 25)):
        with traffic:
            time.sleep(chance.uniform(0.05, 0.8))
            server.stop(signal.SIGKILL)
        if turn % 5 == 1:
            server.start(wait=False)
            time.sleep(chance.uniform(0, 1))
            server.stop(signal.SIGKILL)
        answering(server.start())
    found = stopped(server)
    assert_counts_agree(found)
    for alias in aliases:
        assert traffic.received[alias] <= found.clicks[alias] <= traffic.sent[alias]
    assert found.clicks["limited"] <= limit
    assert traffic.received["a"] > 100
    sent, counted, received = (sum(click.values()) for click in (traffic.sent, found.clicks, traffic.received))
    say(f"sent {sent}, counted {counted}, received {received}")
    answering(server.start())
    assert until_refused(server, "limited", limit) == limit - found.clicks["limited"]
    assert stopped(server).clicks["limited"] == limit


def test_between_visits_of_a_link_with_a_click_limit(make_server: Callable[..., Server], chance: random.Random) -> None:
    for turn in range(times(1, 3)):
        server = answering(make_server().start())
        connected(server)
        link(server, alias=f"x{turn}", max_clicks=100)
        let_in = 0
        for _ in range(2):
            for _ in range(chance.randint(1, 40)):
                assert visit(server, f"/x{turn}").status == 302
                let_in += 1
            server.stop(signal.SIGKILL)
            answering(server.start())
        assert let_in + until_refused(server, f"x{turn}", 100) == 100
        assert stopped(server).clicks == {f"x{turn}": 100}


def test_while_an_import_arrives_and_runs(make_server: Callable[..., Server], chance: random.Random) -> None:
    """3,000 lines and 300 that are refused, each time: all or nothing, and all where it was acknowledged."""
    server = answering(make_server().start())
    connected(server)
    acknowledged, interrupted = 0, 0
    for turn in range(times(1, 22)):
        rows = "".join(
            f"{HOST}/i{turn}-{number},https://d.example/{number}\n" + "nonsense,\n" * (number % 10 == 0)
            for number in range(3000)
        )
        answer = kill_at_random(server, lambda rows=rows: post_file(server, rows), chance, 0.5)
        sql = "SELECT count(*) FROM job WHERE finished_at IS NULL"
        interrupted += rows_of(instance_of(server), sql)[0][0]
        answering(server.start())
        jobs = jobs_done(server)
        imported = rows_of(instance_of(server), "SELECT count(*) FROM record WHERE alias LIKE ?", f"i{turn}-%")[0][0]
        assert imported in (0, 3000)
        if answer is not None:
            assert answer.status == 202, answer.body
            assert imported == 3000
            acknowledged += 1
        for job in jobs.values():
            assert (job["created"], job["unchanged"], job["refused"]) == (3000, 0, 300)
        count = rows_of(instance_of(server), "SELECT count(*) FROM record WHERE host = ?", HOST)[0][0]
        assert count == 3000 * len(jobs)
    assert acknowledged <= len(jobs)
    say(f"acknowledged: {acknowledged}, interrupted: {interrupted}, imported: {len(jobs)}")
    assert integrity(instance_of(server)) == "ok"


def test_an_import_of_the_command_line(
    make_server: Callable[..., Server], chance: random.Random, tmp_path: Path
) -> None:
    """9,000 lines (1,500) with 3 clicks each. What a killed one did is found in place by the next."""
    count, length = times((1500, 1500), (9000, 250))
    server = answering(make_server().start())
    connected(server)
    assert server.stop() == 0

    def written(number: int) -> Path:
        # Large enough for the process that reads ahead.
        lines = (f"{HOST}/c{number}-{n},https://d.example/{'x' * length},3\n" for n in range(count))
        file = tmp_path / f"links{number}.csv"
        file.write_text("url,destination,total_clicks\n" + "".join(lines))
        return file

    def counts(number: int) -> tuple[int, int]:
        sql = """
            SELECT count(*), coalesce(sum(clicks), 0) FROM record JOIN record_clicks ON record_seq = record.seq
            WHERE alias LIKE ?
        """
        return rows_of(instance_of(server), sql, f"c{number}-%")[0]

    def import_all(number: int) -> None:
        done = server.run("import", str(files[number]))
        assert done.returncode == 0, done.stderr

    files = [written(0)]
    took_s = duration_of(lambda: import_all(0))
    files.append(written(1))
    in_the_middle = 0
    for _ in range(times(1, 20)):
        kill_command_at_random(server, ("import", str(files[-1])), chance, took_s / 3, took_s)
        created, clicks = counts(len(files) - 1)
        assert clicks == created * 3
        in_the_middle += 0 < created < count
        if created == count:
            files.append(written(len(files)))
    import_all(len(files) - 1)
    assert [counts(number) for number in range(len(files))] == [(count, count * 3)] * len(files)
    assert integrity(instance_of(server)) == "ok"
    say(f"a part was there after {in_the_middle} kills")


def test_applying_a_configuration(make_server: Callable[..., Server], chance: random.Random, tmp_path: Path) -> None:
    """500 links: all or none."""
    server = answering(make_server().start())
    connected(server)
    assert server.stop() == 0
    file = tmp_path / "links.toml"
    took_s = 0.0
    for turn in range(times(2, 20)):
        links = (
            f'[[links]]\nurl = "https://{HOST}/t{turn}-{number}"\ndestination = "https://d.example/{number}"\n'
            for number in range(500)
        )
        file.write_text(f'[[hosts]]\nhost = "{HOST}"\n' + "".join(links))
        if turn == 0:  # undisturbed, to know how long it takes
            took_s = duration_of(lambda: server.run("apply", str(file)))
        else:
            was_killed = kill_command_at_random(server, ("apply", str(file)), chance, took_s / 3, took_s * 1.2)
        sql = "SELECT count(*) FROM record WHERE alias LIKE ?"
        applied = rows_of(instance_of(server), sql, f"t{turn}-%")[0][0]
        assert applied in (0, 500)
        assert applied == 500 or (turn > 0 and was_killed)
    assert integrity(instance_of(server)) == "ok"


def test_while_requests_have_an_idempotency_key(make_server: Callable[..., Server], chance: random.Random) -> None:
    """32 keys each time, asked again after the kill: one record each, and the answer that was given."""
    server = answering(make_server().start())
    connected(server)
    first_answers = 0
    replays = 0
    for turn in range(times(2, 20)):
        keys = [uuid.UUID(int=chance.getrandbits(128)).hex for _ in range(32)]
        given: dict[str, bytes] = {}

        def ask(key: str, turn: int = turn) -> Reply:
            body = {"host": HOST, "destination": "https://dest.example/", "title": f"{turn} {key}"}
            return api(server, "POST", "/v1/link", body, headers={"Idempotency-Key": key})

        def ask_all(keys: list[str] = keys, given: dict[str, bytes] = given, ask: Any = ask) -> None:
            for key in keys:
                answer = ask(key)
                assert answer.status == 200, answer.body
                given[key] = answer.body

        kill_at_random(server, ask_all, chance, 0.6)
        answering(server.start())
        first_answers += len(given)
        for key in keys:
            again = ask(key)
            replays += 1
            assert again.status == 200, again.body
            assert again.body == given.get(key, again.body)
        titles = [f"{turn} {key}" for key in keys]
        found = rows_of(instance_of(server), "SELECT title FROM record WHERE title LIKE ?", f"{turn} %")
        assert sorted(title for (title,) in found) == sorted(titles)
    assert first_answers > 0
    say(f"replays: {replays}, of answers that were given: {first_answers}")


# --- starting ----------------------------------------------------------------------------------------------------


def test_a_first_start(make_server: Callable[..., Server], chance: random.Random) -> None:
    """Killed, and started again: one workspace, one token that works, and the link."""
    no_file, no_token = 0, 0
    for _ in range(times(2, 42)):
        server = make_server()
        server.start(wait=False)
        time.sleep(chance.uniform(0.2, 2.5))
        server.stop(signal.SIGKILL)
        no_file += not (instance_of(server) / DATABASE).exists()
        no_token += not server.token_file.exists()
        answering(server.start())
        assert api(server, "GET", "/v1/test").status == 200
        with Connection(server, host="localhost") as visitor:
            assert visitor.call("GET", "/hello").status == 302
        counts = [rows_of(instance_of(server), f"SELECT count(*) FROM {t}")[0][0] for t in ("workspace", "token")]
        assert counts == [1, 1]
        server.stop(signal.SIGKILL)
    say(f"killed before there was a database: {no_file}, a token: {no_token}")


HISTORY = "schema_migration"


def contents(folder: Path) -> dict[str, list[Any]]:
    """The schema and every row, but for what is another one in each instance."""
    schema = rows_of(folder, "SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name")
    found: dict[str, list[Any]] = {"": schema}
    for type_, name, *_ in schema:
        if type_ == "table" and not name.startswith("sqlite_"):
            what = "name" if name == HISTORY else "*"
            rows = rows_of(folder, f"SELECT {what} FROM {name}")
            found[name] = sorted(repr(row) for row in rows if name != "state" or row[0] not in NEW_STATES)
    return found


def older(folder: Path) -> Path:
    """An instance of the first release, with data in it."""
    return Old(RELEASED["0.1.0"], folder).instance


@pytest.fixture(scope="module")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, list[Any]], float]:
    """What an undisturbed migration makes of the old database, and how long the command takes."""
    folder = tmp_path_factory.mktemp("undisturbed")
    server = Server(folder / "server", SIGNPOST_INSTANCE=str(older(folder / "instance")))
    took_s = duration_of(lambda: server.run("migrate"))
    return contents(folder / "instance"), took_s


def test_migrations(
    make_server: Callable[..., Server],
    chance: random.Random,
    tmp_path: Path,
    migrated: tuple[dict[str, list[Any]], float],
) -> None:
    expected, took_s = migrated
    assert len(expected[HISTORY]) == len([*migrations.folder().glob("[0-9]*.py")])
    for turn in range(times(1, 42)):
        folder = older(tmp_path / f"random{turn}")
        server = make_server(SIGNPOST_INSTANCE=str(folder))
        kill_command_at_random(server, ("migrate",), chance, took_s / 3, took_s)
        assert server.run("migrate").returncode == 0
        assert integrity(folder) == "ok"
        assert contents(folder) == expected


def test_migrations_before_a_write(
    make_server: Callable[..., Server],
    chance: random.Random,
    tmp_path: Path,
    migrated: tuple[dict[str, list[Any]], float],
    shim: Path,
) -> None:
    """Killed just before the nth change of a file, n at random or, with TEST_LONG=1, spread over all."""
    expected, _ = migrated
    log = tmp_path / "log"
    server = make_server(SIGNPOST_INSTANCE=str(older(tmp_path / "counted")))
    server.environment |= {"LD_PRELOAD": str(shim), "FAULTS_FOLDER": str(tmp_path / "counted"), "FAULTS_LOG": str(log)}
    assert server.run("migrate").returncode == 0
    changes = len(log.read_text().splitlines())
    assert changes > 100
    count = times(2, 30)
    for turn in range(count):
        number = chance.randint(1 + changes * turn // count, changes * (turn + 1) // count)
        folder = older(tmp_path / f"write{turn}")
        server = make_server(SIGNPOST_INSTANCE=str(folder))
        quiet = dict(server.environment)
        server.environment |= {"LD_PRELOAD": str(shim), "FAULTS_FOLDER": str(folder), "FAULTS_KILL_AT": str(number)}
        done = server.run("migrate")
        # Not each run has the same number of changes.
        assert done.returncode == -signal.SIGKILL or number > changes * 0.9
        server.environment = quiet
        done = server.run("migrate")
        assert done.returncode == 0, done.stderr
        assert integrity(folder) == "ok"
        assert contents(folder) == expected


def test_requests_go_on_after_a_kill_in_the_middle_of_everything(
    make_server: Callable[..., Server], chance: random.Random
) -> None:
    """Creates on one connection, visits on others, an import and a deletion at once."""
    server = answering(make_server().start())
    connected(server)
    link(server, alias="x")
    acknowledged: set[str] = set()

    def create(turn: int) -> None:
        with Connection(server, token=server.token) as calls:
            for number in range(10_000):
                body = {"host": HOST, "alias": f"k{turn}-{number}", "destination": "https://dest.example/"}
                assert calls.call("POST", "/v1/link", body).status == 200
                acknowledged.add(body["alias"])

    traffic = Traffic(server, ["x"], visitors=4)
    for turn in range(times(1, 10)):
        rows = "".join(f"{HOST}/d{turn}-{number},https://old.example/{turn}\n" for number in range(500))
        assert post_file(server, rows).status == 202
        with contextlib.suppress(OSError, http.client.HTTPException):
            api(server, "DELETE", "/v1/bulk?filter%5Bdestination%5D=https://old.example/*")
        with traffic:
            kill_at_random(server, lambda turn=turn: create(turn), chance, 0.8)
        answering(server.start())
    jobs = jobs_done(server)
    assert server.stop() == 0
    found = found_in(instance_of(server))
    assert found.aliases >= acknowledged
    left = {alias for alias in found.aliases if alias.startswith("d")}
    deleted = sum(job["deleted"] for job in jobs.values())
    assert len(left) + deleted == sum(job["created"] for job in jobs.values())
    assert traffic.received["x"] <= found.clicks["x"] <= traffic.sent["x"]
    assert found.integrity == "ok"
