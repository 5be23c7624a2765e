"""Each form of the dashboard leaves one entry where it changes something, and none where it does not."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from signpost.features.sign_in.tables import Invitation, Session
from signpost.runtime import jobs
from signpost.storage.models import Member, Token
from tests.conftest import ORIGIN, Answer, Client
from tests.entries import everything, left_by
from tests.features.agents.conftest import Program, sent_back
from tests.features.conftest import HOST, Person, match_in, typed_in

DEST = "https://dest.example/"
PASSWORD, SECRET_URL = "correct horse battery", "https://hooks.example/secret-path"
# Forms that leave no entry, and why.
NO_ENTRY = {
    "sign_in": "It begins a session.",
    "welcome": "It begins a session.",
    "sign_out": "It ends a session.",
    "end_session": "It ends a session.",
    "end_sessions": "It ends sessions.",
    "mail_sign_in_link": "It begins no session yet.",
    "sign_in_at_provider": "It leads to the provider: tests/features/sign_in/single_sign_on/test_sign_in.py.",
    "back_channel_logout": "It ends sessions.",
    "unsubscribe": "It is about what a person gets; no setting of the workspace changes.",
    "hide_steps": "It is about what a person sees in this browser.",
    "test_webhook": "It sends a message; nothing changes.",
    "replay_delivery": "It sends a message again; nothing changes.",
    "tool_file": "It gives the file of a token that was created before.",
    "click_live": "It is a visit of sample data; no setting changes.",
    "delete_sample": "The history of the workspace goes with it.",
    "stop_job": "The entry of the job is there, and its reason says who stopped it.",
    "refresh_host": "It looks the DNS of a hostname up again; no setting changes.",
}
# (verb, type, before, after)
ReportedLine = tuple[str, str, Any, Any]


class Walk:
    """Sends forms, and remembers of which routes."""

    def __init__(self, app: Flask, person: Person):
        self.app, self.person = app, person
        self.sent: set[str] = set()
        self.answer: Answer | None = None
        # Who else may have made what is told.
        self.people: set[str] = set()

    def forms(self) -> set[str]:
        """The routes of the dashboard that take a form."""
        rules = [rule for rule in self.app.url_map.iter_rules() if "POST" in (rule.methods or ())]
        return {rule.endpoint.rpartition(".")[2] for rule in rules if rule.endpoint.startswith("dashboard.")}

    def left(
        self, path: str, data: Any = None, *, status: int = 303, by: str = "Owner", **how: Any
    ) -> list[ReportedLine]:
        """What each entry says that a form left; all are by its person, through the dashboard."""
        endpoint, _ = self.app.url_map.bind("127.0.0.1").match(path.partition("?")[0], method="POST")
        self.sent.add(str(endpoint).rpartition(".")[2])
        person = how.pop("person", self.person)

        def send() -> None:
            self.answer = person.post(path, data, **how)
            assert self.answer.status_code == status, self.answer.text

        rows = left_by(self.app, send)
        for row in rows:
            assert (row.via, row.token_name, bool(row.request_id)) == ("dashboard", "", True)
            assert row.actor_name in {by, *self.people}
        return [(row.verb.value, row.type.value, row.before, row.after) for row in rows]

    def one(self, *args: Any, **how: Any) -> ReportedLine:
        (reported,) = self.left(*args, **how)
        return reported

    def nothing(self, *args: Any, **how: Any) -> None:
        assert self.left(*args, **how) == []

    def filled_in(self, page: str, **changes: Any) -> dict[str, Any]:
        """What a browser would send of the form on a page."""
        return {**typed_in(self.person.get(page).text), **changes}


@pytest.fixture
def app(make_app: Callable[..., Flask]) -> Flask:
    """With an address under which agents can be connected."""
    return make_app(PUBLIC_URL=ORIGIN)


@pytest.fixture
def walk(whole_app: Flask, person: Person) -> Walk:
    return Walk(whole_app, person)


@pytest.mark.slow
def test_every_form(walk: Walk, app: Flask, person: Person, client: Client) -> None:
    _hostnames(walk)
    _records(walk, client)
    _imports(walk)
    _settings(walk)
    _tokens(walk)
    _agents(walk, app)
    _webhooks(walk)
    _members(walk, app)
    _sessions(walk, app)
    _workspaces(walk, app)
    assert walk.sent == walk.forms()
    assert walk.sent >= NO_ENTRY.keys()
    given = everything(app)
    for secret in (PASSWORD, "open sesame", "scrypt:", "pbkdf2:"):
        assert secret not in given, secret
    assert SECRET_URL not in client.get("/v1/changes?per_page=100").text


def _hostnames(walk: Walk) -> None:
    verb, type_, before, after = walk.one(
        "/hosts", {"host": HOST, "https_requested": "on", "short_links_enabled": "on"}
    )
    assert (verb, type_, before, after["host"]) == ("create", "host", None, HOST)
    walk.nothing("/hosts", {"host": "no host"}, status=422)
    page = f"/hosts/{HOST}"
    was, now = {"short_links_enabled": True}, {"short_links_enabled": False}
    assert walk.one(page, walk.filled_in(page, block_short_links="on")) == ("update", "host", was, now)
    walk.nothing(page, walk.filled_in(page))
    reported = walk.one(page, walk.filled_in(page, notfound_url=DEST))
    assert reported == ("update", "host", {"notfound_url": None}, {"notfound_url": DEST})
    walk.nothing(page, walk.filled_in(page))
    walk.nothing(page, walk.filled_in(page, notfound_url="javascript:1"), status=422)
    walk.nothing(f"/hosts/{HOST}/refresh")
    verb, type_, before, after = walk.one(f"/hosts/{HOST}/disconnect")
    assert (verb, type_, before["notfound_url"], after) == ("delete", "host", DEST, None)
    walk.nothing(f"/hosts/{HOST}/disconnect")
    assert walk.one("/hosts", {"host": HOST, "short_links_enabled": "on"})[:2] == ("create", "host")


def _records(walk: Walk, client: Client) -> None:
    link = {"host": HOST, "alias": "a", "destination": DEST, "type": "link", "password": "open sesame"}
    link = {**walk.filled_in("/links/new"), **link}
    verb, type_, before, after = walk.one("/links/new", link)
    assert (verb, type_, before) == ("create", "record", None)
    walk.nothing("/explain", {"url": f"{HOST}/a"}, status=200)
    assert (after["url"], after["password"]) == (f"{HOST}/a", "changed")
    # The same form again: what it made is shown.
    walk.nothing("/links/new", link)
    walk.nothing("/links/new", {**link, "once": "another-key-0123456789"}, status=422)
    redirect = walk.filled_in("/redirects/new", host=HOST, alias="r", destination=DEST)
    assert walk.one("/redirects/new", redirect)[3]["url"] == f"{HOST}/r"
    walk.nothing("/redirects/new", {**redirect, "once": "another-key-0123456789"}, status=422)
    missed = {"host": HOST, "path": "/missed", "destination": DEST}
    assert walk.one("/misses", missed)[3]["url"] == f"{HOST}/missed"
    walk.nothing("/misses", missed, status=422)
    # Nothing is ticked.
    walk.nothing("/misses")
    walk.nothing("/misses/ignore", {"host": HOST, "path": "/ignored"})
    for name in ("links", "redirects"):
        walk.nothing(f"/{name}/views", {"name": "Most clicked", "query": "sort=-clicks"})
    for view in client.get("/v1/views").json["data"]:
        walk.nothing(f"/{'links' if view['handler'] == 'short-url' else 'redirects'}/views/{view['id']}/delete")
    (id_,) = [row["id"] for row in client.get(f"/v1/link?filter[host]={HOST}").json["data"]]
    edit = f"/links/{id_}/edit"
    stale = walk.filled_in(edit, title="Stale")
    reported = walk.one(edit, walk.filled_in(edit, title="T"))
    assert reported == ("update", "record", {"title": ""}, {"title": "T"})
    walk.nothing(edit, walk.filled_in(edit))
    walk.nothing(edit, stale, status=409)
    walk.nothing(edit, walk.filled_in(edit, destination="javascript:1"), status=422)
    page = f"/links/{id_}"
    panel = walk.filled_in(f"{page}/panel")
    titled = ("update", "record", {"title": "T"}, {"title": "U"})
    assert walk.one(f"{page}/panel", {**panel, "title": "U"}) == titled
    walk.nothing(f"{page}/panel", {**panel, "title": "Stale"})
    walk.nothing(f"{page}/panel", walk.filled_in(f"{page}/panel"))
    walk.nothing(f"{page}/panel", walk.filled_in(f"{page}/panel", destination="javascript:1"))
    version = match_in(r'name="version" value="([^"]+)"', walk.person.get(page).text)[1]
    was, now = {"paused": False}, {"paused": True}
    assert walk.one(f"{page}/pause", {"version": version}) == ("update", "record", was, now)
    walk.nothing(f"{page}/pause", {})
    walk.nothing(f"{page}/pause", {"version": version, "resume": ""}, status=409)
    look = {"theme": "dots", "color": "#000000", "margin": "4", "show_url": "on"}
    verb, type_, before, after = walk.one(f"{page}/qr", look)
    assert (verb, type_, before["qr"], after["qr"]["theme"]) == ("update", "record", None, "dots")
    walk.nothing(f"{page}/qr", look)
    walk.nothing("/qr/picture", {"id": id_, "format": "svg", "text": "Scan me"}, status=200)
    client.patch(f"/v1/redirect/{id_}", json={"max_clicks": 5, "interstitial": "never", "password": None})
    version = match_in(r'(?s)/ask">.*?name="version" value="([^"]+)"', walk.person.get(page).text)[1]
    asks = ("update", "record", {"interstitial": "never"}, {"interstitial": "auto"})
    assert walk.one(f"{page}/ask", {"version": version}) == asks
    walk.nothing(f"{page}/ask", {"version": "of yesterday"})
    (renamed, *_) = client.get(f"/v1/links/{id_}/changes?per_page=1").json["data"]
    walk.nothing(f"{page}/back/{renamed['id']}")
    client.patch(f"/v1/redirect/{id_}", json={"destination": "https://other.example/"})
    (moved, *_) = client.get(f"/v1/links/{id_}/changes?per_page=1").json["data"]
    assert walk.one(f"{page}/back/{moved['id']}") == ("update", "record", moved["after"], moved["before"])
    walk.nothing("/links/as-of", {"day": "2999-01-01", "id": id_, "confirmed": "1"})
    walk.nothing("/links/as-of", {"day": "2999-01-01", "id": id_}, status=200)
    verb, type_, before, after = walk.one(f"{page}/delete")
    assert (verb, type_, before["title"], after) == ("delete", "record", "U", None)
    walk.nothing(f"{page}/delete", status=404)
    deletion = client.get("/v1/changes").json["data"][0]
    verb, type_, before, after = walk.one(f"/activity/{deletion['id']}/undo")
    assert (verb, type_, before, after["title"]) == ("undo", "record", None, "U")
    walk.nothing(f"/activity/{deletion['id']}/undo", status=409)
    _many_records(walk, id_)


def _many_records(walk: Walk, id_: str) -> None:
    created = {"destination": DEST, "once": "another-key-of-16-or-more"}
    verb, type_, before, after = walk.one("/", created)
    assert (verb, type_, before, after["destination"]) == ("create", "record", None, DEST)
    walk.nothing("/", created)
    walk.nothing("/", {"destination": "javascript:1"}, status=422)
    tag = {"id": id_, "action": "tag", "tag": "spring"}
    verb, type_, before, after = walk.one("/links/edit", tag)
    assert (verb, type_, before, after["add_tags"]) == ("bulk_update", "record", None, ["spring"])
    walk.nothing("/links/edit", {"id": id_, "action": "tag", "tag": ""}, status=422)
    walk.nothing("/export", {"id": id_}, status=200)
    walk.nothing("/qr", {"id": id_})
    preview = {"filter[host]": HOST, "all": "1"}
    walk.nothing("/links/edit", {**preview, "action": "pause"}, status=200)
    walk.nothing("/links/delete", preview, status=200)
    preview_page = walk.person.post("/links/delete", preview).text
    token = match_in(r'name="confirmation_token" value="([^"]+)"', preview_page)[1]
    confirmed = {**preview, "confirmation_token": token}
    verb, type_, before, after = walk.one("/links/delete", confirmed)
    assert (verb, type_) == ("bulk_delete", "record")
    walk.nothing("/links/delete", confirmed, status=422)


def _imports(walk: Walk) -> None:
    def file() -> dict[str, Any]:
        text = f"url,destination\nhttps://{HOST}/i,{DEST}\n"
        return {"file": (io.BytesIO(text.encode()), "links.csv")}

    how = {"page": "/import", "content_type": "multipart/form-data"}
    walk.nothing("/import", file(), **how)
    assert walk.answer is not None
    check = walk.answer.location
    walk.nothing(check, walk.filled_in(check))
    assert walk.answer is not None
    check = walk.answer.location
    jobs.of(walk.app).drain()
    assert walk.one(f"{check}/start") == ("import", "record", None, None)
    walk.nothing(f"{check}/start")
    walk.nothing("/import", {}, status=422, **how)


def _settings(walk: Walk) -> None:
    was, now = {"country": ""}, {"country": "DE"}
    assert walk.one("/settings", walk.filled_in("/settings", country="DE")) == ("update", "setting", was, now)
    switched = walk.one("/wall/on", {})
    assert switched == ("update", "setting", {"gentle_check": ""}, {"gentle_check": "true"})
    walk.nothing("/wall/check", {})
    secret = {"notify_url": "changed"}
    page = "/settings/notifications"
    reported = walk.one(page, walk.filled_in(page, notify_url=SECRET_URL))
    assert reported == ("update", "setting", secret, secret)
    page = "/settings/pages"
    reported = walk.one(page, walk.filled_in(page, page_color="#112233"))
    assert reported == ("update", "setting", {"page_color": ""}, {"page_color": "#112233"})
    walk.nothing(page, walk.filled_in(page))
    walk.nothing(page, walk.filled_in(page, page_color="red"), status=422)
    walk.nothing("/settings", walk.filled_in("/settings"))
    walk.nothing("/settings", walk.filled_in("/settings", country="nowhere"), status=422)


def _tokens(walk: Walk) -> None:
    form = walk.filled_in("/tokens?new", name="mine", kind="api", role="viewer")
    verb, type_, before, after = walk.one("/tokens", form)
    assert (verb, type_, before) == ("create", "token", None)
    assert after == {"name": "mine", "role": "viewer", "kind": "api", "expires_at": None}
    walk.nothing("/tokens", form)
    walk.nothing("/tokens", {**form, "once": "", "expires": "1999-01-01"}, status=422)
    form = walk.filled_in("/tools", program="shell", host=HOST)
    reported = {"name": "Shell", "role": "editor", "kind": "create-only", "expires_at": None}
    assert walk.one("/tools", form) == ("create", "token", None, reported)
    walk.nothing("/tools", form)
    walk.nothing("/tools", {**form, "once": "", "program": "fax"}, status=422)
    walk.nothing("/tools/file", {"key": "unknown"})
    revoke = match_in(r'action="(/tokens/\w+/revoke)"', walk.person.get("/tokens").text.partition("mine")[2])[1]
    shown = {"name": "mine", "role": "viewer", "kind": "api"}
    assert walk.one(revoke) == ("delete", "token", shown, None)
    walk.nothing(revoke)
    walk.nothing(f"/account{revoke}")
    walk.one("/tokens", {**walk.filled_in("/tokens?new", name="second", kind="api", role="viewer"), "once": ""})
    page = walk.person.get("/account/devices").text.partition("second")[2]
    revoke = match_in(r'action="(/account/tokens/\w+/revoke)"', page)[1]
    assert walk.one(revoke) == ("delete", "token", {**shown, "name": "second"}, None)


def _agents(walk: Walk, app: Flask) -> None:
    program = Program(app)
    page = program.page()
    workspace = match_in(r'name="workspace" value="([^"]+)"', walk.person.get(page).text)[1]
    form = {"workspace": workspace, "role": "viewer", "decision": "allow"}
    reported = {"name": "Claude", "place": "127.0.0.1:7777", "role": "viewer"}
    walk.nothing(page, {**form, "decision": "deny"}, status=200)
    walk.nothing(page, {**form, "role": "king"}, status=422)
    assert walk.one(page, form, status=200) == ("create", "grant", None, reported)
    assert walk.answer is not None
    assert program.exchange(sent_back(walk.answer)["code"]).status_code == 200
    end = match_in(r'action="(/agents/\w+/end)"', walk.person.get("/tokens").text)[1]
    assert walk.one(end) == ("delete", "grant", reported, None)
    walk.nothing(end)
    assert walk.one(page, form, status=200) == ("create", "grant", None, reported)
    assert program.exchange(sent_back(walk.answer)["code"]).status_code == 200
    end = match_in(r'action="(/account/agents/\w+/end)"', walk.person.get("/account/devices").text)[1]
    assert walk.one(end) == ("delete", "grant", reported, None)
    walk.nothing(end)


def _webhooks(walk: Walk) -> None:
    fields = {"events": ["link.created"], "host": "", "tag": "sale"}
    form = {"url": SECRET_URL, **fields, "once": "a-key-of-this-form"}
    after = {"url": "changed", **fields, "state": "active"}
    assert walk.one("/webhooks", form) == ("create", "webhook", None, after)
    walk.nothing("/steps/hide")
    walk.nothing("/webhooks", form)
    walk.nothing("/webhooks", {**form, "once": "", "url": "ftp://a"}, status=422)
    page = match_in(r'href="(/webhooks/\w+)"', walk.person.get("/webhooks").text)[1]
    reported = walk.one(page, {**form, "url": f"{SECRET_URL}/2", "tag": ""})
    assert reported == ("update", "webhook", {"tag": "sale", "url": "changed"}, {"tag": "", "url": "changed"})
    secret = {"secret": "changed"}
    assert walk.one(f"{page}/secret") == ("update", "webhook", secret, secret)
    assert walk.one(f"{page}/state", {"state": "off"}) == ("update", "webhook", {"state": "active"}, {"state": "off"})
    walk.nothing(f"{page}/state", {"state": "off"})
    walk.nothing(f"{page}/test")
    assert walk.answer is not None
    walk.nothing(f"{walk.answer.location}/replay")
    reported = walk.one(f"{page}/delete")
    assert reported == ("delete", "webhook", {**after, "events": ["link.created"], "tag": "", "state": "off"}, None)


def _workspaces(walk: Walk, app: Flask) -> None:
    owner = Person(app).sign_in()
    made = {"name": "Corner shop", "plan": "self-hosted"}
    assert walk.one("/workspaces/new", {"name": "Corner shop"}, person=owner) == ("create", "workspace", None, made)
    walk.nothing("/workspaces/new", {"name": ""}, status=422, person=owner)
    # Its story has changes of records, too, which others made.
    walk.people = {"Owner", "Ada Keller", "Mara Lindqvist", "Jonas Petersen"}
    left = [line[:2] for line in walk.left("/sample", person=owner, page="/") if line[1] != "record"]
    assert sorted(left) == [("create", "host"), ("create", "host"), ("create", "workspace"), ("update", "setting")]
    walk.people = set()
    owner.workspace = "sample"
    walk.nothing("/sample/click", status=204, person=owner, page="/")
    walk.nothing("/sample/delete", person=owner, page="/")


def _members(walk: Walk, app: Flask) -> None:
    ann = {"email": "ann@acme.test", "role": "editor"}
    assert walk.one("/members", ann) == ("create", "invitation", None, ann)
    walk.nothing("/members", {**ann, "email": "no address"}, status=422)
    renew, withdraw = _actions(walk, "renew"), _actions(walk, "withdraw")
    assert walk.one(renew) == ("create", "invitation", None, ann)
    walk.nothing(withdraw, status=422)
    assert walk.one(_actions(walk, "withdraw")) == ("delete", "invitation", ann, None)
    assert walk.one("/members", ann)[:2] == ("create", "invitation")
    assert walk.answer is not None
    shown = walk.person.get(walk.answer.location).text
    path = match_in(r"(/invitation/[\w-]+)", shown)[1]
    invited = Person(app)
    new = {"as": "new", "name": "Ann", "password": "x"}
    walk.nothing(path, new, person=invited, page=path, status=422)
    reported = walk.one(path, {**new, "password": PASSWORD}, person=invited, page=path, by="Ann")
    assert reported == ("create", "member", None, ann)
    with app.app_context():
        assert Invitation.select().count() == 0
        member = f"/members/{Member.get(Member.role == 'editor').user.id}"
    was, now = {"role": "editor"}, {"role": "viewer"}
    assert walk.one(member, {"role": "viewer"}) == ("update", "member", was, now)
    walk.nothing(member, {"role": "viewer"})
    walk.nothing(member, {"role": "king"}, status=422)
    reported = walk.one(f"{member}/remove")
    assert reported == ("delete", "member", {**ann, "role": "viewer"}, None)
    walk.nothing(f"{member}/remove", status=422)


def _actions(walk: Walk, name: str) -> str:
    """The address of the form for the invitation that is open."""
    return match_in(rf'action="(/invitations/\w+/{name})"', walk.person.get("/members").text)[1]


def _sessions(walk: Walk, app: Flask) -> None:
    """What is a person's own is in no history, but the tokens that a new password revokes are."""
    with app.app_context():
        valid = Token.select().where(Token.revoked_at.is_null())
        tokens = sorted((token.name, token.role, token.kind) for token in valid)
    walk.nothing("/account", {"password": "short"}, status=422)
    walk.nothing("/account", {"password": PASSWORD})
    new = {"password": f"{PASSWORD} staple", "current": PASSWORD, "revoke_tokens": "on"}
    profile = {"what": "profile", "name": "Ana", "seen.name": "Owner"}
    assert walk.one("/account", profile) == ("update", "member", {"name": "Owner"}, {"name": "Ana"})
    walk.nothing("/account", {**profile, "seen.name": "Ana"}, by="Ana")
    walk.one("/account", {"what": "profile", "name": "Owner", "seen.name": "Ana"}, by="Ana")
    walk.nothing("/account", {"what": "preferences", "theme": "dark", "timezone": "", "dates": ""})
    reported = walk.left("/account", new)
    assert all((verb, type_, after) == ("delete", "token", None) for verb, type_, _, after in reported)
    assert sorted((before["name"], before["role"], before["kind"]) for _, _, before, _ in reported) == tokens
    other = Person(app)
    second = "/account/second-step"
    walk.nothing(f"{second}/begin", page=second)
    walk.nothing(f"{second}/on", {"code": "000000", "current": new["password"]}, page=second, status=422)
    walk.nothing(f"{second}/codes", {"proof": "x"}, page=second, status=422)
    walk.nothing(f"{second}/cancel", page=second)
    walk.nothing(f"{second}/off", {"proof": new["password"]}, page=second)
    walk.nothing("/second-step", {"code": "000000"}, person=other, page="/sign-in", status=401)
    own = "/account/passkeys"
    walk.nothing(f"{own}/options", {"current": new["password"]}, page=own, status=200)
    walk.nothing(own, {"what": "add", "credential": "{}"}, page=own, status=422)
    for path in ("/sign-in/passkey", "/second-step/passkey"):
        status = 200 if path == "/sign-in/passkey" else 401
        walk.nothing(f"{path}/options", person=other, page="/sign-in", status=status)
        walk.nothing(path, {"credential": "{}"}, person=other, page="/sign-in", status=401)
    walk.nothing("/sign-in", {"email": "owner@localhost", "password": "x"}, person=other, page="/sign-in", status=401)
    right = {"email": "owner@localhost", "password": new["password"]}
    walk.nothing("/sign-in", right, person=other, page="/sign-in")
    with app.app_context():
        latest = Session.select().order_by(Session.id.desc()).get().id
    walk.nothing(f"/sessions/{latest}/end")
    walk.nothing("/sessions/end", {"which": "others"})
    walk.nothing("/jobs/unknown/stop")
    walk.nothing("/sign-out")
    walk.nothing("/sign-in/link", {"email": "a@acme.test"}, person=Person(app), page="/sign-in", status=404)
    walk.nothing("/sign-in/provider", person=Person(app), page="/sign-in", status=404)
    walk.nothing("/sign-in/back-channel-logout", person=Person(app), page="/sign-in", status=404)
    walk.nothing("/unsubscribe/unknown", person=Person(app), page="/sign-in", status=404)
    walk.nothing("/welcome/unknown", person=Person(app), page="/sign-in", status=401)
