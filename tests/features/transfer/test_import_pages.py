"""Importing a file by hand, without scripts: choose it, check it, import it."""

import csv
import io
import json
import re
from collections.abc import Callable
from html import unescape
from html.parser import HTMLParser
from typing import Any

import pytest
from flask import Flask

from signpost.features.transfer import import_check, import_files
from signpost.features.transfer.pages.imports import COLUMN_LABELS
from signpost.features.transfer.reading.sources import OWN, SOURCES
from signpost.runtime import jobs
from tests.conftest import Answer, Client
from tests.features.conftest import Person, match_in, shown

HOST = "go.acme.test"
FILE = f"url,destination\nhttps://{HOST}/a,https://d.example/\nhttps://{HOST}/a%zz,https://d.example/\nhttps://bit.ly/c,d.example\n"


@pytest.fixture
def hand_in(person: Person, app: Flask, connect: Callable[..., str]) -> Callable[..., Answer]:
    """The first step: choose a file."""
    connect(HOST)

    def do(text: str | bytes = FILE, name: str = "links.csv") -> Answer:
        data = {"file": (io.BytesIO(text.encode() if isinstance(text, str) else text), name)}
        answer = person.post("/import", data, page="/import", content_type="multipart/form-data")
        jobs.of(app).drain()
        return answer

    return do


@pytest.fixture
def choose(person: Person, app: Flask) -> Callable[..., Answer]:
    """The second step: send the form of a check as the page has it, with what is changed in it."""

    def do(check: str, *, button: str = "", **changed: str | None) -> Answer:
        fields = {**form_of(person.get(check)), **{name.replace("_", "-"): text for name, text in changed.items()}}
        sent = {name: text for name, text in fields.items() if text is not None}
        answer = person.send(check + button, sent, page=check)
        jobs.of(app).drain()
        return answer

    return do


class _Form(HTMLParser):
    """What a browser sends of the form of a page without a change."""

    def __init__(self) -> None:
        super().__init__()
        self.fields: dict[str, str] = {}
        self._is_inside, self._is_outside, self._select = False, False, ""

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        found = dict(attributes)
        if tag == "form":
            self._is_inside = "import" in (found.get("class") or "").split()
        is_of_form = found.get("form") == "import-form" or (tag == "option" and self._is_outside)
        self._is_outside = is_of_form and tag != "button"
        if not self._is_inside and not is_of_form:
            return
        name, value = found.get("name") or "", found.get("value") or ""
        if tag == "select":
            self._select = name
        elif tag == "option" and (self._select not in self.fields or "selected" in found):
            self.fields[self._select] = value
        elif tag == "input" and (found.get("type") not in ("radio", "checkbox") or "checked" in found):
            self.fields[name] = value

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self._is_inside = False


def form_of(answer: Answer) -> dict[str, str]:
    form = _Form()
    form.feed(answer.text)
    assert form.fields, shown(answer)
    return form.fields


def fates_of(text: str) -> list[int]:
    """What happens to the lines of a file, in the words of a page: new, the same, elsewhere, impossible."""
    words = (
        r"(?:are|is) new|(?:were|was) made",
        r"(?:are|is) here already and leads? to the same|(?:were|was) here already",
        r"(?:are|is) here already and leads? elsewhere|stayed as", r"can’t be imported|(?:were|was) left out",
    )  # fmt: skip
    return [int(match_in(rf"([0-9,]+) (?:{word})", text)[1].replace(",", "")) for word in words]


def test_four_fates_add_up_to_the_lines_of_the_file(
    hand_in: Callable[..., Answer],
    choose: Callable[..., Answer],
    person: Person,
    make_link: Callable[..., dict[str, Any]],
) -> None:
    make_link(HOST, alias="same", destination="https://new.example/same")
    make_link(HOST, alias="mine", destination="https://mine.example/")
    lines = ["new,https://new.example/", "same,https://new.example/same", "mine,https://theirs.example/", "boat,"]
    check = hand_in("\n".join(["alias,destination", *lines]).encode()).location
    page = shown(person.get(check))
    assert fates_of(page) == [1, 1, 1, 1]
    assert "Already here, and leads elsewhere" in page
    assert "already in use" not in page
    assert "`" not in page
    # The lines are in no element of the palette, which limits its height.
    ids = re.findall(r' id="([^"]+)"', person.get(check).text)
    assert len(ids) == len(set(ids))
    assert "Import 1 short link" in page
    assert fates_of(shown(person.get(choose(check, button="/start").location))) == [1, 1, 1, 1]


@pytest.mark.parametrize(
    ("choice", "tags"), [("tags_by_semicolon", ["campaign", "print"]), ("tags", ["campaign;print"])]
)
def test_a_semicolon_in_tags_is_asked_about(
    hand_in: Callable[..., Answer],
    choose: Callable[..., Answer],
    person: Person,
    client: Client,
    choice: str,
    tags: list[str],
) -> None:
    check = hand_in(b"alias,destination,tags\na,https://new.example/,campaign;print\n").location
    page = person.get(check)
    # What is probably meant is chosen, and the other one is named.
    assert form_of(page)["column-2"] == "tags_by_semicolon"
    assert "Tags, parted by “;” One tag: campaign;print" in shown(page)
    again = choose(check, column_2=choice).location
    assert form_of(person.get(again))["column-2"] == choice
    choose(again, button="/start")
    assert links_of(client)["a"]["tags"] == tags


def links_of(client: Client) -> dict[str, dict[str, Any]]:
    return {row["alias"]: row for row in client.get("/v1/links").json["data"]}


def test_a_file_is_checked_and_then_imported(
    hand_in: Callable[..., Answer], choose: Callable[..., Answer], person: Person, client: Client
) -> None:
    check = hand_in().location
    page = person.get(check)
    text = shown(page)
    assert "Import 2 redirects links.csv · 3 lines · nothing has changed yet" in text
    assert "Read as UTF-8, separated by commas." in text
    assert fates_of(text) == [2, 0, 0, 1]
    # The refused line, with its reason; and the new short link next to the old one.
    assert re.search(rf"3 https://{HOST}/a%zz [^.]*in the path is broken", text)
    assert f"4 https://bit.ly/c https://{HOST}/c https://d.example New" in text
    assert "Import 2 redirects" in text
    assert links_of(client) == {}
    started = choose(check, button="/start")
    assert started.status_code == 303
    done = shown(person.get(started.location))
    assert "2 new redirects links.csv" in done
    assert fates_of(done) == [2, 0, 0, 1]
    assert links_of(client).keys() == {"a", "c"}
    # The file was imported: it is no longer there, and has nothing more to import.
    assert "We no longer have this file." in shown(person.get(check))
    again = person.post(f"{check}/start", page="/account")
    assert again.location == "/import"
    assert "That file is no longer here. Choose it again." in shown(person.get("/import"))


def test_sent_twice_a_file_is_imported_once(
    hand_in: Callable[..., Answer], person: Person, app: Flask, client: Client
) -> None:
    check = hand_in().location
    form = form_of(person.get(check))
    first, second = (person.send(f"{check}/start", form, page=check) for _ in range(2))
    jobs.of(app).drain()
    assert first.location == second.location
    assert [job["dry_run"] for job in client.get("/v1/jobs").json["data"]].count(False) == 1


def test_a_check_shows_the_tags_of_new_links(hand_in: Callable[..., Answer], person: Person) -> None:
    text = f'url,destination,tags\nhttps://{HOST}/a,https://d.example/,"spring,new"\n'
    checked = shown(person.get(hand_in(text).location))
    assert f"2 https://{HOST}/a https://{HOST}/a https://d.example/ spring new New" in checked


def test_unknown_columns_are_chosen(
    hand_in: Callable[..., Answer], choose: Callable[..., Answer], person: Person, client: Client
) -> None:
    check = hand_in("Alt;Neu;Bemerkung\n/alt-1;https://d.example/1;von Katja\n", "umzug.csv").location
    text = shown(person.get(check))
    assert "Alt /alt-1 Leave out" in text
    assert "Neu https://d.example/1 Leave out" in text
    assert "separated by semicolons" in text
    assert "Choose which column holds the addresses" in text
    assert "/start" not in person.get(check).text
    chosen = choose(check, column_0="old_url", column_1="destination", type="redirect").location
    page = person.get(chosen)
    assert "Import 1 redirect" in shown(page)
    assert '<option value="old_url" selected>' in page.text
    # The check before it is gone, and so is its job.
    assert person.get(check).location == "/import"
    assert len(client.get("/v1/jobs").json["data"]) == 1
    choose(chosen, button="/start")
    (record,) = links_of(client).values()
    assert (record["type"], record["url"]) == ("redirect", f"https://{HOST}/alt-1")
    assert (record["destination"], record["title"], record["status"]) == ("https://d.example/1", "", "301")


def test_a_recognized_column_is_left_out_or_becomes_something_else(
    hand_in: Callable[..., Answer], choose: Callable[..., Answer], client: Client
) -> None:
    text = f"url,destination,title,notes\nhttps://{HOST}/a,https://d.example/,Secret,Shown\n"
    check = choose(hand_in(text).location, column_2="", column_3="title").location
    choose(check, button="/start")
    assert links_of(client)["a"]["title"] == "Shown"
    assert links_of(client)["a"]["description"] == ""


def test_links_or_redirects_and_the_hostname_are_chosen(
    hand_in: Callable[..., Answer],
    choose: Callable[..., Answer],
    connect: Callable[..., str],
    person: Person,
    client: Client,
) -> None:
    connect("links.acme.test")
    check = hand_in("from,to\n/a,https://d.example/\n/b,https://d.example/b\n").location
    form = form_of(person.get(check))
    assert (form["type"], form["host"] in (HOST, "links.acme.test")) == ("redirect", True)
    check = choose(check, type="link", host="links.acme.test").location
    assert "Import 2 short links" in shown(person.get(check))
    choose(check, button="/start")
    assert {(row["host"], row["type"], row["status"]) for row in links_of(client).values()} == {
        ("links.acme.test", "link", "302")
    }


def test_a_change_is_checked_before_it_is_imported(
    hand_in: Callable[..., Answer], choose: Callable[..., Answer], person: Person, client: Client
) -> None:
    """Without scripts there are no new numbers until the form is sent."""
    check = hand_in("from,to\n/a,https://d.example/\n").location
    changed = choose(check, button="/start", type="link")
    assert changed.location.startswith("/import/")
    assert links_of(client) == {}
    page = shown(person.get(changed.location))
    assert "You changed something. Check the numbers, then import." in page
    assert "Import 1 short link" in page


def test_the_service_is_recognized_and_can_be_corrected(
    hand_in: Callable[..., Answer], choose: Callable[..., Answer], person: Person, client: Client
) -> None:
    text = "Short link,Destination URL,Clicks,Created at,Updated at,Tags,Archived\n"
    text += "https://dub.sh/a,https://d.example/,7,2024-05-14T09:31:07.123Z,,sale,false\n"
    check = hand_in(text).location
    assert form_of(person.get(check))["source"] == "dub"
    wrong = choose(check, source="yourls").location
    assert "This looks like an export from Dub." in shown(person.get(wrong))
    right = choose(wrong, source="dub").location
    assert "look like those" not in shown(person.get(right))
    choose(right, button="/start")
    assert links_of(client)["a"]["total_clicks"] == 7


@pytest.mark.parametrize(
    ("name", "text", "source"),
    [
        ("_redirects", "/a https://d.example/ 302\n", "netlify"),
        ("site.conf", "server {\n  location = /a { return 301 https://d.example/; }\n}\n", "nginx"),
        (".htaccess", "Redirect 301 /a https://d.example/\n", "apache"),
        ("vercel.json", '{"redirects": [{"source": "/a", "destination": "https://d.example/"}]}', "vercel"),
        ("wp.csv", "source,target,regex,code\n/a,https://d.example/,0,301\n", "wordpress-redirection"),
        ("wp.csv", "\ufeffsource;target;regex;code\n/a;https://d.example/;0;301\n", "wordpress-redirection"),
    ],
)
def test_the_redirects_of_servers_are_recognized(
    hand_in: Callable[..., Answer], choose: Callable[..., Answer], person: Person, name: str, text: str, source: str
) -> None:
    check = hand_in(text, name).location
    assert (form_of(person.get(check))["source"], form_of(person.get(check))["host"]) == (source, HOST)
    assert "Import 1 redirect" in shown(person.get(check))
    assert "1 new redirect " in shown(person.get(choose(check, button="/start").location))


@pytest.mark.parametrize(
    ("encoding", "stated"), [("windows-1252", "Windows-1252"), ("utf-16", "UTF-16"), ("utf-8-sig", "UTF-8")]
)
def test_files_of_spreadsheets_are_read(
    hand_in: Callable[..., Answer], person: Person, encoding: str, stated: str
) -> None:
    page = person.get(hand_in("from;to;name\n/a;https://d.example/;Grüße\n".encode(encoding)).location)
    assert f"Read as {stated}, separated by semicolons." in shown(page)
    assert "Grüße" in page.text
    assert "Import 1 redirect" in shown(page)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
@pytest.mark.parametrize("name", ["links.json", "links.jsonl", "links.txt"])
def test_json_with_a_mark_is_read(hand_in: Callable[..., Answer], person: Person, encoding: str, name: str) -> None:
    rows = [{"from": f"/{alias}", "to": "https://d.example/", "name": "Grüße"} for alias in "ab"]
    texts = [json.dumps(row, ensure_ascii=False) for row in rows]
    text = f"[{', '.join(texts)}]" if name == "links.json" else "\n".join(texts)
    page = person.get(hand_in(text.encode(encoding), name).location)
    assert "Grüße" in page.text
    assert "Import 2 redirects" in shown(page)


def test_lines_without_addresses_get_random_ones(
    hand_in: Callable[..., Answer], choose: Callable[..., Answer], person: Person, client: Client
) -> None:
    check = hand_in("to\nhttps://one.example/\nhttps://two.example/\n").location
    assert "/start" not in person.get(check).text
    form = {**form_of(person.get(check)), "make_up_aliases": "on", "type": "link"}
    answer = person.send(check, form, page=check)
    jobs.of(person.app).drain()
    text = shown(person.get(answer.location))
    assert "Import 2 short links" in text
    assert "a random short link" in text
    done = choose(answer.location, button="/start")
    page = person.get(done.location).text
    # The report names the new short links.
    for alias in links_of(client):
        assert f'href="https://{HOST}/{alias}"' in page


def test_a_file_with_nothing_to_import_offers_no_import(hand_in: Callable[..., Answer], person: Person) -> None:
    tried = person.get(hand_in(f"url,destination\nhttps://{HOST}/a%zz,d.example\n").location)
    assert fates_of(shown(tried)) == [0, 0, 0, 1]
    assert "Nothing new to import." in shown(tried)
    assert "/start" not in tried.text
    # Nor by hand.
    answer = person.post(f"{tried.request.path.removeprefix(person.root)}/start", page="/account")
    assert answer.location == "/import"


def test_refused_lines_are_downloaded_with_their_columns_and_reasons(
    hand_in: Callable[..., Answer], choose: Callable[..., Answer], person: Person
) -> None:
    text = f"url,destination,title\nhttps://{HOST}/a%zz,d.example,=1+1\nhttps://{HOST}/b,d.example,B\n"
    check = hand_in(text).location
    answer = person.get(f"{check}/refused.csv")
    assert answer.mimetype == "text/csv"
    assert answer.headers["Content-Disposition"] == "attachment; filename=signpost-not-imported.csv"
    header, row = csv.reader(io.StringIO(answer.text))
    assert header == ["url", "destination", "title", "Line", "Why it was not imported"]
    assert row[:4] == [f"https://{HOST}/a%zz", "d.example", "'=1+1", "2"]
    assert "is broken" in row[4]
    # After the import the file is gone.
    done = choose(check, button="/start").location.rpartition("/")[2]
    header, row = csv.reader(io.StringIO(person.get(f"/import/{done}/refused.csv").text))
    assert (header[:2], row[:2]) == (["Line", "Address"], ["2", f"https://{HOST}/a%zz"])


def test_others_import_no_file_of_this_workspace(
    hand_in: Callable[..., Answer], make_person: Callable[[str], Person], stranger: Person
) -> None:
    check = hand_in().location
    viewer = make_person("viewer")
    assert viewer.post(check).status_code == 484
    assert viewer.post(f"{check}/start").status_code == 484
    # They see what would happen, and what they may do: export.
    page = viewer.get(check)
    assert "2 are new" in shown(page)
    assert "/start" not in page.text
    assert "Check file" not in shown(viewer.get("/import"))
    assert "Download" in shown(viewer.get("/import"))
    asked = stranger.post(f"{check}/start", page="/sign-in")
    assert asked.status_code == 401, asked.text


def test_a_column_becomes_any_field_of_a_record(
    hand_in: Callable[..., Answer], choose: Callable[..., Answer], person: Person, client: Client
) -> None:
    check = hand_in("url,destinations,A,B,C\n/a,https://1.example/ https://2.example/,3 1,weighted,Sale\n").location
    offered = re.search(r'name="column-2".*?</select>', person.get(check).text, re.S)
    assert offered
    labels = [unescape(label) for label in re.findall(r">([^<]+)</option>", offered[0])]
    assert len(labels) == len({*labels})
    assert not [label for label in labels if re.search(r"[a-z][._][a-z]", label)], "a name of ours, not a label"
    chosen = choose(
        check, column_2="destination_weights", column_3="destination_routing", column_4="card.title"
    ).location
    assert choose(chosen, button="/start").status_code == 303
    (row,) = client.get("/v1/links?include=extensions").json["data"]
    assert row["destination_routing"] == "weighted"
    assert (row["extensions"]["destination_weights"], row["extensions"]["card"]["title"]) == ([3, 1], "Sale")


def test_a_check_says_what_is_probably_not_meant(hand_in: Callable[..., Answer], person: Person) -> None:
    rows = "from,to\nhttps://go.acme.test/magazine/*,https://notaurl\nhttps://go.acme.test/b,https://b.example/\n"
    text = unescape(person.get(hand_in(rows, "old.csv").location).text)
    assert "/magazine/* is a pattern: * is the rest of the path (:splat in the destination)." in text
    assert text.count("The hostname notaurl has no dot") == text.count(" has no dot") == 1


@pytest.mark.parametrize("field", sorted({*import_check.FIELDS} - {"destination_weights"}))
def test_what_a_form_calls_a_field_is_a_known_column(field: str) -> None:
    (found,) = SOURCES[OWN].fields_of([COLUMN_LABELS[field]])
    assert found == field


@pytest.mark.parametrize("column", ["Short path", "Short link", "Old address", "Slug"])
def test_a_short_path_alone_is_no_hostname(
    hand_in: Callable[..., Answer], choose: Callable[..., Answer], client: Client, person: Person, column: str
) -> None:
    check = hand_in(f"{column},Destination\nbulk-00000,https://d.example/\n").location
    assert f"{HOST}/bulk-00000" in shown(person.get(check))
    choose(check, button="/start")
    assert "bulk-00000" in links_of(client)


def test_a_check_leads_nowhere_else(hand_in: Callable[..., Answer], person: Person, client: Client) -> None:
    check = hand_in().location
    assert person.get(check.replace("/import/", "/jobs/")).location == check
    assert person.get("/import/01nothing").location == "/import"
    client.post("/v1/link", json={"host": HOST, "alias": "x", "destination": "https://d.example/", "tags": ["t"]})
    client.delete("/v1/bulk?filter[tags]=t")
    deletion = client.get("/v1/jobs").json["data"][0]["id"]
    for path in (f"/import/{deletion}", f"/import/{deletion}/refused.csv"):
        assert person.get(path).status_code in (302, 303, 404)


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"source": "tinyurl"}, "Choose the service that wrote the file."),
        ({"host": "other.example"}, "Choose one of your hostnames."),
        ({"column_0": "id; DROP"}, "Choose from the list what each column becomes."),
        ({"type": "frame"}, "Choose short links or redirects."),
        ({"source": "vercel"}, "not JSON"),
    ],
)
def test_what_cannot_be_chosen_is_refused(
    hand_in: Callable[..., Answer], choose: Callable[..., Answer], changed: dict[str, str], message: str
) -> None:
    check = hand_in().location
    answer = choose(check, **changed)
    assert answer.status_code == 422
    assert message in shown(answer)
    # The file is still there.
    assert choose(check, button="/start").status_code == 303


@pytest.mark.parametrize(
    ("text", "name", "message"),
    [
        ("", "links.csv", "The first line must name the columns."),
        ("{", "links.json", "not JSON"),
        ("\x89PNG\r\n\x1a\n\0\0", "picture.png", "This file is not text."),
        ("{\\rtf1\\ansi from,to}", "links.csv", "This file is a document (RTF)."),
        ("%PDF-1.4\n1 0 obj", "links.csv", "This file is a document (PDF)."),
        ("\n<!DOCTYPE html><title>Sign in</title>", "links.csv", "This file is a web page."),
    ],
)
def test_what_cannot_be_imported_is_refused(
    hand_in: Callable[..., Answer], client: Client, text: str, name: str, message: str
) -> None:
    answer = hand_in(text, name)
    assert answer.status_code == 422
    assert message in shown(answer)
    assert client.get("/v1/jobs").json["data"] == []


def test_a_file_must_be_chosen(hand_in: Callable[..., Answer]) -> None:
    assert "Choose a file." in shown(hand_in("", ""))


def test_a_workspace_keeps_the_files_of_its_last_checks(hand_in: Callable[..., Answer], person: Person) -> None:
    checks = [hand_in().location for _ in range(import_files.MAX_STORED_FILES + 1)]
    assert ["/start" in person.get(check).text for check in checks] == [False] + [True] * import_files.MAX_STORED_FILES


@pytest.mark.slow
def test_a_check_that_is_replaced_stops(
    hand_in: Callable[..., Answer], person: Person, app: Flask, client: Client
) -> None:
    rows = "".join(f"/{number},https://d.example/\n" for number in range(5000))
    data = {"file": (io.BytesIO(f"from,to\n{rows}".encode()), "long.csv")}
    check = person.post("/import", data, page="/import", content_type="multipart/form-data").location
    form = {**form_of(person.get(check)), "type": "link"}
    second = person.send(check, form, page=check).location
    jobs.of(app).drain()
    (job,) = client.get("/v1/jobs").json["data"]
    assert second.endswith(job["id"])
    assert (job["state"], job["created"]) == ("done", 5000)


def send_by_hand(person: Person, name: str, text: str) -> Answer:
    """Of a large file the test client would leave its own copy open."""
    carried = {f'name="{name}"': text for name, text in person.carried("/import").items()}
    parts = {**carried, f'name="file"; filename="{name}"': text}
    body = "".join(
        f"--limit\r\nContent-Disposition: form-data; {head}\r\n\r\n{value}\r\n" for head, value in parts.items()
    )
    answer = person.send(
        "/import",
        f"{body}--limit--\r\n".encode(),
        page="/import",
        content_type="multipart/form-data; boundary=limit",
    )
    jobs.of(person.app).drain()
    return answer


@pytest.mark.slow
@pytest.mark.parametrize(("mib", "status"), [(15.9, 303), (17, 413)])
def test_a_file_has_16_mib_at_the_most(person: Person, connect: Callable[..., str], mib: float, status: int) -> None:
    connect(HOST)
    line = f"https://{HOST}/a,https://d.example/{'x' * 1500}\n"
    rows = "url,destination\n" + line * int(mib * 2**20 // len(line))
    assert send_by_hand(person, "links.csv", rows).status_code == status


@pytest.mark.slow
def test_json_is_shorter(person: Person, connect: Callable[..., str]) -> None:
    connect(HOST)
    answer = send_by_hand(person, "links.json", "[" + "1," * 1_100_000 + "1]")
    assert answer.status_code == 422
    assert "JSON of more than 2 MiB" in shown(answer)


def test_targeting_of_a_service_is_shown_and_becomes_rules(
    hand_in: Callable[..., Answer], choose: Callable[..., Answer], person: Person, client: Client
) -> None:
    link = {"shortLink": f"https://{HOST}/app", "url": "https://d.example/", "ios": "https://ios.example/", "clicks": 1}
    check = hand_in(json.dumps([{**link, "geo": {"DE": "https://de.example/"}}]), "links.json").location
    page = person.get(check)
    assert len(re.findall(r'<option value="rules" selected>', page.text)) == 2
    assert "Its targeting of countries was left out" in shown(page)
    choose(check, button="/start")
    (line,) = map(json.loads, client.get("/v1/export").text.splitlines())
    assert line["rules"] == [{"if": {"system": ["iOS"]}, "destination": "https://ios.example/"}]
