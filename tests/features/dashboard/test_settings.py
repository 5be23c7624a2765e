"""The settings: a page and a form for each group; the look of the pages for visitors."""

from __future__ import annotations

import base64
import io
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from signpost.domain.png import MAX_LOGOS, clean
from signpost.operations.hosts import hosts
from signpost.operations.workspaces.setting_keys import SETTINGS, SettingGroup
from signpost.storage.models import PageLogo, Workspace
from tests.conftest import Answer, Client, Visit
from tests.features.conftest import Person, match_in, shown, typed_in
from tests.played.pictures import png

HOST = "go.acme.test"
PAGES = "/settings/pages"


def save(person: Person, path: str = PAGES, picture: bytes | None = None, **typed: str) -> Answer:
    """Send the form of a page, as a browser does."""
    data: dict[str, Any] = {**typed_in(person.get(path).text), **typed}
    data.pop("remove_logo" if "remove_logo" not in typed else "", None)
    data["page_logo"] = (io.BytesIO(picture or b""), "logo.png" if picture else "")
    return person.send(path, data, page=path, content_type="multipart/form-data")


class TestGroups:
    def test_each_setting_that_does_something_is_on_one_page_with_words_for_its_key(self, person: Person) -> None:
        for group, path in (
            (SettingGroup.GENERAL, ""),
            (SettingGroup.PAGES, "/pages"),
            (SettingGroup.NOTIFICATIONS, "/notifications"),
        ):
            page = person.get(f"/settings{path}")
            for key, setting in SETTINGS.items():
                assert (f'name="{key}"' in page.text) == (setting.group is group), key
                if setting.group is group:
                    assert setting.label in shown(page)
                    assert f"{key} " not in shown(page) or key in ("name", "email", "country")

    def test_saving_one_group_leaves_the_others_alone(self, person: Person, client: Client) -> None:
        for key, value in (("country", "DE"), ("notify_url", "https://hooks.example/"), ("page_color", "#112233")):
            client.post(f"/v1/workspace/update/{key}", json={"value": value})
        assert save(person, page_text="Ask Ana.").location == PAGES
        meta = client.post("/v1/workspace/update/country", json={"value": "FR"}).json["meta"]
        assert {"notify_url=https://hooks.example/", "page_color=#112233", "page_text=Ask Ana."} <= set(meta)

    def test_a_change_can_be_undone_where_it_is_announced(self, person: Person) -> None:
        save(person, page_color="#112233")
        page = person.get(PAGES)
        assert "Button color saved." in shown(page)
        undo = match_in(r'action="(/activity/\w+/undo)"', page.text)[1]
        assert person.post(undo, {"back": PAGES}).location == PAGES
        assert typed_in(person.get(PAGES).text)["page_color"] == [""]

    def test_a_viewer_reads_values_and_gets_no_form(self, make_person: Callable[[str], Person], client: Client) -> None:
        client.post("/v1/workspace/update/notify_url", json={"value": "https://hooks.example/secret"})
        viewer = make_person("viewer")
        for path in ("/settings", PAGES, "/settings/notifications", "/settings/plan"):
            page = viewer.get(path)
            assert page.status_code == 200
            assert f'action="{path}"' not in page.text
            assert "hooks.example" not in page.text
            if path != "/settings/plan":
                assert viewer.post(path, {"page_color": "#112233"}).status_code == 484

    def test_answers_are_those_of_before_until_an_extension_is_set(self, client: Client) -> None:
        before = client.get("/v1/workspace").json["meta"] if client.get("/v1/workspace").status_code == 200 else None
        meta = client.post("/v1/workspace/update/country", json={"value": ""}).json["meta"]
        assert [entry.partition("=")[0] for entry in meta] == [
            "name", "country", "email", "headurl", "billing_extra", "email_summary", "email_host_status",
            "email_manager", "notify_url", "expired_url", "notfound_url",
        ]  # fmt: skip
        assert before in (None, meta)


class TestLook:
    @pytest.fixture
    def page(self, connect: Callable[..., str], visit: Visit) -> Callable[..., str]:
        connect(HOST)
        return lambda path="/nothing": visit(path).text

    def test_visitors_see_color_text_and_logo(self, person: Person, page: Callable[..., str]) -> None:
        usual = page()
        assert save(person, picture=png(), page_color="#FFCC00", page_text="<b>Ask Ana</b>").status_code == 303
        now = page()
        assert "--accent: #ffcc00; --on-accent: #000000" in now
        assert "&lt;b&gt;Ask Ana&lt;/b&gt;" in now
        assert f'src="data:image/png;base64,{base64.b64encode(clean(png())).decode()}"' in now
        save(person, page_color="", page_text="", remove_logo="on")
        assert page() == usual

    def test_all_of_the_pages_have_it(
        self,
        person: Person,
        client: Client,
        page: Callable[..., str],
        make_link: Callable[..., dict[str, Any]],
        visit: Visit,
    ) -> None:
        save(person, page_text="Ask Ana.")
        make_link(HOST, alias="locked", password="open sesame")
        make_link(HOST, alias="over", max_clicks=1, interstitial="never")
        visit("/over")
        for path in ("/nothing", "/locked", "/locked+", "/over", "/x" * 5000):
            assert '<p class="note">Ask Ana.</p>' in page(path), path
        policy = visit("/nothing").headers["Content-Security-Policy"]
        assert "unsafe" not in policy
        assert "img-src data:" in policy

    def test_other_workspaces_keep_theirs(
        self, person: Person, page: Callable[..., str], other_workspace: Any, app: Flask, visit: Visit
    ) -> None:
        save(person, picture=png(), page_color="#ffcc00")
        with app.app_context():
            hosts.connect_host(other_workspace, host="other.acme.test")
        assert "#ffcc00" not in visit("/nothing", host="other.acme.test").text

    @pytest.mark.parametrize(
        ("picture", "typed", "wrong"),
        [
            (b"<svg/>", {"page_color": "#112233"}, "Choose a PNG picture."),
            (b"\x89PNG\r\n\x1a\n" + b"x" * 70_000, {}, "can have up to 64 KiB. This one has 69."),
            (png(), {"page_color": "red"}, "Must be a color, like #1d6b52."),
            (png(), {"page_text": "x" * 201}, "Use at most 200 characters. This has 201."),
        ],
    )
    def test_all_or_nothing(
        self,
        person: Person,
        client: Client,
        page: Callable[..., str],
        app: Flask,
        picture: bytes,
        typed: dict[str, str],
        wrong: str,
    ) -> None:
        usual = page()
        answer = save(person, picture=picture, **typed)
        assert answer.status_code == 422
        assert wrong in shown(answer)
        assert page() == usual
        with app.app_context():
            assert PageLogo.select().count() == 0

    def test_a_larger_form_is_refused_before_it_is_read(self, person: Person) -> None:
        assert save(person, picture=b"x" * 200_000).status_code == 413

    def test_the_last_logos_are_kept_for_undo(self, person: Person, app: Flask, client: Client) -> None:
        for shade in range(MAX_LOGOS + 3):
            save(person, picture=png(shade=shade))
        with app.app_context():
            assert PageLogo.select().count() == MAX_LOGOS
        changes = [entry for entry in client.get("/v1/changes?per_page=100").json["data"] if entry["type"] == "setting"]
        # Undo the newest ones, one after the other, until the logo is gone.
        codes = [person.post(f"/activity/{change['id']}/undo").status_code for change in changes]
        assert codes == [303] * (MAX_LOGOS - 1) + [409] * 4

    def test_the_one_that_is_in_use_is_kept_where_the_clock_was_ahead(self, person: Person, app: Flask) -> None:
        for shade in range(MAX_LOGOS):
            save(person, picture=png(shade=shade))
        with app.app_context():
            PageLogo.update(created_at="2040-01-01T00:00:00.000000Z").execute()
        assert save(person, picture=png(shade=MAX_LOGOS)).status_code == 303
        with app.app_context():
            assert PageLogo.select().count() == MAX_LOGOS
            in_use = Workspace.get().settings["page_logo"]
            assert PageLogo.select().where(PageLogo.digest == in_use).exists()

    def test_previews(self, person: Person) -> None:
        save(person, picture=png(), page_text="Ask Ana.")
        drawn = person.get("/settings/pages/preview?page_color=%23112233&page_text=Hello").text
        assert 'fill="#112233"' in drawn
        assert "Hello" in drawn
        assert "style=" not in drawn
        # What cannot be saved is not drawn.
        assert "Ask Ana." in person.get(f"/settings/pages/preview?page_text={'x' * 201}&page_color=red").text
        for name in ("not-found", "expired", "password"):
            page = person.get(f"/settings/pages/preview/{name}")
            assert "Ask Ana." in page.text
            assert page.headers["Content-Security-Policy"].startswith("default-src 'none'; style-src 'sha256-")
        assert person.get("/settings/pages/preview/nothing").status_code == 404
