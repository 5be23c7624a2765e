"""Options, fixtures, and what a failure shows. How to run: README.md."""

import http.client
import json
import random
import secrets
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from . import needs
from .client import Api, Exchange, Target
from .description import Description
from .receiver import Receiver
from .statements import STATEMENTS

HERE = Path(__file__).parent
# Option, and whose token it takes.
TOKENS = {
    "token": "an owner; required with --base-url",
    "viewer-token": "a member of the same workspace who may read only",
    "editor-token": "a member of the same workspace who may change records, but neither hostnames nor settings",
    "manager-token": "a member of the same workspace who may change hostnames and settings",
    "create-only-token": "a member of the same workspace; the token may create links and redirects, and nothing else",
    "agent-token": "a member of the same workspace; the token is for the agent endpoint alone",
    "other-workspace-token": "the owner of another workspace",
    "limited-token": "the owner of a workspace whose plan has room for exactly --plan-links more links",
    "revoked-token": "once valid, now revoked",
    "rate-limited-token": "its calls are used up: up to 2,000 of them",
    "receiving-token": "an owner whose webhooks may be sent to 127.0.0.1, where this suite receives them",
}


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("contract", "the interface contract")
    group.addoption("--base-url", help="the base of the REST interface, ending in /v1")
    for name, whose in TOKENS.items():
        group.addoption(f"--{name}", help=f"a token of: {whose}")
    group.addoption("--plan-links", type=int, default=2, help="how many more links the plan of --limited-token allows")
    group.addoption("--rate-limited-url", help="where --rate-limited-token is used; --base-url unless given")
    group.addoption("--receiving-url", help="where --receiving-token is used; --base-url unless given")
    group.addoption("--setting", help="a setting of the workspace with its present value, such as name=Acme")
    group.addoption("--by-statement", action="store_true", help="with --collect-only: which tests hold which statement")
    group.addoption("--shuffle", type=int, metavar="SEED", help="run the tests in another order")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "core: asks for nothing but the interface specification")
    config.addinivalue_line("markers", "extensions: asks for what Signpost adds to the specification or decided itself")
    config.addinivalue_line("markers", "statement(*ids): the statements of docs/contract.md that the test holds")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    places = [place for place, item in enumerate(items) if HERE in item.path.parents]
    own = [items[place] for place in places]
    for item in own:
        if item.get_closest_marker("core") is None:
            item.add_marker("extensions")
    seed = config.getoption("--shuffle", None)
    if seed is not None:
        for place, item in zip(places, _shuffle(own, random.Random(seed)), strict=True):
            items[place] = item


def pytest_collection_finish(session: pytest.Session) -> None:
    """--by-statement: a line for each statement with the tests that hold it."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if not session.config.getoption("--by-statement", False) or reporter is None:
        return
    held: dict[str, dict[str, None]] = {id_: {} for id_ in STATEMENTS}
    for item in session.items:
        if HERE not in item.path.parents:
            continue
        for id_ in _statements_of(item):
            # Of visits each case is a test of its own.
            is_case = item.path.name == "test_visits.py"
            held[id_][f"{item.path.name}::{item.name if is_case else item.name.partition('[')[0]}"] = None
    for id_, tests in held.items():
        reporter.write_line(f"{id_}: {', '.join(tests)}")


def _statements_of(item: pytest.Item) -> list[str]:
    return [id_ for marker in item.iter_markers("statement") for id_ in marker.args]


def _shuffle(items: list[pytest.Item], chance: random.Random) -> list[pytest.Item]:
    """The files in another order, and the tests of each: what a file shares is made once."""
    files = list(dict.fromkeys(item.path for item in items))
    chance.shuffle(files)
    rank = {item: (files.index(item.path), chance.random()) for item in items}
    return sorted(items, key=lambda item: rank[item])


# --- failures --------------------------------------------------------------------------------------------------

# What a test meets that takes the shape of an answer for granted, or gets no answer.
UNEXPECTED = (LookupError, TypeError, ValueError, AttributeError, OSError, http.client.HTTPException)


def _as_failure(error: BaseException) -> AssertionError:
    """An error of the suite itself, as a sentence about the implementation."""
    if isinstance(error, OSError | http.client.HTTPException):
        return AssertionError(f"The implementation gave no answer: {type(error).__name__}: {error}")
    return AssertionError(f"An answer does not have the shape that the contract gives it: {error}")


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Any:
    try:
        return (yield)
    except UNEXPECTED as error:
        if HERE not in pyfuncitem.path.parents or isinstance(error, AssertionError):
            raise
        raise _as_failure(error).with_traceback(error.__traceback__) from None


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(fixturedef: pytest.FixtureDef[Any], request: pytest.FixtureRequest) -> Any:
    try:
        return (yield)
    except UNEXPECTED as error:
        if not fixturedef.func.__module__.startswith(f"{__package__}.") or isinstance(error, AssertionError):
            raise
        raise _as_failure(error).with_traceback(error.__traceback__) from None


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
    """A failure says which statements were broken, and by which requests."""
    report = yield
    if HERE in item.path.parents:
        # These travel with the report, also from the processes of xdist.
        report.user_properties = [*report.user_properties, ("contract", _statements_of(item))]
    if report.failed and HERE in item.path.parents:
        if ids := _statements_of(item):
            said = "\n".join(f"{id_}: {STATEMENTS.get(id_, '?')}" for id_ in ids)
            report.sections.append(("statements of the contract", said))
        exchanges: list[Exchange] = [*getattr(item.session, "contract_exchanges", ())]
        if exchanges:
            report.sections.append(("the latest requests", "\n\n".join(map(str, exchanges))))
    return report


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """A table of the statements: held, failed, not tried."""
    held: set[str] = set()
    failed: set[str] = set()
    was_run = False
    for outcome, ids in (("passed", held), ("failed", failed), ("error", failed), ("skipped", set[str]())):
        for report in terminalreporter.stats.get(outcome, ()):
            for name, value in getattr(report, "user_properties", ()):
                if name == "contract":
                    was_run = True
                    ids.update(value)
    if not was_run:
        return
    held -= failed
    rows = {
        "held": [id_ for id_ in STATEMENTS if id_ in held],
        "failed": [id_ for id_ in STATEMENTS if id_ in failed],
        "not tried": [id_ for id_ in STATEMENTS if id_ not in held | failed],
    }
    terminalreporter.section("statements of the contract")
    for name, found in rows.items():
        terminalreporter.write_line(f"{name + ':':<11}{len(found):>4} of {len(STATEMENTS)}")
    for id_ in rows["failed"]:
        terminalreporter.write_line(f"failed: {id_} {STATEMENTS[id_]}")
    if rows["not tried"]:
        text = f"not tried: {', '.join(_ranges(rows['not tried']))}"
        for line in textwrap.wrap(text, 110, subsequent_indent="    "):
            terminalreporter.write_line(line)


def _ranges(ids: list[str]) -> list[str]:
    """Ids in their order, with W1-W3 for W1, W2, W3."""
    places = {id_: place for place, id_ in enumerate(STATEMENTS)}
    runs: list[list[str]] = []
    for id_ in ids:
        if runs and runs[-1][-1][0] == id_[0] and places[id_] == places[runs[-1][-1]] + 1:
            runs[-1].append(id_)
        else:
            runs.append([id_])
    return [run[0] if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs]


# --- the implementation under test -----------------------------------------------------------------------------


@pytest.fixture(scope="session")
def implementation(request: pytest.FixtureRequest) -> Target:
    option = request.config.getoption
    base_url = option("--base-url", None)
    if base_url is None:
        # A repository that has a server of its own defines the fixture in a conftest.py above this folder.
        try:
            found: Target = request.getfixturevalue("contract_target")
        except pytest.FixtureLookupError:
            pytest.exit("Say what to test: --base-url URL --token TOKEN.", returncode=4)
        return found
    tokens = {name: option(f"--{name}", None) for name in TOKENS}
    if not tokens["token"]:
        pytest.exit("--base-url needs --token.", returncode=4)
    rate_limited, receiving = tokens["rate-limited-token"], tokens["receiving-token"]
    key, equals, value = (option("--setting", None) or "").partition("=")
    return Target(
        base_url,
        tokens,
        rate_limited=(lambda: (option("--rate-limited-url") or base_url, rate_limited)) if rate_limited else None,
        receiving=(lambda: (option("--receiving-url") or base_url, receiving)) if receiving else None,
        setting=(key, value) if equals else None,
        plan_links=option("--plan-links", 2),
    )


@pytest.fixture(scope="session")
def api(request: pytest.FixtureRequest, implementation: Target) -> Api:
    """The interface for the owner."""
    token = implementation.tokens["token"]
    assert token
    found = Api(implementation.base_url, token)
    request.session.contract_exchanges = found.exchanges  # type: ignore[attr-defined]
    return found


@pytest.fixture(scope="session")
def description(api: Api) -> Description | None:
    """What the implementation says of itself: an extension."""
    described = api.raw("GET", "/openapi.json")
    return Description(described.json) if described.status == 200 else None


@pytest.fixture(scope="session")
def plain_workspace(api: Api) -> None:
    """The extensions need a workspace whose visitors are sent nowhere else. It is not this suite's to change that."""
    found = _settings(api) or {}
    elsewhere = [key for key in ("notfound_url", "expired_url") if found.get(key)]
    if elsewhere:
        pytest.exit(f"The extensions need a workspace without {' and '.join(elsewhere)}.", returncode=4)


@pytest.fixture(autouse=True)
def cleanup(request: pytest.FixtureRequest, api: Api) -> Iterator[None]:
    """Nothing that a test creates stays, and a failure shows the requests of its own test."""
    is_core = request.node.get_closest_marker("core") is not None
    if not is_core:
        request.getfixturevalue("plain_workspace")
    api.description = None if is_core else request.getfixturevalue("description")
    api.exchanges.clear()
    with api.cleanup():
        yield
        shown = [*api.exchanges]
    # Requests that only tidy up are not what a failure is about.
    api.exchanges.clear()
    api.exchanges.extend(shown)


def _token(implementation: Target, name: str) -> str:
    token = implementation.tokens.get(name)
    if not token:
        needs.option(name, TOKENS[name])
    return token


def _api_of(api: Api, implementation: Target, name: str) -> Iterator[Api]:
    found = api.with_token(_token(implementation, name))
    with found.cleanup():
        yield found


@pytest.fixture
def viewer(api: Api, implementation: Target) -> Iterator[Api]:
    yield from _api_of(api, implementation, "viewer-token")


@pytest.fixture
def editor(api: Api, implementation: Target) -> Iterator[Api]:
    yield from _api_of(api, implementation, "editor-token")


@pytest.fixture
def manager(api: Api, implementation: Target) -> Iterator[Api]:
    yield from _api_of(api, implementation, "manager-token")


@pytest.fixture
def create_only(api: Api, implementation: Target) -> Iterator[Api]:
    yield from _api_of(api, implementation, "create-only-token")


@pytest.fixture
def agent(api: Api, implementation: Target) -> Iterator[Api]:
    yield from _api_of(api, implementation, "agent-token")


@pytest.fixture
def other_workspace(api: Api, implementation: Target) -> Iterator[Api]:
    yield from _api_of(api, implementation, "other-workspace-token")


@pytest.fixture
def limited(api: Api, implementation: Target) -> Iterator[Api]:
    yield from _api_of(api, implementation, "limited-token")


@pytest.fixture
def revoked(api: Api, implementation: Target) -> Iterator[Api]:
    yield from _api_of(api, implementation, "revoked-token")


@pytest.fixture(scope="session")
def rate_limited(api: Api, implementation: Target) -> Api:
    """The interface for a caller who has no call left."""
    if implementation.rate_limited is None:
        needs.option("rate-limited-token", TOKENS["rate-limited-token"])
    base_url, token = implementation.rate_limited()
    found = Api(base_url, token, api.exchanges)
    for _ in range(2000):
        if found.raw("GET", f"{found.base.path}/test", {"Authorization": f"Bearer {token}"}).status == 429:
            return found
    pytest.fail("2,000 calls in a row, and no 429.")


@pytest.fixture
def receiving(api: Api, implementation: Target) -> Iterator[Api]:
    """The interface where webhooks may be sent to this machine."""
    if implementation.receiving is None:
        needs.option("receiving-token", TOKENS["receiving-token"])
    found = Api(*implementation.receiving(), api.exchanges)
    with found.cleanup():
        yield found


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    """A server on this machine."""
    with Receiver().running() as found:
        yield found


# --- what tests work on ----------------------------------------------------------------------------------------


@pytest.fixture
def host(api: Api) -> str:
    """A hostname connected for this test, and disconnected after it."""
    name = f"t{secrets.token_hex(5)}.acme.test"
    assert api("POST", "/host", {"host": name}).status == 200
    return name


@pytest.fixture
def link(api: Api, host: str) -> Any:
    """Create a link on the test's hostname; returns the record."""

    def make(**fields: Any) -> dict[str, Any]:
        answer = api("POST", "/link", {"host": host, "destination": "https://dest.example/landing", **fields})
        assert answer.status == 200, answer.text
        record: dict[str, Any] = answer.json["data"][0]
        return record

    return make


def _settings(api: Api) -> dict[str, str] | None:
    """The settings of the workspace, where an agent may read them: an extension."""
    try:
        contents = api.agent("resources/read", {"uri": "workspace://current"}).json["result"]["contents"]
        return dict(entry.split("=", 1) for entry in json.loads(contents[0]["text"])["meta"])
    except (AssertionError, ValueError, TypeError, KeyError, IndexError):
        return None


@pytest.fixture
def setting(api: Api, implementation: Target) -> Iterator[str]:
    """The key of a setting that a test may write; its present value is written back."""
    known = implementation.setting
    if known is None:
        found = _settings(api)
        assert found is not None, "Agents cannot read the settings: the suite needs --setting KEY=VALUE."
        known = ("name", found["name"])
    yield known[0]
    assert api("POST", f"/workspace/update/{known[0]}", {"value": known[1]}).status == 200


@pytest.fixture
def settings(api: Api) -> Iterator[dict[str, str]]:
    """All settings of the workspace; they are put back after the test."""
    before = _settings(api)
    assert before is not None, "The agent endpoint does not say what the settings are."
    yield before
    after = _settings(api) or {}
    # An extension is named only where it is set.
    for key, value in {**dict.fromkeys(after, ""), **before}.items():
        if after.get(key, "") != value:
            # A switch that was never set can be turned off, and not unset: to the service it is the same.
            back = value or ("false" if after.get(key) in ("true", "false") else "")
            answer = api("POST", f"/workspace/update/{key}", {"value": back})
            assert answer.status == 200, (key, answer.text)
