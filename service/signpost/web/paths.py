"""Where the faces of the service origin are, for those that need to know of another: limits, authentication, texts."""

API = "/v1"
AGENT = "/mcp/v1"
METRICS = "/metrics"
IMPORT_PAGE = "/import"
# What begins the paths to which a token is sent; the rest of the service origin says nothing private, or asks for a
# person's session.
PROTECTED = (f"{API}/", "/mcp/", METRICS)
