"""PostgreSQL does what it was told, and the answer is lost: what the node says of it is true, and nothing is burned."""

import re
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.parse import urlencode

import pytest

from signpost.features.nodes import node as node_module
from tests import postgresql
from tests.conftest import Server
from tests.features.nodes.conftest import HOST, Cable, Nodes
from tests.features.nodes.test_nodes import clicks
from tests.features.nodes.test_outages import manages
from tests.wire import Connection, answering, api, eventually, link, visit

FORM = {"Content-Type": "application/x-www-form-urlencoded"}
BODY = {"host": HOST, "destination": "https://x.example/"}


@pytest.fixture
def far(
    make_nodes: Callable[..., Nodes], own_postgresql: postgresql.Server, make_cable: Callable[..., Cable]
) -> tuple[Server, Server, Cable]:
    """A node, another one, and what that reaches PostgreSQL by."""
    nodes, cable = make_nodes(1, own_postgresql), make_cable(own_postgresql)
    return nodes.all[0], nodes.add(SIGNPOST_DATABASE_URL=cable.url(nodes.url)), cable


def mended(cable: Cable, node: Server) -> None:
    cable.mend()
    eventually(lambda: manages(node), 15)


class Page:
    """The page of a link with a click limit, as one person has it open."""

    def __init__(self, node: Server, path: str):
        self.node, self.path = node, path
        page = visit(node, path)
        assert page.status == 200, page.status
        (token,) = re.findall(r'name="token" value="([^"]+)"', page.body.decode())
        self._form = urlencode({"token": token}).encode()

    def press(self, node: Server | None = None) -> int:
        with Connection(node or self.node, host=HOST) as connection:
            return connection.call("POST", self.path, self._form, headers=FORM).status


def test_a_commit_without_an_answer_is_not_said_to_have_failed(far: tuple[Server, Server, Cable]) -> None:
    near, node, cable = far
    for number in range(3):
        cable.lose_answers_from(b"COMMIT")
        answer = api(
            node, "POST", "/v1/link", {**BODY, "alias": f"lost{number}"}, headers={"Idempotency-Key": f"k{number}"}
        )
        assert (answer.status, answer.json["code"]) == (503, "storage_uncertain"), answer.body
        assert "may or may not" in answer.json["message"]
        mended(cable, node)
        assert [entry["alias"] for entry in api(near, "GET", "/v1/links").json["data"]].count(f"lost{number}") == 1
        # With the same key it is the same link.
        again = api(
            node, "POST", "/v1/link", {**BODY, "alias": f"lost{number}"}, headers={"Idempotency-Key": f"k{number}"}
        )
        assert again.status == 200, again.body
    total = api(near, "GET", "/v1/links").json["data"]
    assert len([entry for entry in total if entry["alias"].startswith("lost")]) == 3


def test_clicks_whose_commit_got_no_answer_are_counted_once(far: tuple[Server, Server, Cable]) -> None:
    near, node, cable = far
    link(near, alias="plain")
    eventually(lambda: visit(node, "/plain").status == 302)
    came = 1
    for _ in range(5):
        cable.lose_answers_from(b"COMMIT")
        came += [visit(node, "/plain").status for _ in range(20)].count(302)
        time.sleep(0.7)
        mended(cable, node)
        came += [visit(node, "/plain").status for _ in range(5)].count(302)
        eventually(lambda came=came: clicks(near, "plain") == came, 15)
    time.sleep(1)
    assert clicks(near, "plain") == came == 126


def test_a_link_for_one_click_is_not_burned(far: tuple[Server, Server, Cable]) -> None:
    near, node, cable = far
    for number in range(4):
        link(near, alias=f"once{number}", max_clicks=1)
        eventually(lambda number=number: visit(node, f"/once{number}").status == 200)
        mine, other = Page(node, f"/once{number}"), Page(near, f"/once{number}")
        cable.lose_answers_from(b"take_click")
        assert mine.press() == 503
        mended(cable, node)
        # It was taken for this press, by whichever node.
        assert other.press() == 410
        assert mine.press(near if number % 2 else None) == 303
        assert visit(node, f"/once{number}").status == 410
        assert mine.press() in (303, 410)
        # It was opened once, and counts once: soon, and for good.
        eventually(lambda number=number: clicks(near, f"once{number}") == 1, 15)
    time.sleep(1)
    assert [clicks(near, f"once{number}") for number in range(4)] == [1] * 4


def test_a_second_answer_that_is_lost_burns_nothing_either(far: tuple[Server, Server, Cable]) -> None:
    near, node, cable = far
    link(near, alias="once", max_clicks=1)
    eventually(lambda: visit(node, "/once").status == 200)
    page = Page(node, "/once")
    for _ in range(2):
        cable.lose_answers_from(b"take_click")
        assert page.press() == 503
        mended(cable, node)
    assert page.press() == 303
    eventually(lambda: clicks(near, "once") == 1, 15)
    assert visit(node, "/once").status == 410


def test_a_limit_lets_as_many_through_as_it_counts(far: tuple[Server, Server, Cable]) -> None:
    near, node, cable = far
    link(near, alias="five", max_clicks=5, interstitial="never")
    eventually(lambda: visit(node, "/five").status == 302)
    let_through = 1
    for _ in range(3):
        cable.lose_answers_from(b"take_click")
        assert visit(node, "/five").status == 503
        mended(cable, node)
        let_through += visit(node, "/five").status == 302
    while visit(node, "/five").status == 302:
        let_through += 1
    assert let_through == 5
    assert visit(near, "/five").status == 410
    eventually(lambda: clicks(near, "five") == 5, 15)


@pytest.mark.slow
def test_a_limit_is_reached_over_kills(make_nodes: Callable[..., Nodes]) -> None:
    nodes = make_nodes(2)
    near, node = nodes.all
    link(near, alias="many", max_clicks=150, interstitial="never")
    eventually(lambda: visit(node, "/many").status == 302)
    # A row for each visit that was let through, or cut off.
    answered, unanswered = [302], list[str]()

    def come(number: int) -> None:
        for _ in range(number):
            try:
                if (status := visit(node, "/many").status) == 302:
                    answered.append(status)
            except OSError as error:
                unanswered.append(str(error))
                return

    for _ in range(3):
        with ThreadPoolExecutor(4) as pool:
            comes = [pool.submit(come, 15) for _ in range(4)]
            time.sleep(0.02)
            node.stop(9)
            for each in comes:
                each.result(30)
        answering(node.start())
        eventually(lambda: visit(node, "/nothing").status == 404, 20)

    # What was taken for those who were cut off is given back soon, and counts for nobody.
    def is_reached() -> bool:
        if (status := visit(near, "/many").status) == 302:
            answered.append(status)
        return status == 410 and len(answered) >= 150 - len(unanswered) and clicks(near, "many") == 150

    eventually(is_reached, 60)
    assert 150 - len(unanswered) <= len(answered) <= 150


def rows(server: postgresql.Server, sql: str) -> list[Any]:
    return server.execute(sql, "instance_1")


def test_what_no_press_came_back_for_is_given_back(
    far: tuple[Server, Server, Cable], own_postgresql: postgresql.Server
) -> None:
    near, node, cable = far
    for alias in ("given", "counted"):
        link(near, alias=alias, max_clicks=1)
        eventually(lambda alias=alias: visit(node, f"/{alias}").status == 200)
        page = Page(node, f"/{alias}")
        cable.lose_answers_from(b"take_click")
        assert page.press() == 503
        mended(cable, node)
        if alias == "counted":
            assert page.press() == 303
    assert {visit(near, f"/{alias}").status for alias in ("given", "counted")} == {410}
    later = node_module.LOST_AFTER_S + 1
    rows(own_postgresql, f"UPDATE taken_click SET at = at - interval '{later} seconds'")
    eventually(lambda: visit(near, "/given").status == 200, 15)
    eventually(lambda: clicks(near, "counted") == 1, 15)
    assert (visit(near, "/counted").status, clicks(near, "given")) == (410, 0)
    assert Page(near, "/given").press() == 303
    eventually(lambda: rows(own_postgresql, "SELECT count(*) FROM taken_click") == [(0,)])


def test_what_a_dead_node_took_is_listed_and_counted_after_a_day(
    far: tuple[Server, Server, Cable], own_postgresql: postgresql.Server
) -> None:
    near, node, cable = far
    link(near, alias="few", max_clicks=2)
    eventually(lambda: visit(node, "/few").status == 200)
    page = Page(node, "/few")
    cable.lose_answers_from(b"take_click")
    assert page.press() == 503
    node.stop(9)
    rows(own_postgresql, "UPDATE taken_click SET at = at - interval '2 minutes'")
    rows(own_postgresql, f"UPDATE node SET seen_at = seen_at - interval '1 hour' WHERE name LIKE '%:{node.port} %'")
    said = near.run("stats", "--storage").stdout
    assert "1 clicks of links with a limit" in near.run("doctor").stdout + said, said
    rows(own_postgresql, "UPDATE taken_click SET at = at - interval '2 days'")
    rows(own_postgresql, f"UPDATE node SET seen_at = seen_at - interval '2 days' WHERE name LIKE '%:{node.port} %'")
    # What is swept is swept at the start and then each ten minutes.
    near.stop()
    near.start()
    eventually(lambda: clicks(near, "few") == 1, 20)
