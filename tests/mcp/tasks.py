"""What people ask of an agent, and the calls that do it: the tasks of docs/agents.md, played by test_tasks.py."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

HOST, SHOP, OLD = "go.acme.test", "shop.acme.test", "old.acme.test"
# The links that every task finds, by alias.
LINKS: dict[str, dict[str, Any]] = {
    "spring": {"destination": "https://acme.com/spring", "tags": ["spring"], "title": "Spring sale"},
    "tulips": {"destination": "https://acme.com/tulips", "tags": ["spring", "ads"], "title": "Tulips"},
    "pricing": {"destination": "https://acme.com/pricing", "title": "Pricing"},
    "launch": {"destination": "https://acme.com/launch", "tags": ["ads"], "title": "Product launch"},
    "letter": {"destination": "https://acme.com/letter", "tags": ["newsletter"], "title": "Newsletter"},
    "app": {"destination": "https://acme.com/app", "title": "Our app"},
}


class Workspace(Protocol):
    """The workspace in which a task is played, as it can be looked at from outside of the agent endpoint."""

    def call(self, tool: str, **arguments: Any) -> Any:
        """The answer of a tool."""
        ...

    def rest(self, method: str, path: str, body: Any = None) -> Any:
        """The answer of the REST interface."""
        ...

    def visit(self, url: str, agent: str = "") -> str:
        """Where a visitor is sent, or the status of what is shown."""
        ...

    def finish_jobs(self) -> None:
        """Wait until no job is left."""
        ...

    def break_destination(self, alias: str) -> None:
        """Have a link lead to a server that does not answer, and check it until it is down."""
        ...

    def check_hosts(self) -> None:
        """Have the DNS of every hostname checked already."""
        ...

    def is_check_due(self, host: str) -> bool:
        """Whether the DNS of a hostname is to be checked now."""
        ...

    def record(self, alias: str, host: str = HOST) -> dict[str, Any]:
        """The record with an alias, as GET answers it with its extensions; {} where there is none."""
        ...


@dataclass
class Play:
    """The calls of one task, as they are made. id: of a link that every task finds, by alias."""

    workspace: Workspace
    calls: list[tuple[str, dict[str, Any]]] = field(default_factory=list)

    def __call__(self, tool: str, **arguments: Any) -> Any:
        self.calls.append((tool, arguments))
        return self.workspace.call(tool, **arguments)

    def find(self, words: str) -> str:
        """The id of the link that a search finds."""
        (row,) = self("list_links", search=words)["data"]
        return str(row["id"])

    def update(self, change: dict[str, Any], **filters: Any) -> None:
        """Change many: the preview, and what a person has agreed to."""
        token = self("preview_bulk_update", **filters, set=change)["confirmation_token"]
        self("bulk_update", **filters, set=change, confirmation_token=token)
        self.workspace.finish_jobs()

    def delete(self, **filters: Any) -> None:
        """Delete many, likewise."""
        token = self("preview_bulk_delete", **filters)["confirmation_token"]
        self("bulk_delete", **filters, confirmation_token=token)
        self.workspace.finish_jobs()


def nothing(_: Workspace) -> None:
    """What most tasks need before they begin."""


@dataclass(frozen=True)
class Task:
    """words: what a person says.  tool: the one that this is about: its description alone must lead to it.

    do: the calls; what it returns is the answer.  check: whether the task is done, from the workspace and the
    answer; of a task that changes something, from the workspace alone.  before: what happened earlier.
    """

    words: str
    tool: str
    do: Callable[[Play], Any]
    check: Callable[[Workspace, Any], bool]
    before: Callable[[Workspace], Any] = nothing

    @property
    def is_change(self) -> bool:
        """Whether the check looks at the workspace alone."""
        return self.check.__code__.co_varnames[1] == "_"


def _shorten(play: Play) -> Any:
    host = play("list_hosts")["data"][0]["host"]
    return play("create_link", host=host, destination="https://acme.com/autumn")


def _readable(play: Play) -> Any:
    alias = play("suggest_alias", host=HOST, title="Autumn catalogue")["alias"]
    return play("create_link", host=HOST, alias=alias, destination="https://acme.com/catalogue.pdf")


def _three_hosts(play: Play) -> Any:
    hosts = [row["host"] for row in play("list_hosts")["data"]]
    rows = [{"url": f"https://{host}/old", "destination": f"https://{host}/new", "type": "redirect"} for host in hosts]
    return play("create_links", records=rows, on_conflict="update")


def _answer_misses(play: Play) -> Any:
    miss = play("list_misses", host=OLD, days=7)["data"][0]
    return play("create_redirect", url=f"https://{miss['host']}{miss['path']}", destination="https://acme.com/shoes")


def _bring_back(play: Play) -> Any:
    entry = play("list_changes", verb="delete", days=2)["data"][0]
    return play("undo_change", id=entry["id"])


def _delete_pricing(workspace: Workspace) -> None:
    workspace.rest("DELETE", f"/v1/redirect/{workspace.record('pricing')['id']}")


def _delete_newsletter(workspace: Workspace) -> None:
    workspace.rest("DELETE", "/v1/bulk?filter[tags]=newsletter")
    workspace.finish_jobs()


def _clicks_by_country(play: Play) -> Any:
    rows = play("list_links", tags="newsletter")["data"]
    return [play("link_clicks", id=row["id"], by="country") for row in rows]


def _who(play: Play) -> Any:
    return play("list_changes", record=play.find("pricing"))["data"]


def _limits(play: Play) -> Any:
    return json.loads(play("list_subscriptions")["data"][0]["limits"])


_PHONES = [
    {"if": {"system": ["iOS"]}, "destination": "https://apps.apple.com/app/id1"},
    {"if": {"system": ["Android"]}, "destination": "https://play.google.com/store/apps/details?id=acme"},
]
_IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1"
_OLD_URLS = [f"https://{OLD}/about", f"https://{OLD}/nothing-here"]

TASKS = (
    Task(
        "Shorten https://acme.com/autumn for me.", "create_link", _shorten,
        lambda at, created: at.visit(created["url"]) == "https://acme.com/autumn",
    ),
    Task(
        "I need a link to the autumn catalogue that people can read out on the phone.", "suggest_alias", _readable,
        lambda at, created: "autumn" in created["url"] and at.visit(created["url"]) == "https://acme.com/catalogue.pdf",
    ),
    Task(
        "Make a link for each of these two flyers, and don't fail if one exists.", "create_links",
        lambda play: play("create_links", on_conflict="skip", records=[
            {"host": HOST, "alias": "flyer-1", "destination": "https://acme.com/flyer-1.pdf"},
            {"host": HOST, "alias": "spring", "destination": "https://acme.com/flyer-2.pdf"},
        ]),
        lambda at, created: at.visit(f"https://{HOST}/flyer-1") == "https://acme.com/flyer-1.pdf"
        and at.visit(f"https://{HOST}/spring") == "https://acme.com/spring",
    ),
    Task(
        "Which of our hostnames are not set up correctly?", "list_hosts",
        lambda play: [row["host"] for row in play("list_hosts", dns_correct="false")["data"]],
        lambda at, found: sorted(found) == sorted(
            row["host"] for row in at.rest("GET", "/v1/host")["data"] if not row["correct"]
        ) != [],
    ),
    Task(
        "Connect links.acme.test, and tell me what to set in DNS.", "connect_host",
        lambda play: play("connect_host", host="links.acme.test"),
        lambda at, created: bool(created["require"]) and created["host"] in str(at.rest("GET", "/v1/host")),
    ),
    Task(
        "I have set the DNS record of shop.acme.test now. Please check.", "refresh_host",
        lambda play: play("refresh_host", host=SHOP),
        lambda at, _: at.is_check_due(SHOP),
        lambda at: at.check_hosts(),
    ),
    Task(
        "Why doesn't go.acme.test/launch work?", "explain_link",
        lambda play: play("explain_link", url=f"https://{HOST}/launch"),
        lambda at, reported: reported["stopped_by"] == "paused",
        lambda at: at.rest("PATCH", f"/v1/redirect/{at.record('launch')['id']}", {"paused": True}),
    ),
    Task(
        "Pause everything tagged spring.", "preview_bulk_update",
        lambda play: play.update({"paused": True}, tags="spring"),
        lambda at, _: (
            [at.record(alias)["paused_by"] for alias in ("spring", "tulips", "launch")] == ["user", "user", ""]
        ),
    ),
    Task(
        "Which links are broken at the moment?", "list_links",
        lambda play: play("list_links", health="broken")["data"],
        lambda at, rows: [row["id"] for row in rows] == [at.record("tulips")["id"]],
        lambda at: at.break_destination("tulips"),
    ),
    Task(
        "Is there anything in my workspace that I should look after?", "list_filter_pins",
        lambda play: play("list_filter_pins")["pins"],
        lambda at, pins: any(pin["kind"] == "health" and pin["value"] == "broken" for pin in pins),
        lambda at: at.break_destination("tulips"),
    ),
    Task(
        "Move /old to /new on all three hosts.", "create_links", _three_hosts,
        lambda at, _: all(at.visit(f"https://{host}/old") == f"https://{host}/new" for host in (HOST, SHOP, OLD)),
    ),
    Task(
        "Point the pricing link to acme.com/plans.", "update_link",
        lambda play: play("update_link", id=play.find("pricing"), destination="https://acme.com/plans"),
        lambda at, _: at.visit(f"https://{HOST}/pricing") == "https://acme.com/plans"
        and at.record("pricing")["title"] == "Pricing",
    ),
    Task(
        "Bob deleted a link yesterday that we still need. Bring it back.", "undo_change", _bring_back,
        lambda at, _: at.visit(f"https://{HOST}/pricing") == "https://acme.com/pricing",
        _delete_pricing,
    ),
    Task(
        "Delete all links tagged ads.", "preview_bulk_delete",
        lambda play: play.delete(tags="ads"),
        lambda at, _: at.record("tulips") == at.record("launch") == {} != at.record("spring"),
    ),
    Task(
        "Delete the newsletter link.", "delete_redirect",
        lambda play: play("delete_redirect", id=play.find("newsletter")),
        lambda at, _: at.visit(f"https://{HOST}/letter") == "404",
    ),
    Task(
        "From which countries do people click the links of our newsletter?", "link_clicks", _clicks_by_country,
        lambda at, found: [entry["total"]["clicks"] for entry in found] == [1],
        lambda at: at.visit(f"https://{HOST}/letter"),
    ),
    Task(
        "What did visitors of the old site not find? Send the commonest to acme.com/shoes.", "list_misses",
        _answer_misses,
        lambda at, _: at.visit(f"https://{OLD}/products/shoes.html") == "https://acme.com/shoes",
        lambda at: [at.visit(f"https://{OLD}/products/shoes.html") for _ in range(3)],
    ),
    Task(
        "Send visitors of old.acme.test to our search if we don't have the page.", "update_host",
        lambda play: play("update_host", host=OLD, notfound_status=302, notfound_url="https://acme.com/search?q={path}"),
        lambda at, _: at.visit(f"https://{OLD}/boots") == "https://acme.com/search?q=boots",
    ),
    Task(
        "Rename the workspace to Acme Europe.", "update_workspace_setting",
        lambda play: play("update_workspace_setting", metaKey="name", value="Acme Europe"),
        lambda at, _: "Acme Europe" in at.rest("GET", "/v1/test")["message"],
    ),
    Task(
        "The app link should open the App Store on iPhones and Google Play on Android.", "update_link",
        lambda play: play("update_link", id=play.find("app"), rules=_PHONES),
        lambda at, _: at.visit(f"https://{HOST}/app", _IPHONE) == "https://apps.apple.com/app/id1"
        and at.visit(f"https://{HOST}/app") == "https://acme.com/app",
    ),
    Task(
        "Send a fifth of the visitors of the launch link to acme.com/launch-b.", "update_link",
        lambda play: play(
            "update_link", id=play.find("launch"), destination_routing="weighted", destination_weights=[4, 1],
            destinations=["https://acme.com/launch", "https://acme.com/launch-b"],
        ),
        lambda at, _: at.record("launch")["destination_weights"] == [4, 1],
    ),
    Task(
        "Redirect all of old.acme.test to www.acme.com, with the same paths.", "create_redirect",
        lambda play: play(
            "create_redirect", url=f"https://{OLD}/", destination="https://www.acme.com", forward_path=True
        ),
        lambda at, _: at.visit(f"https://{OLD}/about/team") == "https://www.acme.com/about/team",
    ),
    Task(
        "Do these old addresses lead somewhere after our move?", "explain_link",
        lambda play: play("explain_link", urls=_OLD_URLS)["data"],
        lambda at, rows: [row["stopped_by"] for row in rows] == [None, "record"],
        lambda at: at.rest("POST", "/v1/redirect", {"url": _OLD_URLS[0], "destination": "https://acme.com/about"}),
    ),
    Task(
        "Rename the tag spring to spring-2027.", "preview_bulk_update",
        lambda play: play.update({"tags": {"add": ["spring-2027"], "remove": ["spring"]}}, tags="spring"),
        lambda at, _: [at.record(entry)["tags"] for entry in ("spring", "tulips")] == [
            ["spring-2027"], ["ads", "spring-2027"]
        ],
    ),
    Task(
        "Who changed the pricing link, and what was it before?", "list_changes", _who,
        lambda at, entries: entries[0]["before"] == {"title": "Pricing"} and bool(entries[0]["actor"]["name"]),
        lambda at: at.rest("PATCH", f"/v1/redirect/{at.record('pricing')['id']}", {"title": "Plans"}),
    ),
    Task(
        "How many more links does our plan allow?", "list_subscriptions", _limits,
        lambda at, limits: limits["links"] == {"included": 10, "used": 6},
    ),
    Task(
        "Does my token still work, and for which workspace?", "verify_token",
        lambda play: play("verify_token"),
        lambda at, reported: reported == at.rest("GET", "/v1/test"),
    ),
    Task(
        "Show me everything about the launch link.", "get_link",
        lambda play: play("get_link", id=play.find("launch")),
        lambda at, found: found == at.rest("GET", f"/v1/links/{found['id']}") and found["alias"] == "launch",
    ),
    Task(
        "Which addresses of the old site do we redirect already?", "list_redirects",
        lambda play: [row["url"] for row in play("list_redirects", host=OLD)["data"]],
        lambda at, urls: urls == [f"https://{OLD}/about"],
        lambda at: at.rest("POST", "/v1/redirect", {"url": f"https://{OLD}/about", "destination": "https://acme.com/"}),
    ),
    Task(
        "Replace the pricing link by a plain one to acme.com/plans, with nothing else set.", "update_redirect",
        lambda play: play(
            "update_redirect", id=play.find("pricing"), url=f"https://{HOST}/pricing", destination="https://acme.com/plans"
        ),
        lambda at, _: (at.record("pricing")["destination"], at.record("pricing")["title"])
        == ("https://acme.com/plans", ""),
    ),
    Task(
        "Take shop.acme.test off the service; we give the name up.", "disconnect_host",
        lambda play: play("disconnect_host", host=SHOP),
        lambda at, _: SHOP not in [row["host"] for row in at.rest("GET", "/v1/host")["data"]],
    ),
    Task(
        "Has the deletion that I started finished?", "list_jobs",
        lambda play: play("list_jobs", per_page=1)["data"][0],
        lambda at, job: (job["state"], job["deleted"]) == ("done", 1),
        _delete_newsletter,
    ),
)  # fmt: skip


def row(task: Task, calls: list[tuple[str, dict[str, Any]]]) -> str:
    """The line of a task in the table of docs/agents.md."""
    return f"| {task.words} | {' → '.join(_shown(*call) for call in calls)} |"


def _shown(tool: str, arguments: dict[str, Any]) -> str:
    """A call as the page shows it: ids and tokens of earlier answers are left out."""
    values = {
        name: "…" if name in ("id", "record", "confirmation_token") else value for name, value in arguments.items()
    }
    text = ", ".join(f"{name}={_value(value)}" for name, value in values.items())
    return f"`{tool}({text})`"


def _value(value: Any) -> str:
    if isinstance(value, str):
        return value
    return json.dumps(value, ensure_ascii=False) if len(json.dumps(value)) < 120 else "[…]"
