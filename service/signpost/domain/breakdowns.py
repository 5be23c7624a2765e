"""The breakdowns of clicks: visits count by them, schemas and operations select them."""

# Properties of a visitor: the site with the link, the country, and the software in use.
KINDS = ("referrer", "country", "browser", "system", "language")
DAY = "day"
BREAKDOWNS = (DAY, *KINDS)
