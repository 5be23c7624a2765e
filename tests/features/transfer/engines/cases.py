"""Files of servers made at random, of rules that overlap, and the visits that tell them apart."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

SEGMENTS = ("a", "b", "c", "d", "e")
QUERIES = ("", "?id=1", "?id=2", "?q=x", "?id=1&q=x")
# The destination of each line says which line it is.
DESTINATION = "https://d.example/L{line}"
# A hostname of files which is not the one that visitors ask.
ELSEWHERE = "elsewhere.example"
ANSWERS = Path(__file__).with_name("answers.jsonl")


@dataclass
class Case:
    """A file, and what the server answers there: for each visit "301 https://..." or "" for anything else."""

    # As in MAKERS; up to a dash, the format.
    engine: str
    text: str
    probes: list[str]
    answers: dict[str, str] = field(default_factory=dict)

    def only(self, count: int, random: Random) -> None:
        """Keep some of the visits: most of them are those that the server answers with a redirect."""
        probes = sorted(self.probes, key=lambda probe: (not self.answers[probe], random.random()))
        self.probes = sorted({*probes[: count * 2 // 3], *random.sample(probes, count // 3)})
        kept = [*self.probes, *map(with_slash, self.probes)]
        self.answers = {probe: self.answers[probe] for probe in kept}

    def to_json(self) -> str:
        return json.dumps({"engine": self.engine, "text": self.text, "answers": self.answers})

    @classmethod
    def from_json(cls, line: str) -> Case:
        found = json.loads(line)
        probes = [probe for probe in found["answers"] if probe != with_slash(probe) or probe.partition("?")[0] == "/"]
        return cls(found["engine"], found["text"], probes, found["answers"])


class _Lines:
    """Lines of a file, and the paths that they are about."""

    def __init__(self, random: Random, *first: str):
        self.random = random
        self.lines = [*first]
        self.paths: set[str] = {"", "/a", "/b/c", "/x.php", "/a/x.php", "/a/b/c", "/zz/a"}

    def add(self, line: str) -> None:
        self.lines.append(line)

    @property
    def destination(self) -> str:
        """Also of an entry of a list, which is a line here."""
        return DESTINATION.format(line=len(self.lines) + 1)

    def path(self, most: int = 2) -> str:
        found = "/".join(self.random.choice(SEGMENTS) for _ in range(self.random.randint(1, most)))
        self.paths |= {f"/{found}", f"/{found}/x", f"/{found}/a/b", f"/{found}x", f"/{found}/7"}
        return found

    def status(self) -> int:
        return self.random.choice((301, 302, 301, 308))

    def regex(self, begin: str = "^/") -> tuple[str, str]:
        """An expression, and what may follow the destination for what it captures."""
        path = self.path()
        return self.random.choice(
            (
                (f"{begin}{path}$", ""),
                (f"{begin}{path}/(.*)$", "/$1"),
                (f"{begin}{path}/(.*)$", ""),
                (f"{begin}{path}/([^/]+)$", "/$1"),
                (f"{begin}([^/]+)/{path}$", "/$1"),
                (f"{begin}{path}$", ""),
                (f"{begin}(.*)$", "/$1") if self.random.random() < 0.5 else (f"{begin}{path}/$", ""),
                (f"{begin}{path}(/.*)?$", "$1"),
                (f"{begin}{path}/", ""),
                (rf"{begin}{path}/(\d+)$", "/$1"),
                (f"{begin}({path}|zz)/(.*)$", "/$2"),
                (f"{begin}{path}", ""),
                (path, ""),
                (r"\.php$", ""),
            )
        )

    def case(self, format_: str, text: str = "") -> Case:
        paths = sorted(self.paths)
        probes = {(path or "/") + query for path in paths for query in ("", "?id=1")}
        probes |= {(path or "/") + query for path in self.random.sample(paths, 4) for query in QUERIES}
        return Case(format_, text or "".join(f"{line}\n" for line in self.lines), sorted(probes))


def nginx(random: Random) -> Case:
    """What is within a server."""
    file, taken = _Lines(random), set[str]()

    def location(kinds: tuple[str, ...], ending: str) -> str:
        """The begin of a location that the file does not have yet."""
        while True:
            path = f"/{file.path()}{ending}" if random.random() < 0.85 else f"/{ending}".replace("//", "/")
            kind = random.choice(kinds)
            key = f"= {path}" if kind == "= " else path
            if key not in taken:
                taken.add(key)
                return f"location {kind}{path}"

    for _ in range(random.randint(2, 8)):
        regex, captured = file.regex()
        to, status = file.destination, file.status()
        rest = random.choice(("", "$request_uri", "$uri", "$is_args$args"))
        prefix = ("", "^~ ")
        kind = random.randrange(17)
        match kind:
            case 0 | 1:
                file.add(f"{location(('= ',), '')} {{ return {status} {to}{rest}; }}")
            case 2 | 3:
                file.add(f"{location(prefix, '/')} {{ return {status} {to}{rest}; }}")
            case 4 | 5:
                file.add(f"location ~ {regex} {{ return {status} {to}{captured}; }}")
            case 6 | 7:
                flag = random.choice(("permanent", "redirect"))
                file.add(f"rewrite {regex} {to}{captured}{random.choice(('', '', '?'))} {flag};")
            case 8:
                file.add(f"{location(('= ',), '')} {{ return 404; }}")
            case 9:
                file.add(f"{location(prefix, '/')} {{ root /nonexistent; }}")
            case 10:
                file.add(f"{location(prefix, '')} {{ root /nonexistent; }}")
            case 11:
                file.add(f"location ~ {regex} {{ return 403; }}")
            case 12:
                file.add(f"if ($request_uri ~ {regex}) {{ return {random.choice((403, f'302 {to}'))}; }}")
            case 13:
                then = random.choice(("", f" return 302 {to}/else;"))
                file.add(f"{location(('= ',), '')} {{ if ($arg_id = 1) {{ return 301 {to}; }}{then} }}")
            case 14:
                file.add(f"rewrite {regex} /{file.path()} last;")
            case 15:
                file.add(f"{location(prefix, '/')} {{ rewrite ^/(.*)$ {to}/$1 permanent; }}")
            case _:
                condition = random.choice(
                    ("$http_user_agent ~ Firefox", "$arg_id = 1", "$request_uri = /a", "$uri = /b")
                )
                file.add(f"if ({condition}) {{ return 302 {to}; }}")
    return file.case("nginx")


def apache(random: Random, *, is_server: bool) -> Case:
    """A file .htaccess, or what is within a virtual host."""
    file = _Lines(random, "RewriteEngine On")
    for _ in range(random.randint(2, 8)):
        regex, captured = file.regex("^/" if is_server else random.choice(("^", "^/?")))
        whole, whole_captured = file.regex()
        if random.random() < 0.25:
            file.add(
                random.choice(
                    (
                        "RewriteCond %{QUERY_STRING} (^|&)id=1(&|$)",
                        "RewriteCond %{QUERY_STRING} ^id=1$",
                        "RewriteCond %{QUERY_STRING} q=",
                        "RewriteCond %{HTTP_USER_AGENT} Firefox",
                        *(() if is_server else ("RewriteCond %{REQUEST_FILENAME} !-f",)),
                        "RewriteCond %{REQUEST_URI} !^/a",
                    )
                )
            )
            choices = [4, 5, 6, 7, 8]
        else:
            choices = [*range(13)]
        to, status = file.destination, file.status()
        flags = f"[R={status},L]"
        match random.choice(choices):
            case 0 | 1:
                file.add(f"Redirect {status} /{file.path()} {to}")
            case 2:
                file.add(f"Redirect gone /{file.path()}")
            case 3 | 9:
                file.add(f"RedirectMatch {status} {whole} {to}{whole_captured}")
            case 4 | 5 | 6:
                query = random.choice(("", "", "?", "?q=1"))
                file.add(f"RewriteRule {regex} {to}{captured}{query} {flags}")
            case 7:
                file.add(f"RewriteRule {regex} - [{random.choice(('L', 'F', 'E=X:1', 'G', 'S=1'))}]")
            case 8:
                file.add(f"RewriteRule {regex} /{file.path()} {random.choice(('[L]', '[END]', ''))}")
            case 10:
                file.add(f"RewriteRule {regex} {to}{captured} [R={status}]")
            case 11:
                file.add(f"RewriteRule {regex} - [C]")
                file.add(f"RewriteRule {regex} {file.destination} {flags}")
            case _ if is_server:
                file.add(f"ProxyPass /{file.path()} http://127.0.0.1:9/")
            case _:
                file.add("<IfModule mod_alias.c>")
                file.add(f"Redirect {status} /{file.path()} {file.destination}")
                file.add("</IfModule>")
    return file.case("apache-server" if is_server else "apache")


def netlify(random: Random) -> Case:
    """A file _redirects."""
    file = _Lines(random)
    for _ in range(random.randint(2, 8)):
        path, to, status = f"/{file.path()}", file.destination, random.choice(("", " 301", " 302", " 301!"))
        parameter, captured = random.choice((("id=1", ""), ("id=:id", "/:id"), ("id=:id", ""), ("q=x id=:id", "/:id")))
        source, further = random.choice(
            (
                (path, ""),
                (f"{path}/*", "/:splat"),
                (f"{path}/*", ""),
                (f"{path}/:x", "/:x"),
                (f"/:x{path}", "/:x"),
                (f"{path}/:x/*", "/:splat/:x"),
                ("/*", "/:splat"),
                (f"{path}/", ""),
            )
        )
        match random.randrange(16):
            case 0 | 1:
                file.add(f"{path} {parameter} {to}{captured}{status}")
            case 2:
                file.add(f"{path}/* {parameter} {to}{captured}/:splat{status}")
            case 3:
                file.add(f"{source} /zz/x.html {random.choice(('200', '200!', '404'))}")
            case 4:
                condition = random.choice(("Language=de", "Country=us", "Cookie=beta", "Role=admin", "Language=en,de"))
                file.add(f"{source} {to}{further} 302 {condition}")
            case 5:
                file.add(random.choice((f"{path}/*/a {to}", f"{path}x-:id {to}/:id", f"{path}* {to}/:splat")))
            case 6:
                file.add(f"http://{ELSEWHERE}{source} {to}{further}{status}")
            case 7:
                file.add(random.choice(("# A note", "", f"{source} {to}{further}{status} # A note")))
            case _:
                file.add(f"{source} {to}{further}{status}")
    return file.case("netlify")


def vercel(random: Random) -> Case:
    """A file vercel.json."""
    file, entries = _Lines(random), list[dict[str, object]]()
    for _ in range(random.randint(2, 8)):
        path = f"/{file.path()}"
        source, further = random.choice(
            (
                (path, ""),
                (path, ""),
                (f"{path}/:x", "/:x"),
                (f"{path}/:x", ""),
                (f"/:x{path}", "/:x"),
                (f"{path}/:x*", "/:x*"),
                (f"{path}/(.*)", "/$1"),
                (f"{path}/([^/]+)", "/$1"),
                (f"{path}/:x/:y*", "/:y*/:x"),
                (rf"{path}/:x(\d+)", "/:x"),
                (f"{path}/:x+", "/:x+"),
                (f"{path}/:x?", "/:x?"),
                (f"{path}/:x(a|b)", "/:x"),
                (f"/:x(a|b){path}", "/:x"),
                (rf"{path}/:x(\d+)/{file.path()}", "/:x"),
                (f"{path}/:x?/{file.path(1)}", ""),
                (f"{path}/:x*/{file.path(1)}", ""),
                (f"{path}/(a|b)?", ""),
                (f"{path}/([^/]+)-x", "/$1"),
                ("/:x*", "/:x*"),
                ("/(.*)", "/$1"),
                (f"{path}(.*)", "$1"),
            )
        )
        entry: dict[str, object] = {"source": source, "destination": file.destination + further}
        entry |= random.choice(({}, {"permanent": True}, {"permanent": False}, {"statusCode": 301}))
        condition, captured = random.choice(
            (
                ({"type": "query", "key": "id", "value": "1"}, ""),
                ({"type": "query", "key": "id", "value": "(?<n>.*)"}, "/:n"),
                ({"type": "query", "key": "id"}, "/:id"),
                ({"type": "query", "key": "id"}, ""),
                ({"type": "query", "key": "id", "value": "[12]"}, ""),
                ({"type": "query", "key": "q", "value": "x"}, ""),
                ({"type": "host", "value": ELSEWHERE}, ""),
                ({"type": "header", "key": "x-beta"}, ""),
                ({"type": "cookie", "key": "beta", "value": "1"}, ""),
            )
        )
        match random.randrange(8):
            case 0 | 1 | 2:
                others = [{"type": "query", "key": "q"}] if random.random() < 0.2 else []
                entry |= {"destination": file.destination + further + captured, "has": [condition, *others]}
            case 3:
                entry["missing"] = [condition]
            case _:
                pass
        file.add("")
        entries.append(entry)
    return file.case("vercel", json.dumps({"redirects": entries}))


def firebase(random: Random) -> Case:
    """A file firebase.json. Names that its destination does not use, or that are empty, are lost on the emulator."""
    file, entries = _Lines(random), list[dict[str, object]]()
    for _ in range(random.randint(2, 8)):
        path, to = f"/{file.path()}", file.destination
        kind, source, further = random.choice(
            (
                ("source", path, ""),
                ("source", path, ""),
                ("source", f"{path}/**", ""),
                ("source", f"{path}/:x", "/:x"),
                ("source", f"/:x{path}", "/:x"),
                ("source", f"{path}/:x*", "/:x*"),
                ("source", f"{path}/*", ""),
                ("source", f"/*{path}", ""),
                ("source", "/**", ""),
                ("source", "/:x*", "/:x*"),
                ("source", f"{path}{{,/**}}", ""),
                ("source", f"{path}/*.php", ""),
                ("source", f"/*.php{path}", ""),
                ("source", f"{path}/**/{file.path(1)}", ""),
                ("source", f"/{{a,b}}{path}", ""),
                ("source", f"/:x(a|b){path}", "/:x"),
                ("source", f"**{path}", ""),
                ("source", f"/@(a|b){path}", ""),
                ("source", f"{path}*", ""),
                ("source", f"{path}?", ""),
                ("regex", f"^{path}$", ""),
                ("regex", f"^{path}/(.*)$", ""),
                ("regex", f"^{path}/([^/]+)$", "/:1"),
                ("regex", rf"^{path}/(\d+)$", "/:1"),
                ("regex", path, ""),
                ("regex", f"^{path}", ""),
                ("regex", r"\.php$", ""),
            )
        )
        status = random.choice(({}, {"type": 301}, {"type": 302}))
        if random.random() < 0.15:
            further = random.choice(("/:y", "/:1") if ":" in source else ("/:y", "/:1", "-:x", "/Category:Foo"))
        file.add("")
        entries.append({kind: source, "destination": to + further, **status})
    return file.case("firebase", json.dumps({"hosting": {"redirects": entries}}))


MAKERS: dict[str, Callable[[Random], Case]] = {
    "nginx": nginx,
    "apache": lambda random: apache(random, is_server=False),
    "apache-server": lambda random: apache(random, is_server=True),
    "netlify": netlify,
    "vercel": vercel,
    "firebase": firebase,
}


def made(engine: str, seed: int, count: int) -> list[Case]:
    """The same files each time."""
    random = Random(f"{engine} {seed}")
    return [MAKERS[engine](random) for _ in range(count)]


def with_slash(probe: str) -> str:
    path, mark, query = probe.partition("?")
    return path.rstrip("/") + "/" + mark + query


def recorded() -> list[Case]:
    return [Case.from_json(line) for line in ANSWERS.read_text(encoding="utf-8").splitlines()]


def line_of(answer: str) -> int:
    """The line that a server answered from."""
    found = re.search(r"/L(\d+)", answer)
    return int(found[1]) if found else 0
