"""The pages as a new reader follows them: every command runs, in order, next to a server, and prints what is shown.

1. `commands(page)` finds the commands: a line after `$ ` (its output follows), each line of a block without prompts,
   and text between backquotes that begins with a program.
2. A `Reader` has a folder that looks like a machine, a server and a shell. It follows one command after another; what
   one sets the next one has.
3. Tables say what a page cannot: what the reader did before (BEFORE) and what is checked afterwards (AFTER), ports and
   tokens (PLACEHOLDERS), what runs differently (INSTEAD) and what does not run here, and why (NOT_RUN). An entry that
   no page needs any more is an error.
"""

import contextlib
import importlib.util
import json
import os
import re
import select
import shlex
import shutil
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Any

import click
import pytest

from signpost import cli
from signpost.domain import times
from signpost.storage import backup
from tests import preloaded
from tests.conftest import ROOT, Server
from tests.outbound.playing import Dns
from tests.played.mmdb import country, mmdb
from tests.wire import answering, api, connected, eventually, link, visit

PAGES = ["README.md", "CONTRIBUTING.md", *sorted(f"docs/{path.name}" for path in (ROOT / "docs").glob("*.md"))]
API, RUN, BACKUP, UPGRADE = "docs/api.md", "docs/run.md", "docs/backup.md", "docs/upgrade.md"
AGENTS, CONFIGURATION, EMBED, EXTEND = "docs/agents.md", "docs/configuration.md", "docs/embed.md", "docs/extend.md"
CLIENTS, MONITORING, MOVE_SITE, WORKSPACES = (
    "docs/clients.md",
    "docs/monitoring.md",
    "docs/move-site.md",
    "docs/workspaces.md",
)
DIALECTS = "docs/dialects.md"
# Pages whose commands and files have tests of their own, which know the programs and the machines that they need.
TRIED_BY = {
    "docs/https.md": "tests/server/test_https.py",
    "docs/scale.md": "tests/server/test_scale.py",
    "docs/webhooks.md": "tests/features/monitoring/test_webhooks_page.py",
}
# Their reader has the service of docs/run.md; that of the others a checkout.
ON_SERVER = [RUN, BACKUP, UPGRADE]
SAMPLES = ROOT / "tests" / "features" / "transfer" / "samples"
TIMEOUT_S = 30

# --- reading a page ----------------------------------------------------------------------------------------------

_FENCE = re.compile(r"^ *```(\w*)\n(.*?)^ *```$", re.M | re.S)
_SPAN = re.compile(r"`([^`]+)`")
_ID = r"\b01[0-9a-z]{24}\b"
_PROGRAMS = "signpost|make|python|pip|curl|git|npm|docker|caddy|systemctl|systemd-analyze|journalctl|apt-get"
# Variables, a folder, a program and at least one word more: `signpost` alone is a name.
_CALL = re.compile(rf"(?P<before>(?:[A-Z_]+=\S* )*(?:[\w./-]*/)?)(?:{_PROGRAMS}) \S")


@dataclass(frozen=True)
class Command:
    """shown: its output as the page shows it. is_spoken_of: in a sentence, by its name, perhaps not as a whole."""

    page: str
    line: int
    text: str
    shown: str = ""
    is_spoken_of: bool = False


def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def blocks(page: str, language: str) -> list[str]:
    return [found[2] for found in _FENCE.finditer(text_of(page)) if found[1] == language]


def commands(page: str) -> list[Command]:
    """Every command of a page, from top to bottom."""
    text = text_of(page)
    found: list[Command] = []
    for fence in _FENCE.finditer(text):
        if fence[1] in ("", "sh"):
            found += _in_block(page, text.count("\n", 0, fence.start(2)) + 1, fence[2].splitlines())
    prose = _FENCE.sub(lambda fence: re.sub(r"[^\n]", " ", fence[0]), text)
    for span in _SPAN.finditer(prose):
        if call := _CALL.match(span[1]):
            line = prose.count("\n", 0, span.start()) + 1
            found.append(Command(page, line, " ".join(span[1].split()), is_spoken_of=not call["before"]))
    return sorted(found, key=lambda entry: entry.line)


def _in_block(page: str, line: int, lines: list[str]) -> Iterator[Command]:
    has_prompts = any(entry.startswith("$ ") for entry in lines)
    left = iter(enumerate(lines, line))
    found: list[tuple[int, list[str], list[str]]] = []
    for number, first in left:
        if has_prompts and not first.startswith("$ "):
            found[-1][2].append(first)
            continue
        parts = [first.removeprefix("$ ")]
        here = re.search(r"<<'?(\w+)", first)
        while parts[-1].endswith("\\") or (here and parts[-1] != here[1]) or _is_open("\n".join(parts), here):
            parts.append(next(left)[1])
        found.append((number, parts, []))
    for number, parts, shown in found:
        # Without its remark a command has the same name wherever it stands.
        text = "\n".join([re.sub(r" +# .*", "", parts[0]), *parts[1:]])
        yield Command(page, number, text, "\n".join(shown))


def _is_open(text: str, here: re.Match[str] | None) -> bool:
    """Whether a quotation goes on in the next line."""
    try:
        shlex.split(text)
    except ValueError:
        return here is None
    return False


def test_pages_that_one_reader_follows_create_different_links() -> None:
    """Who has followed the README goes on with the same server: an alias that is in use is refused."""
    made: dict[str, str] = {}
    for page in PAGES:
        text = (ROOT / page).read_text(encoding="utf-8")
        found = {*re.findall(r"--host go\.localhost --alias (\S+)", text)}
        found |= {*re.findall(r'"host": "go\.localhost", "alias": "([^"]+)"', text)}
        for alias in found:
            assert made.setdefault(alias, page) == page, alias
    assert {"README.md", API} <= {*made.values()}


# --- what the reader has done before -----------------------------------------------------------------------------


class Reader:
    """Somebody on a machine of their own: a shell, a server, the folders that the pages name."""

    server: Server
    shell: "Shell"
    shown_id: str
    last_id: str

    def __init__(self, machine: Path, signpost: Path, zone: Dns, instance: str, settings: str = "") -> None:
        self.machine = machine
        self.home = machine / "opt" / "signpost"
        for folder in FOLDERS:
            (machine / folder).mkdir(parents=True)
        for path in ROOT.iterdir():
            if not path.name.startswith(".") and path.name != "instance":
                (self.home / path.name).symlink_to(path)
        (machine / "bin").mkdir()
        for name in HAS:
            (machine / "bin" / name).symlink_to(shutil.which(name) or f"/usr/bin/{name}")
        programs = self.home / ".venv" / "bin"
        programs.mkdir(parents=True)
        (programs / "signpost").symlink_to(signpost)
        (programs / "python").write_text(f"#!/bin/sh\nexec '{sys.executable}' \"$@\"\n")
        (programs / "python").chmod(0o755)
        # A reader notices a refusal: an answer of 4xx or 5xx is an error of curl.
        (self.home / ".curlrc").write_text("fail-with-body\n")
        self.server = Server(machine / instance)
        self.server.instance.mkdir()
        (self.server.instance / "config.toml").write_text(
            f'port = {self.server.port}\ndns_servers = ["{zone.server}"]\nlog_format = "json"\n{settings}'
        )
        (self.server.instance / "geo.mmdb").write_bytes(mmdb({"192.0.2.0/24": country("DE")}))
        self.shell = Shell(self.home, f"{machine}/usr/local/bin:{programs}:{machine / 'bin'}")
        self.shown_id = self.last_id = ""

    def __enter__(self) -> "Reader":
        answering(self.server.start())
        return self

    def __exit__(self, *_: object) -> None:
        self.shell.close()
        self.server.stop(signal.SIGKILL)

    def write(self, name: str, content: str) -> None:
        (self.home / name).write_text(content, encoding="utf-8")

    def follow(self, command: Command) -> None:
        """Run a command as it stands on the page, and compare."""
        if command.text in BEFORE:
            BEFORE[command.text](self)
        deadline = time.monotonic() + (TIMEOUT_S if command.text in SOON else 0)
        while True:
            code, output = self.shell.run(self.meant(command.text))
            matched = re.fullmatch(self.pattern(command), output.strip(), re.S)
            if matched or time.monotonic() >= deadline:
                break
            time.sleep(0.1)
        wanted = EXIT_CODES.get(command.text, 0)
        assert code == wanted, f"Exit code {code}, not {wanted}:\n{output}"
        assert matched, f"{command.shown}\nis shown; but it is\n{output}"
        self.shown_id = matched.groupdict().get("id") or self.shown_id
        self.last_id = [self.last_id, *re.findall(_ID, output)][-1]
        if command.text in AFTER:
            AFTER[command.text](self, output)

    def meant(self, text: str) -> str:
        """What a reader types where the page says `text`."""
        for instead, (really, _) in INSTEAD.items():
            text = text.replace(instead, really)
        for pattern, value in PLACEHOLDERS.items():
            text = re.sub(pattern, partial(value, self), text)
        return text

    def pattern(self, command: Command) -> str:
        """What an output must be like to be what is shown: `...` is anything, the days of the example are any."""
        if not command.shown:
            return ".*"
        shown = re.sub(r":8000\b", f":{self.server.port}", command.shown.strip())
        first, *parts = re.split(r"(01k\.\.\.|2026-11-\d\d|\s*\.\.\.\s*)", shown)
        pattern = re.escape(first)
        for wild, simple in zip(parts[::2], parts[1::2], strict=True):
            known = "(?P=id)" if "(?P<id>" in pattern else f"(?P<id>{_ID})"
            pattern += {"01k...": known, "...": ".*"}.get(wild.strip(), r"\d{4}-\d\d-\d\d") + re.escape(simple)
        if command.text.startswith("curl -si ") and "|" not in command.text:
            # Of the headers a page shows those that matter.
            pattern = pattern.replace("\\\n", ".*\n") + ".*"
        return pattern


FOLDERS = (
    *("etc/systemd/system", "etc/caddy", "etc/cron.daily", "etc/nginx/conf.d"),
    *("opt/signpost", "usr/local/bin", "var/lib", "var/backups"),
)


# The command, as a process that has its modules loaded runs it (tests/preloaded.py): half a second less for each call.
CALLING = """
import json, os, socket, sys
with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as connection:
    connection.connect({0!r})
    request = [{1!r}, *sys.argv[1:]], dict(os.environ), os.getcwd(), None
    socket.send_fds(connection, [json.dumps(request).encode()], [0, 1, 2])
    connection.recv(32)
    sys.exit(int(connection.recv(32)))
"""


class Shell:
    """A bash that stays: what one command sets the next one has."""

    def __init__(self, home: Path, path: str) -> None:
        saved = {name: value for name, value in os.environ.items() if not name.startswith(("SIGNPOST_", "PYTEST_"))}
        self.output = home / ".output"
        self.process = subprocess.Popen(
            ["bash", "--noprofile", "--norc"],
            cwd=home,
            env={**saved, "PATH": path, "HOME": str(home)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.input, self.exit_codes = self.process.stdin, self.process.stdout
        self.run("set -o pipefail")

    def run(self, text: str) -> tuple[int, str]:
        """Exit code and output, errors among it."""
        assert self.process.poll() is None, "The shell has ended."
        self.input.write(f"{{ {text}\n}} >'{self.output}' 2>&1 </dev/null; echo $?\n".encode())
        self.input.flush()
        is_set_up, _, _ = select.select([self.exit_codes], [], [], TIMEOUT_S)
        code = self.exit_codes.readline() if is_set_up else b""
        output = self.output.read_text(encoding="utf-8").replace("\r\n", "\n")
        if not code:
            self.process.kill()
            self.process.wait()
        assert code, f"It does not end, or ended the shell: {text}\n{output}"
        return int(code), output

    def close(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.input.close()
        self.exit_codes.close()


def spring_links(reader: Reader) -> None:
    """120 links with a tag, to be deleted."""
    rows = "".join(f"http://go.localhost/s{number},https://example.com/,spring-2025\n" for number in range(120))
    table = f"url,destination,tags\n{rows}".encode()
    answer = api(reader.server, "POST", "/v1/bulk/import", table, headers={"Content-Type": "text/csv"})
    assert eventually(lambda: api(reader.server, "GET", answer.headers["Location"]).json["created"] == 120)


def ada_has_an_account(reader: Reader) -> None:
    code, given = reader.shell.run("signpost user create --name Ada --email ada@example.com")
    assert code == 0, given


def a_password_is_in_a_file(reader: Reader) -> None:
    reader.write("new-password.txt", "a long enough password\n")


def plans_are_made(reader: Reader) -> None:
    (reader.server.instance / "plans.toml").write_text(blocks(WORKSPACES, "toml")[0], encoding="utf-8")


def leads_elsewhere(reader: Reader) -> None:
    """The hostname points at 203.0.113.9."""
    reader.shell.run("export SIGNPOST_DNS_TARGET=edge.example.net")


def exported(name: str, kind: str) -> Callable[["Reader"], None]:
    """What a service has exported, with its hostnames replaced by those of the page."""

    def prepare(reader: Reader) -> None:
        text = (SAMPLES / f"{name}.{kind}").read_text(encoding="utf-8")
        reader.write(f"{name}-links.{kind}", text.replace(".acme.test", ".example.com"))

    return prepare


def a_list_of_addresses(reader: Reader) -> None:
    (example,) = blocks(MOVE_SITE, "csv")
    reader.write("addresses.csv", example)


def an_old_server(reader: Reader) -> None:
    connected(reader.server, "www.example.com")
    reader.write("nginx.conf", "location = /a { return 301 https://example.com/b; }\n")


def go_is_connected(reader: Reader) -> None:
    connected(reader.server, "go.example.com")


def an_app(reader: Reader) -> None:
    go_is_connected(reader)
    target = {"namespace": "android_app", "package_name": "com.example.app", "sha256_cert_fingerprints": ["AA:BB"]}
    reader.write(
        "assetlinks.json", json.dumps([{"relation": ["delegate_permission/common.handle_all_urls"], "target": target}])
    )


def bitly_links(reader: Reader) -> None:
    """Two links, one of which Signpost cannot take."""
    connected(reader.server, "go.example.com")
    head, first, *_ = (SAMPLES / "bitly.csv").read_text(encoding="utf-8").splitlines()
    reader.write("bitly-links.csv", "\n".join([head, first, first.replace("3AbCdEf", "a+b")]))


def old_site(reader: Reader) -> None:
    """Three pages, one of which the list has forgotten, and one that takes two redirects."""
    host = "www.example.com"
    link(reader.server, host=host, alias="about", destination=f"https://{host}/about-us")
    pages = "".join(f"<url><loc>https://{host}/{path}</loc></url>" for path in ("about-us", "about", "jobs"))
    reader.write("sitemap.xml", f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">{pages}</urlset>')


def dub_export(reader: Reader) -> None:
    reader.write("links.csv", (SAMPLES / "dub.csv").read_text(encoding="utf-8"))


def kept_links(reader: Reader) -> None:
    for host in ("go.example.com", "example.com"):
        connected(reader.server, host)
    link(reader.server, host="go.example.com", alias="spring", destination="https://example.com/spring")


def edited_links(reader: Reader) -> None:
    """Another destination, and a redirect more."""
    path = reader.home / "links.toml"
    text = path.read_text(encoding="utf-8")
    assert text.count('"https://example.com/spring"') == 1
    more = '\n[[redirects]]\nurl = "https://example.com/"\ndestination = "https://www.example.org/"\n'
    path.write_text(text.replace('"https://example.com/spring"', '"https://example.com/summer"') + more)


def links_as_json(reader: Reader) -> None:
    (example,) = blocks(CONFIGURATION, "json")
    reader.write("links.json", example)


def moved_site(reader: Reader) -> None:
    connected(reader.server, "old.example.com")


def missed_paths(reader: Reader) -> None:
    link(reader.server, host="old.example.com", alias="shop/boots")
    for path in (*["/shop/boots.html"] * 3, *(f"/blog/{number}" for number in range(1, 6))):
        visit(reader.server, path, "old.example.com")
    # The first example asked for it.
    link(reader.server, host="old.example.com", alias="blog/spring")


def dialects_are_on(reader: Reader) -> None:
    """The setting of the page."""
    (setting,) = blocks(DIALECTS, "toml")
    with (reader.server.instance / "config.toml").open("a") as file:
        file.write(setting)
    stopped(reader)
    answering(reader.server.start())


def stopped(reader: Reader) -> None:
    assert reader.server.stop() == 0


def started(reader: Reader, output: str) -> None:
    answering(reader.server.start())


def backed_up(reader: Reader, output: str) -> None:
    """The daily script works, too."""
    folder = reader.machine / "var" / "backups" / "signpost"
    # That of the command above may be of the same second.
    for older in folder.glob("*.sqlite"):
        older.unlink()
    code, given = reader.shell.run(reader.meant("/etc/cron.daily/signpost-backup"))
    assert code == 0, given
    assert len([*folder.glob("*.sqlite")]) == 1


def found_some(reader: Reader, output: str) -> None:
    assert '"count":1' in output


def told_to_set(reader: Reader, output: str) -> None:
    assert "Add: CNAME go.example.com signpost.example.com." in output


def completes(reader: Reader, output: str) -> None:
    assert reader.shell.run("complete -p signpost")[0] == 0


NEWEST = 'signpost restore "$(ls /var/backups/signpost/*.sqlite | tail -n 1)"'
HOST_SET = "signpost host set old.example.com --notfound-url 'https://www.example.com/search?q={path}'"
MISSES = "signpost misses --host old.example.com"
# A command, and what has been done before it ...
BEFORE: dict[str, Callable[[Reader], Any]] = {
    'curl -sg -X DELETE "$API/bulk?filter[tags]=spring-2025" -H "$AUTH"': spring_links,
    "signpost doctor go.example.com": leads_elsewhere,
    "signpost sign-in ada@example.com": ada_has_an_account,
    "signpost user password ada@example.com < new-password.txt": a_password_is_in_a_file,
    "signpost workspace plan Shop small": plans_are_made,
    **{
        f"signpost import {options} --dry-run {name}-links.{kind}": exported(name, kind)
        for name, kind, options in (
            ("bitly", "json", "--from bitly --host bit.ly=go.example.com"),
            ("dub", "json", "--from dub --host dub.sh=go.example.com"),
            ("kutt", "json", "--from kutt --host kutt.it=go.example.com"),
            ("rebrandly", "json", "--from rebrandly --host rebrand.ly=go.example.com"),
            ("shlink", "json", "--from shlink --host s.example.com=go.example.com"),
            ("shortio", "json", "--from shortio --host go.example.com"),
            ("yourls", "csv", "--from yourls --host go.example.com"),
        )
    },
    'signpost host set go.example.com --assetlinks "$(cat assetlinks.json)"': an_app,
    "signpost redirect create --url go.example.com/blog/2019/03/my-first-post.html "
    "--destination https://example.com/first": go_is_connected,
    commands("docs/rules.md")[0].text: go_is_connected,
    "signpost link create --host go.example.com --destination https://example.com/offer-4711.pdf "
    "--max-clicks 1": go_is_connected,
    "signpost import --dry-run addresses.csv": a_list_of_addresses,
    "signpost import --from nginx --host www.example.com --dry-run nginx.conf": an_old_server,
    "signpost import --from bitly --host bit.ly=go.example.com --dry-run bitly-links.csv": bitly_links,
    'curl -si "$API/bulk/import?source=dub&host=go.example.com&dry_run=true" -H "$AUTH" -H "Content-Type: text/csv" '
    "--data-binary @links.csv": dub_export,
    "signpost check-paths sitemap.xml": old_site,
    "signpost export --format toml > links.toml": kept_links,
    "signpost apply --dry-run links.toml": edited_links,
    'curl --fail-with-body --silent "$API/bulk" -H "$AUTH" -H "$JSON" -d @links.json': links_as_json,
    HOST_SET: moved_site,
    "signpost token create --name sharex --kind create-only": dialects_are_on,
    MISSES: missed_paths,
    "signpost doctor": lambda reader: connected(reader.server, "go.example.com"),
    NEWEST: stopped,
    "signpost restore /var/backups/move.sqlite": stopped,
}
# ... and what is done or looked at after it.
AFTER: dict[str, Callable[[Reader, str], Any]] = {
    'curl -sg "$API/links?filter[search]=handbook&filter[created]=7d" -H "$AUTH"': found_some,
    "signpost doctor go.example.com": lambda reader, output: reader.shell.run("unset SIGNPOST_DNS_TARGET"),
    'eval "$(signpost completion bash)"': completes,
    "signpost doctor": told_to_set,
    NEWEST: started,
    "signpost restore /var/backups/move.sqlite": started,
    "chmod +x /etc/cron.daily/signpost-backup": backed_up,
}

# --- what a page cannot know -------------------------------------------------------------------------------------

# Programs that do no harm, and the only ones that there are: what a page has of others stands in the next table.
HAS = ["bash", "cat", "chmod", "cp", "curl", "grep", "ls", "make", "sh", "tail"]
CADDY = "https://dl.cloudsmith.io/public/caddy/stable"
# The release that the pages name; tests/house/test_releases.py compares it with the changelog.
RELEASE = re.findall(r"signpost@v(\S+)", text_of("README.md"))[0]
ADDRESS = "https://github.com/signpost-links/signpost"
REPOSITORY = f"git+{ADDRESS}@v{RELEASE}"
IN_CONTAINER = "docker compose run --rm --volume /var/backups/signpost:/backups signpost"
DOCKER = [
    "docker compose up --detach",
    "docker compose up --detach --build",
    "docker compose logs signpost",
    "docker compose exec signpost signpost doctor",
    "docker compose stop signpost",
    "docker compose start signpost",
    f"{IN_CONTAINER} backup --keep 14 /backups",
    f"{IN_CONTAINER} restore /backups/signpost-20261122T031500Z.sqlite",
    f"docker build --file deploy/Containerfile --tag signpost:{RELEASE} .",
    f"docker run --network host --env SIGNPOST_HOST=127.0.0.1 --volume signpost:/data signpost:{RELEASE}",
]
GENERATED = "tests/generated_clients does it"
# Not run, and why.
NOT_RUN = {
    "apt-get update": "changes the machine",
    "apt-get upgrade": "changes the machine",
    "apt-get install --yes git make python3 python3-venv": "changes the machine",
    "apt-get install --yes curl gpg debian-keyring debian-archive-keyring apt-transport-https": "changes the machine",
    "apt-get install --yes caddy": "changes the machine",
    f"curl -fsSL {CADDY}/gpg.key | gpg --dearmor -o /usr/share/keyrings/caddy-stable-archive-keyring.gpg": "a network",
    f"curl -fsSL {CADDY}/debian.deb.txt > /etc/apt/sources.list.d/caddy-stable.list": "needs a network",
    "systemctl reload nginx": "needs a service; tests/server/test_nginx.py runs nginx with this file",
    "systemctl stop signpost": "needs systemd; the reader stops the server",
    "systemctl start signpost": "needs systemd; the reader starts the server",
    "systemctl disable --now signpost": "needs systemd",
    "scp /var/backups/move.sqlite /var/backups/move.sqlite.key NEW-MACHINE:/var/backups/": "needs another machine",
    f"git clone --branch v{RELEASE} {ADDRESS} /opt/signpost": "needs a network; the tree is there",
    f"git clone --branch v{RELEASE} {ADDRESS} && cd signpost": "needs a network; the reader is in it",
    "signpost serve": "the server of the reader runs already; tests/cli/test_first_start.py starts one",
    "journalctl --unit signpost": "needs systemd",
    "openapi-python-client generate --url https://signpost.example.com/openapi.json \\\n"
    "    --config openapi-python-client.yml --meta none --output-path signpost_client": GENERATED,
    "npx openapi-typescript https://signpost.example.com/openapi.json -o schema.d.ts": GENERATED,
    "git -C /opt/signpost fetch --tags": "needs a network",
    f"git -C /opt/signpost checkout v{RELEASE}": "would change this tree",
    "git fetch --tags": "needs a network",
    f"git checkout v{RELEASE}": "would change this tree",
    "cp env.example .env": "changes this tree; tests/server/test_platforms.py does it in a copy",
    **dict.fromkeys(
        DOCKER,
        "needs Docker; tests/server/test_image.py runs the image, and tests/server/test_platforms.py reads the file",
    ),
    "install --directory --owner 10001 --group 10001 --mode 700 /var/backups/signpost": "needs root",
    f"pipx install {REPOSITORY}": "needs a network; .ci/wheel does it with the wheel",
    f"pipx install --force {REPOSITORY}": "needs a network",
    f"uv tool install {REPOSITORY}": "needs a network; .ci/wheel does it with the wheel",
    f"uvx --from {REPOSITORY} signpost serve": "needs a network; .ci/wheel does it with the wheel",
    "python -m tests.house.wheels": "needs a network, and takes minutes",
    "systemctl daemon-reload": "needs systemd; tests/server/test_deploy.py reads the unit",
    "systemctl enable --now signpost": "needs systemd",
    "systemctl enable --now signpost.socket": "needs systemd; tests/server/test_server.py plays its part",
    "systemctl restart signpost": "needs systemd",
    "systemctl reload caddy": "needs a service; tests/server/test_caddy.py runs Caddy with this file",
    "systemd-analyze security signpost": "needs systemd; tests/server/test_deploy.py asks it of the file",
    ".venv/bin/pip wheel --no-deps /path/to/signpost": "takes seconds; tests/embedding/test_wheel.py does it",
    ".venv/bin/pip install /path/to/signpost": "takes seconds; tests/embedding/test_wheel.py does it",
    f".venv/bin/pip install {REPOSITORY}": "needs a network",
    "SIGNPOST_INSTANCE=/some/folder signpost host connect --host go.example.com": "tests/embedding does it",
    ".venv/bin/python -m tests.upgrades.make": "writes into the tests",
    ".venv/bin/python -m pytest": "takes hours; `make test-all` does it",
    "TEST_SCREENSHOTS=1 .venv/bin/python -m pytest tests/browser/test_dashboard.py -k picture": "writes into docs/",
    ".venv/bin/python -m tests.mutants": "takes an hour; tests/house/test_mutants.py checks its table",
    "pip install pre-commit": "changes the tests' own packages",
    "git config commit.template .gitmessage": "changes the reader's checkout",
    ".venv/bin/python -m tests.mcp_clients.report": "takes minutes; tests/mcp_clients has its journeys",
}
# Run in another way, and why.
INSTEAD = {
    "make ": ("make -n ", "says what it would do: installing and serving would change this tree"),
    "pytest tests/contract ": ("pytest -q tests/contract/test_token_check.py ", "all of it takes two minutes"),
    "cat /var/lib/signpost/": ("cat $FOLDER/", "the reader's instance is elsewhere"),
}
# Exit codes that are not 0: something is wrong, refused or different.
EXIT_CODES = {
    "signpost doctor go.example.com": 1,
    "signpost doctor": 1,
    "signpost import --from bitly --host bit.ly=go.example.com --dry-run bitly-links.csv": 1,
    # One of the links in it has no destination.
    "signpost import --from bitly --host bit.ly=go.example.com --dry-run bitly-links.json": 1,
    "signpost apply --dry-run links.toml": 3,
    "signpost check-paths sitemap.xml": 3,
}
# True soon, not at once: clicks are written every second, jobs go on in the background.
SOON = {
    'curl -s "$API/links/$ID" -H "$AUTH"',
    'curl -s "$API/links/$ID/clicks?from=2026-11-01&by=referrer" -H "$AUTH"',
    MISSES,
    'curl -s $API/jobs -H "$AUTH"',
    'curl -s $API/jobs/01k... -H "$AUTH"',
    'curl -s $API/jobs/01k.../report -H "$AUTH"',
}
# A pattern in a command, and what the reader has in its place.
PLACEHOLDERS: dict[str, Callable[[Reader, re.Match[str]], str]] = {
    r":8000\b": lambda reader, _: f":{reader.server.port}",
    r"sp_api_\.\.\.": lambda reader, _: reader.server.token,
    r"01k\.\.\.": lambda reader, _: reader.shown_id,
    r"(?<= )ID\b": lambda reader, _: reader.last_id,
    r"\b2026-11-01\b": lambda reader, _: f"{times.now().date() - timedelta(days=20)}",
    r"(?<![\w.])/(?=(etc|opt|usr|var)/)": lambda reader, _: f"{reader.machine}/",
    r"\$FOLDER\b": lambda reader, _: str(reader.server.instance),
}

# Blocks that other tests try: tests/embedding, tests/house/test_contributing.py, tests/generated_clients,
# tests/features/{mail,monitoring,dialects}, tests/features/history/test_history.py, tests/records/rules/test_rules.py,
# tests/contract.
OTHERS_TRY = {
    (CONFIGURATION, "json"),
    (DIALECTS, "caddyfile"),
    (DIALECTS, "ini"),
    (DIALECTS, "nginx"),
    (EMBED, "python"),
    ("CONTRIBUTING.md", "html"),
    ("CONTRIBUTING.md", "python"),
    (EXTEND, "python"),
    (EXTEND, "toml"),
    (CLIENTS, "python"),
    (CLIENTS, "typescript"),
    (CLIENTS, "yaml"),
    ("docs/email.md", "toml"),
    ("docs/geo.md", "ini"),
    ("docs/history.md", "json"),
    ("docs/not-found.md", "json"),
    ("docs/programs.md", "json"),
    ("docs/rules.md", "toml"),
    ("docs/single-sign-on.md", "toml"),
}

# --- the tests ---------------------------------------------------------------------------------------------------


def applied(reader: Reader) -> list[str]:
    """The file of the page is accepted."""
    (example,) = blocks(CONFIGURATION, "toml")
    reader.write("example.toml", example)
    code, output = reader.shell.run("signpost apply --dry-run example.toml")
    return [] if code in (0, 3) else [output]


def whole(page: str) -> list[Command]:
    """Those that a reader runs."""
    if page in TRIED_BY:
        return []
    return [command for command in commands(page) if not command.is_spoken_of and command.text not in NOT_RUN]


@pytest.fixture(scope="module")
def loaded_signpost(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command `signpost`."""
    path = tmp_path_factory.mktemp("signpost") / "signpost"
    installed = str(Path(sys.executable).parent / "signpost")
    path.write_text(f"#!{sys.executable} -IS\n{CALLING.format(str(preloaded.address()), installed)}")
    path.chmod(0o755)
    return path


def known(page: str) -> list[Command]:
    """What a reader of the page has done on other pages before."""
    if page in ON_SERVER:
        return [entry for entry in whole(RUN) if page != RUN and re.match("cat > |chmod 755 ", entry.text)]
    return [entry for entry in whole(API) if page != API and re.match("(TOKEN|API|AUTH|JSON)=", entry.text)]


@pytest.mark.parametrize("page", [page for page in PAGES if whole(page)])
def test_each_command_does_and_answers_what_the_page_shows(page: str, loaded_signpost: Path, tmp_path: Path) -> None:
    wrong = []
    with Dns() as zone:
        zone.names["go.example.com"] = ["203.0.113.9"]
        zone.names["edge.example.net"] = zone.names["signpost.example.com"] = ["198.51.100.7"]
        instance = "var/lib/signpost" if page in ON_SERVER else "opt/signpost/instance"
        public = 'public_url = "https://signpost.example.com"\n' if page in ON_SERVER else ""
        with Reader(tmp_path / "machine", loaded_signpost, zone, instance, public) as reader:
            for command in [*known(page), *whole(page)]:
                try:
                    reader.follow(command)
                except AssertionError as error:
                    wrong.append(f"{command.page}:{command.line}: {command.text}\n{error}")
            if page == CONFIGURATION:
                wrong += applied(reader)
    assert not wrong, "\n\n".join(wrong)


def test_most_pages_have_commands() -> None:
    assert len([page for page in PAGES if whole(page)]) > 20
    assert sum(len(whole(page)) for page in PAGES) > 110


def test_the_command_itself_is_installed() -> None:
    done = subprocess.run([Path(sys.executable).parent / "signpost", "--version"], capture_output=True, text=True)
    assert (done.returncode, done.stdout[:9]) == (0, "signpost,")


@pytest.mark.parametrize("page", PAGES)
def test_what_a_page_speaks_of_is_there(page: str) -> None:
    missing = []
    for command in commands(page):
        if command.is_spoken_of and command.text not in NOT_RUN and not exists(shlex.split(command.text)):
            missing.append(f"{page}:{command.line}: {command.text}")
    assert not missing


def exists(words: list[str]) -> bool:
    """Whether there is such a command: of Signpost with these options, of make, or a module that can be run."""
    match words:
        case ["signpost", *rest]:
            found: click.Command = cli.load_all()
            while rest and isinstance(found, click.Group):
                if rest[0] not in found.commands:
                    return False
                found = found.commands[rest.pop(0)]
            known = {name for option in found.params for name in (*option.opts, *option.secondary_opts)}
            return {word for word in rest if word.startswith("-")} <= known
        case ["make", *targets]:
            return subprocess.run(["make", "-n", *targets], cwd=ROOT, capture_output=True).returncode == 0
        case ["python", "-m", module, *_]:
            found_module = importlib.util.find_spec(module)
            if found_module is None or found_module.origin is None:
                return False
            return "__main__" in Path(found_module.origin).read_text(encoding="utf-8")
    return False


def test_no_table_has_an_entry_that_no_page_needs() -> None:
    texts = {command.text for page in PAGES for command in commands(page)}
    assert set().union(NOT_RUN, EXIT_CODES, SOON, BEFORE, AFTER) <= texts
    run = [entry.text for page in PAGES for entry in whole(page)]
    for pattern in [*map(re.escape, INSTEAD), *PLACEHOLDERS]:
        assert any(re.search(pattern, text) for text in [*run, *(typed for typed, _ in INSTEAD.values())]), pattern


def test_blocks_that_are_no_commands_are_tried_too() -> None:
    """`text` and `http` are looked at by people alone: what the API takes is in the tests of the API."""
    seen = ("", "sh", "text", "http")
    pages = [page for page in PAGES if page not in TRIED_BY]
    found = {(page, fence[1]) for page in pages for fence in _FENCE.finditer(text_of(page)) if fence[1] not in seen}
    here = {(CONFIGURATION, "toml"), (BACKUP, "yaml"), (MONITORING, "yaml"), (MOVE_SITE, "csv"), (WORKSPACES, "toml")}
    here |= {(DIALECTS, "toml")}
    assert found == here | OTHERS_TRY


def test_backups_are_named_as_the_command_names_them(tmp_path: Path) -> None:
    """Each file of a page whose name has a moment is one that `backup --keep` writes, or that a restore sets aside."""
    named = {name for page in PAGES for name in re.findall(r"[^\s/`\"']*\d{8}T\d{6}Z[^\s/`\"']*", text_of(page))}
    backups = {name for name in named if ".before-" not in name}
    for name in backups:
        (tmp_path / name).touch()
    assert backups
    assert {file.name for file in backup.existing(tmp_path)} == backups


def test_pages_with_tests_of_their_own_are_read_there() -> None:
    for page, test in TRIED_BY.items():
        assert page in PAGES
        assert page.removeprefix("docs/") in text_of(test)


def test_yaml_is_well_formed() -> None:
    yaml = pytest.importorskip("yaml")
    # Those about nodes are tried in tests/features/nodes.
    prometheus, alerts, _ = map(yaml.safe_load, blocks(MONITORING, "yaml"))
    (litestream,) = map(yaml.safe_load, blocks(BACKUP, "yaml"))
    assert alerts["groups"][0]["rules"][0]["alert"] == "SignpostIsDown"
    assert prometheus["scrape_configs"][0]["static_configs"] == [{"targets": ["127.0.0.1:8000"]}]
    assert litestream["dbs"][0]["path"] == "/var/lib/signpost/signpost.sqlite"


def test_the_plugin_of_the_page_is_one() -> None:
    # The others are installed by tests/features/test_extend.py.
    example = blocks(EXTEND, "python")[0]
    assert textwrap.indent(example.rstrip(), "    ") in (ROOT / "service/signpost/domain/plugins.py").read_text(
        encoding="utf-8"
    )


def test_no_command_has_a_remark() -> None:
    """zsh, where it is typed into, takes `# ...` for arguments."""
    found = []
    for page in PAGES:
        for fence in _FENCE.finditer(text_of(page)):
            if fence[1] in ("", "sh"):
                found += [f"{page}: {line}" for line in fence[2].splitlines() if re.search(r"\S\s+# ", line)]
    assert not found
