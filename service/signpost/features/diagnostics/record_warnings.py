"""Warnings about records, with those that need the database and the visits: what is accepted, but probably not meant.

They are computed when an answer shows them, for all records of an answer together, and stored nowhere.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from urllib.parse import urlsplit

from signpost.domain.hosts import dns_records
from signpost.domain.records import addresses, warnings
from signpost.domain.records.destination import Target
from signpost.domain.records.record import RecordView
from signpost.domain.records.warnings import MAX_WARNINGS, RecordWarning, WarningCode
from signpost.operations.caller import Caller
from signpost.runtime import settings
from signpost.storage.statements.workspaces import hosts_among
from signpost.translations import gettext as _

# Different destinations at hostnames of this instance that are looked up for one answer; clients choose how many there
# are. Further ones are not warned about.
MAX_LOOKUPS = 100

# The status of a visit to a URL at a hostname of this instance, as it would be answered now; None: it is not known.
StatusLookup = Callable[[str], "int | None"]


def warnings_about(caller: Caller, records: Sequence[RecordView], status_of: StatusLookup) -> list[list[RecordWarning]]:
    """The warnings about each of some records of the caller's workspace; of each record at most MAX_WARNINGS."""
    destinations = [warnings.destinations_of(record) for record in records]
    names = {record.host for record in records}
    names |= {warnings.host_of(url) for urls in destinations for _field, url in urls}
    hosts = [*hosts_among(names - {""})]
    own = caller.workspace.id
    wrong = {host for host, id_, at, correct in hosts if id_ == own and dns_records.was_wrong(at, correct)}
    statuses = _StatusCache(status_of, {host for host, *_rest in hosts})
    answers = []
    for record, urls in zip(records, destinations, strict=True):
        found = warnings.about(record)
        if record.host in wrong:
            found.insert(0, RecordWarning("host", WarningCode.WRONG_DNS, wrong_dns(record.host)))
        for field, url in urls:
            if len(found) < MAX_WARNINGS and (message := statuses.message(record, field, url)) is not None:
                found.append(RecordWarning(field, WarningCode.LEADS_BACK, message))
        answers.append(found[:MAX_WARNINGS])
    return answers


def wrong_dns(host: str) -> str:
    return _("The DNS of %(host)s does not point here, so visitors do not reach it.", host=host)


def not_found_leads_back(host: str) -> str:
    return _(
        "What %(host)s does not find leads in a circle by notfound_url, so visitors see our page for that.", host=host
    )


class _StatusCache:
    """What was found at destinations on hostnames of this instance, each looked up once."""

    def __init__(self, status_of: StatusLookup, hosts: set[str]):
        self._status_of = status_of
        self._hosts = hosts
        self._link_port: int = settings.active()["LINK_PORT"]
        self._known: dict[str, int | None] = {}

    def message(self, record: RecordView, field: str, url: str) -> str | None:
        """What is wrong with a destination that leads back to this instance; None: it does not, or all is well."""
        host = warnings.host_of(url)
        # From X to www.X is the most common redirect.
        if host not in self._hosts or host == addresses.www_name(record.host) or not self._is_ours(url):
            return None
        is_expired = field == "expired_url"
        names = () if is_expired else warnings.names_of(record.alias, record.query, record.match)
        target = Target(url, {} if is_expired else record.utm, names)
        status = self._status(target.fixed)
        if status is None or status < 300:
            return None
        if status < 400:
            return _(
                "This leads back to this server: at %(host)s visitors are redirected once more (%(status)s).",
                host=host,
                status=status,
            )
        # What the names of a pattern are filled with may well exist.
        if target.has_placeholders:
            return None
        return _(
            "This leads back to this server: at %(host)s visitors get an error (%(status)s).", host=host, status=status
        )

    def _is_ours(self, url: str) -> bool:
        """Whether a web address has no port on which something else would answer."""
        try:
            parts = urlsplit(url)
            return parts.scheme in ("http", "https") and parts.port in (None, 80, 443, self._link_port)
        except ValueError:  # stored before validation became stricter
            return False

    def _status(self, url: str) -> int | None:
        if url not in self._known:
            if len(self._known) >= MAX_LOOKUPS:
                return None
            self._known[url] = self._status_of(url)
        return self._known[url]
