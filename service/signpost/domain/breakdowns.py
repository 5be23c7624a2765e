"""By what clicks are told apart: visits count them so, schemas and operations ask for them so."""

# Of a visitor: the site that the link was on, where the visitor is, and what the visitor uses.
KINDS = ("referrer", "country", "browser", "system", "language")
DAY = "day"
BREAKDOWNS = (DAY, *KINDS)
