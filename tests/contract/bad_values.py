"""What each field of a body refuses, because it is of another type."""

from .records import DEST

NO_TEXT = [1, 1.5, True, [], ["a"], {}, {"a": "b"}]
NO_FLAG = [1, 0, 1.5, "true", "false", "yes", "", [], [True], {}]
NO_COUNT = ["5", "", 1.5, True, [], [5], {}]
NO_MOMENT = [2208988800, 1.5, True, [], ["2040-01-01T00:00:00Z"], {}]
# Fields that the specification calls "or null" are not listed with None.
RECORD = {
    "title": [*NO_TEXT, None],
    "type": [*NO_TEXT, None],
    "description": [*NO_TEXT, None],
    "forward_path": NO_FLAG,
    "forward_query": NO_FLAG,
    "utm": ["source=a", 1, True, None, [1], [None], [["source", "a"]], [{}], {"source": 1}, {"source": None}],
    "destination": [1, 1.5, True, [], [DEST], {}],
    "destinations": [DEST, 1, True, {}, {"0": DEST}, [1], [True], [[DEST]], [{}], [DEST, 1]],
    "plugins": ["noindex", 1, True, {}, [1], [["noindex"]]],
    "is_notify": [*NO_FLAG, None],
    "is_switch_unbroken_destination": [*NO_FLAG, None],
    "expires": NO_MOMENT,
    "destination_routing": [*NO_TEXT, None],
    "status": ["301", "", 301.5, True, [], [301], {}, None],
    "tags": ["a", "a,b", 1, True, None, {}, [1], [None], [["a"]], [{}], ["a", 1]],
    "password": [12345, 1.5, True, [], ["sesame"], {}],
    "expired_url": [1, True, [], [DEST], {}],
    "starts": NO_MOMENT,
    "max_clicks": NO_COUNT,
    "interstitial": [*NO_TEXT, None, "", "always", "Auto"],
    "match": [*NO_TEXT, "regex"],
    "external_id": [*NO_TEXT, "a\tb", "a\nb"],
    "card": ["x", 1, True, [], [1], {"title": 1}, {"title": ["x"]}, {"image": "javascript:x"}, {"name": "x"}],
    "rules": ["mobile", 1, True, {}, [1], [None], [{}], [[]], [{"if": {"bot": True}}], [{"destination": DEST}]],
    "destination_weights": ["1", 1, True, {}, ["1"], [None], [1.5], [True], [[1]]],
}
LINK = {**RECORD, "host": [*NO_TEXT, None], "alias": [*NO_TEXT, None]}
REDIRECT = {**RECORD, "url": [*NO_TEXT, None], "paused": [*NO_FLAG, None]}
HOST = {
    "host": [*NO_TEXT, None],
    "https_requested": [*NO_FLAG, None],
    "short_links_enabled": [*NO_FLAG, None],
}

NAMES = ["POST /link", "POST /redirect", "PUT /redirect/{id}", "POST /host"]
TABLES = dict(zip(NAMES, (LINK, REDIRECT, REDIRECT, HOST), strict=True))
