"""What plans limit, in words."""

from signpost.translations import ngettext


def counted(limit: str, count: int) -> str:
    """How many of what a limit counts: `1 link`, `50 links`."""
    match limit:
        case "links":
            return ngettext("%(num)s link", "%(num)s links", count)
        case "redirects":
            return ngettext("%(num)s redirect", "%(num)s redirects", count)
        case "hosts":
            return ngettext("%(num)s hostname", "%(num)s hostnames", count)
        case _:
            return ngettext("%(num)s monitored link", "%(num)s monitored links", count)
