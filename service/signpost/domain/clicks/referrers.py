"""Referrers as they are counted. Pure."""

import re

_WWW = re.compile(r"^(?:www\.)+")


def host_as_counted(host: str) -> str:
    """A hostname as referrers are counted by it: in small letters, without www. and the dot of the root.

    What it returns it returns again, so each value that is counted can be looked for.
    """
    return _WWW.sub("", host.lower().rstrip("."), count=1)
