"""Which hostnames, aliases and destinations are valid, and how a link's public URL is built.

Pure rules, used wherever an address comes in: schemas, operations, visits. Each `..._of` function returns the form
that is stored, or raises ValueError with a sentence for the person who sent the text.
"""

import functools
import ipaddress
import re
import secrets
import unicodedata
from urllib.parse import quote, urlsplit

import idna
from idna.core import valid_contextj
from publicsuffixlist import PublicSuffixList

from signpost.domain.texts import trim
from signpost.translations import gettext as _
from signpost.translations import mark

HOST_LENGTH = 253
# The maximum length as typed: with spaces around it, and before UTS 46 removes ignored characters (soft hyphens).
MAX_HOST_TEXT = 1024
ALIAS_LENGTH = 30
DESTINATION_LENGTH = 2048

# --- hostnames -------------------------------------------------------------------------------------------------


# The patterns in OpenAPI for texts that the rules below accept: never stricter than the rules, and as portable as a
# pattern can be. The ASCII characters of a hostname are letters, digits, "." and "-".
HOST_PATTERN = r"^\s*[^\x00-,/:-@\[-`{-\x7f]+\s*$"
# A label in lower case, and one of a hostname that can be connected.
_LABEL = re.compile(r"[a-z0-9_-]{1,63}")
_OWN_LABEL = re.compile(r"(?:xn--|(?!..--))[a-z0-9](?:[a-z0-9-]*[a-z0-9])?")
_NUMERIC_LABEL = re.compile(r"[0-9]+|0[xX][0-9a-fA-F]*")


@functools.cache
def _suffixes() -> PublicSuffixList:
    return PublicSuffixList(accept_unknown=False)


def host_of(text: str) -> str:
    """The hostname as A-labels in lower case. Spec: "POST /host"; no wildcard, address, port or scheme.

    Names of other scripts and emoji are those that browsers take (UTS 46).
    """
    # Before it is parsed and cached: clients choose its length.
    if len(text) > MAX_HOST_TEXT:
        raise ValueError(_("Use at most %(limit)s characters.", limit=HOST_LENGTH))
    return _host_of(text)


@functools.lru_cache(maxsize=4096)
def _host_of(text: str) -> str:
    host = trim(text.strip())
    # First, because the time for what follows grows faster than the text.
    if len(host) > HOST_LENGTH + 1:
        raise ValueError(_("Use at most %(limit)s characters.", limit=HOST_LENGTH))
    if "*" in host:
        raise ValueError(_("Wildcards aren't supported."))
    if "/" in host or "@" in host or "?" in host or "#" in host:
        raise ValueError(_("Enter only the hostname, without https:// or a path."))
    if is_ip_address(host.strip("[]")):
        raise ValueError(_("Enter a hostname, not an IP address."))
    if ":" in host:
        raise ValueError(_("Enter only the hostname, without a port."))
    try:
        host = _as_browsers(host).removesuffix(".")
    except ValueError:
        raise ValueError(_("Enter a valid hostname, like go.example.com.")) from None
    if not all(map(_OWN_LABEL.fullmatch, host.split("."))):
        raise ValueError(_("Enter a valid hostname, like go.example.com."))
    if len(host) > HOST_LENGTH:
        raise ValueError(_("Use at most %(limit)s characters.", limit=HOST_LENGTH))
    # Browsers read such a name as an IPv4 address.
    if _NUMERIC_LABEL.fullmatch(host.rpartition(".")[2]):
        raise ValueError(_("Enter a hostname, not an IP address."))
    if _suffixes().is_public(host):
        raise ValueError(_("You can't connect a public suffix, only a name under it."))
    return host


def same_host(text: str) -> str | None:
    """The hostname in `text`, in the form that is stored; None: it is not a hostname.

    For lookups and deletions: only forms that are the same name are accepted (case, one trailing dot, U-label or
    A-label, composed letters or not). `host_of` is more lenient, for what people type when they connect one.
    """
    host = text.removesuffix(".")
    if len(host) > HOST_LENGTH:
        return None
    if not host.isascii():
        # Dots of other scripts: `idna` accepts them as dots, DNS does not.
        if any(dot in host for dot in "\u3002\uff0e\uff61"):
            return None
        # One by one: at the end of a word Σ would become another letter than in a hostname.
        spelled = unicodedata.normalize("NFC", "".join(map(str.lower, host)))
        try:
            if idna.uts46_remap(spelled, std3_rules=False) != spelled or _as_browsers(host) != _as_browsers(spelled):
                return None
            host = _as_browsers(spelled)
        except (idna.IDNAError, ValueError):
            return None
    return host.lower()


@functools.lru_cache(maxsize=4096)
def tld_of(host: str) -> str:
    """The public suffix of `host`: `co.uk` of `go.acme.co.uk`."""
    return _suffixes().publicsuffix(host, accept_unknown=True) or host


def domain_of(host: str) -> str:
    """The registrable domain of `host`: `acme.co.uk` of `go.acme.co.uk`."""
    return _suffixes().privatesuffix(host, accept_unknown=True) or host


def www_name(host: str) -> str:
    """`host` with `www.` in front."""
    return f"www.{host}"


def bare_host(host: str) -> str | None:
    """The hostname without `www.`, which answers for a www name that is not connected itself; None: not a www name."""
    return host[4:] if host.startswith("www.") else None


def www_sibling(host: str) -> str:
    """The www name of a hostname, or the hostname of a www name. One workspace always has both."""
    return bare_host(host) or www_name(host)


def answering_hosts(host: str) -> list[str]:
    """The hostnames that answer for `host`; the first of them that is connected does."""
    bare = bare_host(host)
    return [host] if bare is None else [host, bare]


def public_host(public_url: str | None) -> str | None:
    """The hostname of PUBLIC_URL in the form that requests are compared with."""
    if public_url is None:
        return None
    host = urlsplit(public_url).hostname or ""
    try:
        return host_of(host)
    except ValueError:  # an address of an intranet, a name that is a public suffix
        return host.removesuffix(".")


def is_ip_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def network_of(address: str) -> str:
    """The key of rate limits: an IPv4 address, or the /64 network of an IPv6 address, which one client has."""
    return networks_of(address)[0]


def networks_of(address: str) -> tuple[str, ...]:
    """The network of a client, and those around it that one customer of a provider may have: /64, /56 and /48.

    An IPv4 address alone.
    """
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return (address,)
    if isinstance(parsed, ipaddress.IPv6Address) and parsed.ipv4_mapped is None:
        return tuple(str(ipaddress.ip_network((parsed, length), strict=False)) for length in (64, 56, 48))
    return (str(getattr(parsed, "ipv4_mapped", None) or parsed),)


def site_of(address: str) -> str:
    """The widest of `networks_of`."""
    return networks_of(address)[-1]


def is_loopback_name(host: str) -> bool:
    """Whether `host` (without port) can only mean this machine."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


# --- aliases ---------------------------------------------------------------------------------------------------

# Paths that crawlers, browsers and certificate authorities request on every host.
RESERVED_ALIASES = ("robots.txt", "favicon.ico", "sitemap.xml", ".well-known")
# Without characters that look alike, so that an alias can be read out and typed.
RANDOM_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
RANDOM_LENGTH = 6
# In canonically decomposed text a character has at most four code points.
MAX_ALIAS_INPUT = 4 * ALIAS_LENGTH
# Most aliases; all of them are valid.
_SIMPLE_ALIAS = re.compile(r"[A-Za-z0-9-]*")
# The ASCII characters of an alias are letters, digits and -._~/ ; it does not begin with "_".
ALIAS_PATTERN = r"^\s*(?!/*_)[^\x00-,:-@\[-^`{-}\x7f]*\s*$"


def alias_of(text: str) -> str:
    """The alias in NFC, without slashes around it; "" is the root of a hostname."""
    # Before it is normalised: the time for that grows with the square of the combining marks.
    alias = trim(text).strip("/")
    if len(alias) <= MAX_ALIAS_INPUT:
        alias = unicodedata.normalize("NFC", alias).strip("/")
    if len(alias) > ALIAS_LENGTH:
        raise ValueError(
            _("The path has %(count)s characters; %(limit)s are allowed.", count=len(alias), limit=ALIAS_LENGTH)
        )
    if _SIMPLE_ALIAS.fullmatch(alias):
        return alias
    if alias.startswith("_"):
        raise ValueError(_("Can't start with an underscore."))
    if any(character in "+%" or character.isspace() for character in alias):
        raise ValueError(_("Can't contain spaces, + or %."))
    if not all(_is_alias_character(character) for character in alias):
        raise ValueError(_("Use letters, digits, emoji, any of -._~ and slashes in between."))
    segments = alias.split("/")
    if alias and ("" in segments or "." in segments or ".." in segments):
        raise ValueError(_('Remove empty segments, "." and "..".'))
    if segments[0].casefold() in RESERVED_ALIASES:
        raise ValueError(_("This alias is reserved."))
    return alias


def _is_alias_character(character: str) -> bool:
    if character in "-._~/":
        return True
    # Letters, digits and the marks that scripts put on them; then what emoji are made of.
    category = unicodedata.category(character)
    if category[0] in "LN" or category in ("Mn", "Mc", "Me"):
        return True
    return (category in ("So", "Sm", "Sk") and character > "\x7f") or character in _EMOJI_PARTS


# Punctuation that is shown as emoji, the joiners, and the tag characters of some flags.
_EMOJI_PARTS = frozenset("\u203c\u2049\u3030\u303d\u200c\u200d") | {chr(code) for code in range(0xE0020, 0xE0080)}
# Format characters that make an address look like another one.
_INVISIBLE = "\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff"


def random_alias(length: int = RANDOM_LENGTH) -> str:
    return "".join(secrets.choice(RANDOM_ALPHABET) for _number in range(length))


# --- destinations ----------------------------------------------------------------------------------------------

_SCHEME = re.compile(r"([a-zA-Z][a-zA-Z0-9+.-]*):")
# They run in the page's own origin, show what visitors cannot check, contain another URL that does, reach into the
# browser or the system, or (ws) cannot be visited. Addresses of apps are accepted, and so is ftp: programs outside the
# browser open it, and none of its content runs in a page.
REFUSED_SCHEMES = frozenset(
    {
        *("javascript", "livescript", "vbscript", "data", "file", "filesystem", "blob", "about", "view-source"),
        *("feed", "jar", "mhtml", "wyciwyg", "its", "mk", "res", "hcp", "shell", "search", "search-ms", "ws", "wss"),
        *("chrome", "chrome-extension", "chrome-untrusted", "devtools", "edge", "extension", "resource"),
        *("moz-extension", "safari-extension", "safari-web-extension", "brave", "opera", "vivaldi"),
    }
)
# Programs of an operating system, which act on what follows the colon.
REFUSED_BEGINNINGS = ("ms-", "x-apple-", "x-apple.")
_WEB_SCHEMES = frozenset({"http", "https", "ftp"})
_NOT_IN_URL = re.compile(r"[\x00-\x20\x7f-\xa0\\]")
# What a pattern names, where a label of a hostname would be; after a label, it is meant as a port.
_NAME_IN_AUTHORITY = re.compile(r"(?:^|(?<=\.)):[A-Za-z][A-Za-z0-9_]{0,30}")
DESTINATION_PATTERN = r"^\s*[^\s\x00-\x1f\x7f-\x9f\\]+\s*$"


NOT_FULL = mark("Enter a full address, like https://example.com/page.")


def refusal_in_url(character: str) -> str:
    """Why a URL with this character is refused."""
    if unicodedata.category(character) == "Zs":
        return _("Web addresses can't contain spaces. Encode spaces as %20.")
    return _("Can't contain control characters or backslashes.")


def destination_of(text: str) -> str:
    """An accepted destination: an absolute URL, unchanged; without a scheme, `https://` is put in front."""
    text = trim(text)
    if not text:
        raise ValueError(_("Enter a URL."))
    if (found := _NOT_IN_URL.search(text)) is not None:
        raise ValueError(refusal_in_url(found[0]))
    if not text.isascii():
        _check_beyond_ascii(text)
    scheme = scheme_of(text)
    if scheme is None:
        if text.startswith(("/", "?", "#", ".")):
            raise ValueError(_(NOT_FULL))
        text, scheme = "https://" + text, "https"
    if len(text) > DESTINATION_LENGTH:
        raise ValueError(_("Use at most %(limit)s characters.", limit=DESTINATION_LENGTH))
    if is_refused_scheme(scheme):
        raise ValueError(_("Links to %(scheme)s: addresses aren't allowed.", scheme=scheme))
    if scheme in _WEB_SCHEMES:
        _check_authority(text, scheme)
    else:
        _check_app_link(text, scheme)
    return text


def scheme_of(text: str) -> str | None:
    """The scheme in front of a destination, in lower case: `example.com:8080/x` has a port, and `tel:112` a scheme."""
    match = _SCHEME.match(text)
    is_host = match is not None and ("." in match[1] or match[1] == "localhost")
    if match is None or (is_host and re.match(r"\d+(?:[/?#]|$)", text[match.end() :])):
        return None
    return match[1].lower()


# --- as people write them ---

# Public suffixes that files end in, too.
_OF_FILES = frozenset(
    {"ai", "app", "cab", "cc", "cs", "md", "mov", "pl", "pm", "ps", "py", "rs", "sh", "so", "vi", "zip"}
)
# Suffixes of local networks and examples, which are not public.
_LOCAL = frozenset({"example", "test", "local", "localhost", "internal", "lan", "home", "corp", "intranet"})
_WRITTEN_HOST = re.compile(r"([^\s/?#:@]+)(?::\d+)?(/|$|[?#])")
# What is before the part of a URL that may have spaces. Other text with a colon is a note, and no address of an app.
_BEFORE_PATH = re.compile(r"(?:mailto|tel|sms):|(?:[a-z][a-z0-9+.-]*://)?[^/?#]*", re.IGNORECASE)
_SPACES = re.compile("[ \xa0\u1680\u2000-\u200a\u202f\u205f\u3000]")


def written_destination(text: str, host: str) -> str:
    """A destination as tables of others have it, in the form that `destination_of` takes. Raises ValueError.

    host: where the record is, and so a path. What has no scheme is a hostname only if it looks like one, and not like a
    file: a stranger may own the domain of that name.
    """
    text = with_encoded_spaces(text)
    if host and text.startswith("/") and not text.startswith("//"):
        return f"https://{host}{text}"
    if text and scheme_of(text) is None and not text.startswith(("/", "?", "#", ".", "[")) and not _is_host(text):
        raise ValueError(
            _("%(text)s could be a file or a word. Start a hostname with https:// and a path with /.", text=text[:60])
        )
    return text


def _is_host(text: str) -> bool:
    found = _WRITTEN_HOST.match(text)
    host = found[1].lower().removesuffix(".") if found else ""
    suffix = host.rpartition(".")[2]
    if suffix in _OF_FILES and not host.startswith("www.") and found and found[2] != "/":
        return False
    return suffix in _LOCAL or is_ip_address(host) or _suffixes().publicsuffix(host) not in (None, host)


def with_encoded_spaces(url: str) -> str:
    """A URL without spaces around it, and with those in its path and query encoded, as browsers do."""
    url = url.strip()
    begin = found.end() if (found := _BEFORE_PATH.match(url)) else 0
    return url[:begin] + _SPACES.sub(lambda space: quote(space[0]), url[begin:])


def is_refused_scheme(scheme: str) -> bool:
    return scheme in REFUSED_SCHEMES or scheme.startswith(REFUSED_BEGINNINGS)


def may_be_linked(url: str) -> bool:
    """Whether a page may link to a stored destination, which may be older than the rule that refuses its scheme."""
    return not is_refused_scheme(url.partition(":")[0].strip().lower())


def _check_beyond_ascii(text: str) -> None:
    for character in text:
        if unicodedata.category(character) in ("Cc", "Zl", "Zp", "Zs"):
            raise ValueError(refusal_in_url(character))
    if any(character in _INVISIBLE for character in text):
        raise ValueError(_("Can't contain invisible formatting characters."))


def _check_app_link(text: str, scheme: str) -> None:
    if not text[len(scheme) + 1 :]:
        raise ValueError(_("Enter the full address."))
    if "@" in _authority(text):
        raise ValueError(_("Can't contain a user name or password."))
    try:
        urlsplit(text)
    except ValueError:
        raise ValueError(_(NOT_FULL)) from None


def _authority(text: str) -> str:
    after = text.partition(":")[2]
    return re.split(r"[/?#]", after[2:])[0] if after.startswith("//") else ""


def _check_authority(text: str, scheme: str) -> None:
    if not text[len(scheme) + 1 :].startswith("//"):
        raise ValueError(_("Start with %(scheme)s://.", scheme=scheme))
    _check_host_and_port(_authority(text), scheme)


# Many destinations share few hosts. Only what is accepted is remembered, and it is part of a destination.
@functools.lru_cache(maxsize=1024)
def _check_host_and_port(authority: str, scheme: str) -> None:
    if "@" in authority:
        raise ValueError(_("Can't contain a user name or password."))
    if not authority.startswith("[") and (name := _NAME_IN_AUTHORITY.search(authority)) is not None:
        raise ValueError(_("Use %(name)s only in the path or query, not in the hostname.", name=name[0]))
    if not authority.startswith("[") and authority.count(":") > 1:
        raise ValueError(_("Put an IPv6 address in brackets, like https://[2001:db8::1]/page."))
    try:
        parts = urlsplit(f"{scheme}://{authority}")
        host, port = parts.hostname or "", parts.port
    except ValueError:
        is_about_port = not authority.startswith("[") and ":" in authority
        raise ValueError(_("Use a number as the port, or none.") if is_about_port else _(NOT_FULL)) from None
    if not host or port == 0 or authority.endswith(":"):
        raise ValueError(_(NOT_FULL))
    if authority.startswith("["):
        # urlsplit has checked that an IPv6 address is one.
        fine = re.fullmatch(r"\[[0-9A-Fa-f:.]+\](:\d+)?", authority) is not None
    else:
        host = ascii_host(host)
        # Where the last label is a number, browsers read an IPv4 address or refuse.
        fine = not _NUMERIC_LABEL.fullmatch(host.removesuffix(".").rpartition(".")[2]) or is_ip_address(host)
    if not fine:
        raise ValueError(_(NOT_FULL))


def ascii_host(host: str) -> str:
    """A destination's hostname as ASCII. More lenient than `host_of`: underscores occur in names that resolve."""
    if host.isascii():
        if not re.fullmatch(r"[A-Za-z0-9_-]{1,63}(\.[A-Za-z0-9_-]{1,63})*\.?", host) or len(host) > HOST_LENGTH:
            raise ValueError(_("Enter a valid hostname, like example.com."))
        return host
    try:
        if len(host) > HOST_LENGTH or len(found := _as_browsers(host)) > HOST_LENGTH:
            raise ValueError
    except ValueError:
        raise ValueError(_("Enter a valid hostname, like example.com.")) from None
    return found


def _as_browsers(host: str) -> str:
    """A hostname in the ASCII form that browsers give it (UTS 46 without transitional forms). Raises ValueError.

    IDNA 2008 refuses some of them, such as emoji, which are registered and visited all the same.
    """
    try:
        labels = idna.uts46_remap(host, std3_rules=False).split(".")
        return ".".join(_ascii_label(label) if label or at < len(labels) - 1 else "" for at, label in enumerate(labels))
    except (idna.IDNAError, UnicodeError):
        raise ValueError(_("Not a hostname.")) from None


def _ascii_label(label: str) -> str:
    text = label
    if label.startswith("xn--"):
        text = label[4:].encode("ascii").decode("punycode")
        if text.isascii() or idna.uts46_remap(text, std3_rules=False) != text:
            raise ValueError(_("Not an A-label."))
    if not text.isascii():
        idna.check_nfc(text)
        idna.check_initial_combiner(text)
        idna.check_bidi(text)
        joiners = [at for at, character in enumerate(text) if character in "\u200c\u200d"]
        if not all(valid_contextj(text, at) for at in joiners):
            raise ValueError(_("A joiner joins nothing."))
        label = f"xn--{text.encode('punycode').decode('ascii')}"
    if not _LABEL.fullmatch(label):
        raise ValueError(_("Not a label."))
    return label


def readable_host(host: str) -> str:
    """A hostname in ASCII with the letters that its labels stand for: `ascii_host` makes the same of both.

    A label that stands for none, or not for one that `ascii_host` would write so, stays.
    """
    return ".".join(map(_readable_label, host.split("."))) if "xn--" in host else host


def _readable_label(label: str) -> str:
    try:
        is_read = label.startswith("xn--") and _ascii_label(label) == label
        return label[4:].encode("ascii").decode("punycode") if is_read else label
    except (idna.IDNAError, ValueError):
        return label


def is_safe_url(url: str) -> bool:
    """Whether what is sent there is encrypted, or stays on this machine."""
    try:
        parts = urlsplit(url)
        host = parts.hostname or ""
        is_unencrypted = parts.scheme == "http" and is_loopback_name(host)
        return bool(host) and (parts.scheme == "https" or is_unencrypted) and not parts.username and url.isprintable()
    except ValueError:
        return False


def bare(url: str) -> str:
    """An address as people read it: without its scheme, if that is one of the web."""
    return url.removeprefix("https://").removeprefix("http://")
