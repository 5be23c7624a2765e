"""Paths that visitors requested and nothing answered: the form in which they are counted, and scanners' paths. Pure.

Nothing personal is kept. There is no query and no address, and what looks like one of these is masked:

- an e-mail address, also with an escaped `@`: `{email}`
- a run of 16 or more hexadecimal digits with a decimal one among them, a UUID, and a run of 10 or more decimal digits
  (telephone and card numbers, session ids): `{token}`
- a segment with a JSON Web Token, or with a word of 20 or more letters and digits (16 where capitals and small letters
  are mixed) that has digits or no readable parts, as random text has: `{token}`, and its extension

Words of titles, also long ones, dates and short ids stay readable.
"""

import re
from dataclasses import dataclass
from typing import NamedTuple
from urllib.parse import quote, unquote_plus

from signpost.domain.records import paths

# Bytes of a path that is counted, and of one that waits to be brought into that form: what is masked is recognized
# before the path is cut.
MAX_BYTES = 256
MAX_RAW_BYTES = 2 * MAX_BYTES
# The end of a path that was cut.
CUT = "…"
EMAIL, TOKEN = "{email}", "{token}"
# Names of a query's parameters that are kept with a path, and the characters of one.
MAX_NAMES = 8
# Of a list: the days unless told otherwise, and the rows besides the one that sums up the rest.
LISTED_DAYS = 30
MAX_LISTED = 1_000
# Paths that are redirected at once, or ignored.
MAX_FIXES = 100
# Paths that a workspace ignores.
MAX_IGNORED = 1_000
# The path under which the rest of a day is counted.
REST = ""

_BROKEN_ESCAPE = re.compile(r"%(?![0-9A-Fa-f]{2})")
_BROKEN_END = re.compile(r"(?:%[0-9A-Fa-f]?|\{[a-z]*)$")
_NAME = re.compile(r"[A-Za-z0-9_.\-\[\]]{1,32}")

# An address, but no picture for a dense screen: `logo@2x.png`.
_EMAIL = re.compile(r"(?<![^/@;,=&()\s])[^/@;,=&()\s]+(?:@|%(?:25)*40)(?!\dx\.)[^/@;,=&()\s]{1,253}\.[^\W\d_]{2,}")
_HEX = r"(?=[0-9]*[A-Fa-f])(?=[A-Fa-f]*[0-9])[0-9A-Fa-f]{16,}"
_UUID = r"[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}"
_NUMBERS = re.compile(rf"(?<![A-Za-z0-9])(?:{_UUID}|{_HEX}|[0-9]{{10,}})(?![A-Za-z0-9])")
_JWT = re.compile(r"eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]+")
_WORD = re.compile(r"[A-Za-z0-9]{16,}")
# The parts that a person reads in a word: Title, lower, UPPER, 123.
_PART = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])|[0-9]+")
_READABLE_PART = 2.5
_EXTENSION = re.compile(r"\.[a-z][a-z0-9]{0,4}$")


@dataclass(frozen=True)
class WantedFix:
    """A counted path that is to be redirected. destination: a URL or a path of its hostname; None: what is similar."""

    host: str
    path: str
    destination: str | None = None


class MissAddress(NamedTuple):
    """A counted path of a hostname."""

    host: str
    path: str


def counted_path(raw_path: str) -> str:
    """The form of a path in which it is counted: one spelling, nothing personal, at most MAX_BYTES in UTF-8.

    raw_path: as it came, each character a byte. Unreserved characters and text outside ASCII are not escaped, other
    escapes are in upper case, and there is no slash at the end.
    """
    is_cut = len(raw_path) > MAX_RAW_BYTES
    path = _normal_spelling(_BROKEN_END.sub("", raw_path[:MAX_RAW_BYTES]) if is_cut else raw_path)
    path = "/".join(map(_masked, path.split("/")))
    if not is_cut and len(path.encode()) <= MAX_BYTES:
        return path
    room = MAX_BYTES - len(CUT.encode())
    return _BROKEN_END.sub("", path.encode()[:room].decode("utf-8", "ignore")) + CUT


def parameter_names(query: str) -> str:
    """The names of a query's parameters as they are counted with a path: `id&lang`; never their values."""
    names = {unquote_plus(part.partition("=")[0]) for part in query[:MAX_RAW_BYTES].split("&", 4 * MAX_NAMES)}
    fine = sorted(name for name in names if _NAME.fullmatch(name) and _masked(name) == name)
    return "&".join(fine[:MAX_NAMES])


def is_exact(path: str) -> bool:
    """Whether a counted path is the path that was visited: neither cut nor masked."""
    return not path.endswith(CUT) and EMAIL not in path and TOKEN not in path


def is_counted(path: str) -> bool:
    """Whether a text can be a counted path, with names of parameters or without."""
    path_alone, _, names = path.partition("?")
    is_short = len(path_alone) <= MAX_BYTES and len(names) <= MAX_RAW_BYTES
    return path.startswith("/") and path.isprintable() and is_short


def url_path(path: str) -> str:
    """A counted path without its names of parameters, as a browser sends it."""
    return quote(path.partition("?")[0], safe="/!$&'()*+,;=:@-._~%{}")


def _normal_spelling(raw: str) -> str:
    """A path as records have it; a percent sign that begins no escape is one that is escaped."""
    path = (paths.normal_form(_BROKEN_ESCAPE.sub("%25", raw)) or "").strip("/")
    return "/" + "".join(entry if entry.isprintable() else quote(entry, safe="") for entry in path)


def _masked(segment: str) -> str:
    segment = _EMAIL.sub(EMAIL, segment)
    if _JWT.search(segment) or any(_is_random(word) for word in _WORD.findall(_NUMBERS.sub("", segment))):
        extension = _EXTENSION.search(segment)
        return TOKEN + (extension[0] if extension else "")
    return _NUMBERS.sub(TOKEN, segment)


def _is_random(word: str) -> bool:
    has_digits = any(map(str.isdigit, word))
    is_readable = len(word) / len(_PART.findall(word)) >= _READABLE_PART
    if len(word) < 20:
        is_mixed = word != word.lower() and word != word.upper()
        return has_digits and is_mixed and not is_readable
    return has_digits or not is_readable


# What a name in a pattern cannot contain.
_NOT_IN_NAME = re.compile(r"^[^A-Za-z]+|[^A-Za-z0-9_]")


def pattern_query(path: str) -> str:
    """The query of a pattern for visits of a counted path: any value of each parameter; "" if it has no parameters.

    Redirects of such a path differ by their parameters.
    """
    names = path.partition("?")[2]
    return "&".join(f"{name}=:{_NOT_IN_NAME.sub('', name) or 'value'}" for name in names.split("&")) if names else ""


# Paths that programs try on every host, whatever it has: probes for weaknesses, and files that browsers look for. They
# are counted like every other path that nothing answers, and lists leave them out unless they are wanted. An old site's
# own pages must not be here, so of `.php` there are only names that kits and probes use.
# Whole paths, in lower case.
_PATHS = frozenset(
    {
        *("/wp-login.php", "/xmlrpc.php", "/wp-config.php", "/wp-cron.php", "/wp-signup.php", "/wp-load.php"),
        *("/wp-trackback.php", "/wp-comments-post.php", "/wp-admin", "/wp-includes", "/wp-json/wp/v2/users"),
        *("/.ds_store", "/.htaccess", "/.htpasswd", "/.bash_history", "/.npmrc", "/.ftpconfig", "/sftp-config.json"),
        *("/phpinfo.php", "/info.php", "/php.php", "/test.php", "/shell.php", "/cmd.php", "/adminer.php", "/alfa.php"),
        *("/admin.php", "/alfanew.php", "/c99.php", "/r57.php", "/wso.php", "/upload.php", "/up.php", "/x.php"),
        *("/eval-stdin.php", "/fm.php", "/filemanager.php", "/mysql.php", "/pma", "/phpmyadmin", "/myadmin", "/1.php"),
        *("/server-status", "/server-info", "/web.config", "/config.json", "/config.yml", "/docker-compose.yml"),
        *("/composer.json", "/composer.lock", "/package.json", "/credentials", "/id_rsa", "/dump.sql", "/backup.sql"),
        *("/backup.zip", "/backup.tar.gz", "/database.sql", "/db.sql", "/www.zip", "/site.zip"),
        *("/hnap1", "/boaform/admin/formlogin", "/goform/set_limitclient_cfg", "/manager/html", "/owa/auth/logon.aspx"),
        *("/autodiscover/autodiscover.xml", "/actuator", "/telescope/requests", "/graphql", "/console", "/solr"),
        *("/favicon.ico", "/favicon.png", "/ads.txt", "/app-ads.txt", "/security.txt", "/humans.txt", "/llms.txt"),
        *("/browserconfig.xml", "/crossdomain.xml", "/clientaccesspolicy.xml", "/sellers.json"),
    }
)
# What a path begins with, in lower case.
_BEGINNINGS = (
    *("/.env", "/.git/", "/.svn/", "/.hg/", "/.aws/", "/.ssh/", "/.vscode/", "/.idea/", "/.well-known/"),
    *("/wp-admin/", "/wp-includes/", "/wordpress/wp-", "/blog/wp-login", "/wp/wp-"),
    *("/phpmyadmin/", "/pma/", "/myadmin/", "/vendor/phpunit/", "/cgi-bin/", "/boaform/", "/goform/", "/actuator/"),
    *("/_ignition/", "/telescope/", "/solr/", "/jenkins/", "/owa/", "/ecp/", "/autodiscover/", "/remote/fgt_lang"),
    *("/apple-touch-icon", "/xmrlpc", "/nmaplowercheck", "/sdk/", "/evox/", "/portal/redlion"),
)
# Below any folder.
_ANYWHERE = re.compile(
    r"/(?:\.env(?:\.[a-z]+)?|\.git/(?:config|head)|wlwmanifest\.xml|wp-login\.php|xmlrpc\.php|eval-stdin\.php)$"
)


def is_scanner(path: str) -> bool:
    """Whether a counted path is one that programs try everywhere. path: at most MAX_BYTES."""
    path = path.partition("?")[0].lower()
    return path in _PATHS or path.startswith(_BEGINNINGS) or _ANYWHERE.search(path) is not None
