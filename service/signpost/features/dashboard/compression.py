"""Pages, compressed for browsers that accept it, where their length reveals no secret.

The length of a compressed page says how much of it repeats. A site that makes a browser request our pages with guesses
in their addresses, and sees the lengths on the network, could learn a secret from it letter by letter (BREACH). So:

- the token of forms, which each page has, is masked anew in each answer (form_tokens.py);
- what another site makes a browser request is not compressed, where the browser says so (`Sec-Fetch-Site`);
- a page that shows another secret, such as a new token, is not compressed (`keep_uncompressed`).

The last two also say `no-transform`, so that proxies that follow it (RFC 9110, 7.7) compress them neither.
"""

from __future__ import annotations

import gzip

from flask import Response, g, request

# Shorter answers fit into one packet anyway.
MIN_BYTES = 1000
# A list of 63 kB becomes 6.6 kB in 0.35 ms, of the 8 ms that the page takes; level 1: 7.4 kB in 0.09 ms, level 9 no
# better than 6 in 0.55 ms.
_LEVEL = 6


def keep_uncompressed() -> None:
    """Do not compress the answer to this request: it shows a secret."""
    g.shows_secret = True


def compress_page(response: Response) -> None:
    """Compress a response that is a page, or a part of one, where the client accepts it and no secret is revealed."""
    if response.mimetype != "text/html" or response.is_streamed:
        return
    response.vary.update(("Accept-Encoding", "Sec-Fetch-Site"))
    if g.get("shows_secret") or request.headers.get("Sec-Fetch-Site") in ("cross-site", "same-site"):
        response.cache_control.no_transform = True
        return
    content = response.get_data()
    if len(content) < MIN_BYTES or "Content-Encoding" in response.headers or not request.accept_encodings["gzip"]:
        return
    response.set_data(gzip.compress(content, _LEVEL, mtime=0))
    response.headers["Content-Encoding"] = "gzip"
