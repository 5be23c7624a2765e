"""Shlink's SDK for JavaScript, as programs use it, against a live server."""

import json
import os
import subprocess
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tests import wire
from tests.conftest import FIREFOX, Server
from tests.mcp_clients import install
from tests.programs import missing

HERE = Path(__file__).parent
TIMEOUT_S = 60


def test_many_questions_of_browsers_at_once_are_answered(server: Server) -> None:
    """They have no body, and no answer without one is taken for a long one, of which few are sent at once."""

    def ask(_: int) -> int:
        return wire.api(server, "OPTIONS", "/rest/v3/short-urls", headers={"Origin": "https://app.example"}).status

    with ThreadPoolExecutor(24) as pool:
        assert {*pool.map(ask, range(96))} == {204}


def test_the_sdk_does_all_that_it_can(server: Server, need: Callable[..., Any]) -> None:
    node = need(install.need_packages, HERE) / "node"
    if not node.exists():
        missing("There is no Node 22 package for this kind of machine")
    environment = {**os.environ, "URL": server.origin, "KEY": server.token}
    with subprocess.Popen(
        [node, HERE / "sdk_journey.mjs"],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as journey:
        assert journey.stderr is not None
        if (line := journey.stderr.readline()) == "visit\n":
            for path in ("/spring", "/spring", "/nothing"):
                wire.visit(server, path, **{"User-Agent": FIREFOX})
            wire.eventually(lambda: wire.api(server, "GET", "/v1/workspace/clicks").json["total"]["clicks"] == 2)
        output, errors = journey.communicate("go\n", timeout=TIMEOUT_S)
    assert journey.returncode == 0, line + errors
    found: dict[str, Any] = json.loads(output)

    assert found["health"]["status"] == "pass"
    code, url, *others = found["created"]
    # The SDK leaves out what is false, so that forwardQuery has its default.
    assert (code, others) == ("spring", [["news", "shop"], 100, True])
    assert url.startswith("https://go.acme.test")
    assert found["foundAgain"] == "spring"
    assert found["onAnotherDomain"] == ["links.acme.test", 8]
    assert found["listed"] == [["spring"], 1]
    # With the link of the first start.
    assert found["all"] == 3
    assert found["edited"] == ["Summer", ["shop"], None, "Summer"]
    conditions = [
        {"type": "device", "matchKey": None, "matchValue": "ios"},
        {"type": "any-value-query-param", "matchKey": "ref", "matchValue": None},
    ]
    rule = {"longUrl": "https://dest.example/ios", "priority": 1, "conditions": conditions}
    assert found["rules"] == ["https://dest.example/a", [rule]]
    assert found["rulesAgain"] == 1

    assert found["tags"] == ["shop"]
    clicks = {"total": 2, "nonBots": 2, "bots": 0}
    assert found["tagsStats"] == [{"tag": "store", "shortUrlsCount": 1, "visitsSummary": clicks}]
    assert found["tagsLeft"] == []
    assert found["visits"] == [2, 2, False]
    assert found["overview"] == {"nonOrphanVisits": clicks, "orphanVisits": {"total": 1, "nonBots": 1, "bots": 0}}
    assert (found["domainVisits"], found["nonOrphan"]) == (2, 2)
    assert found["orphan"] == [["https://go.acme.test/nothing", "invalid_short_url"]]
    assert found["domains"] == [["go.acme.test", True], ["links.acme.test", False]]
    assert set(found["redirects"].values()) == {"https://dest.example/404"}

    *named, clicks_of_link, orphans = found["errors"]
    assert named == [
        "INVALID_SLUG",
        "INVALID_ARGUMENT",
        "INVALID_SHORTCODE",
        "TAG_NOT_FOUND",
        "TAG_NOT_FOUND",
        "DOMAIN_NOT_FOUND",
        "MERCURE_NOT_CONFIGURED",
        "INVALID_API_KEY",
    ]
    assert "does not delete" in clicks_of_link
    assert "does not delete" in orphans
    assert found["deleted"] == "INVALID_SHORTCODE"
