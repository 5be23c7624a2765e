"""The paths of the interfaces on the service origin, for code that needs them: limits, authentication, texts."""

API = "/v1"
AGENT = "/mcp/v1"
METRICS = "/metrics"
IMPORT_PAGE = "/import"
# Prefixes of the paths to which a token is sent; the rest of the service origin is public, or requires a session.
PROTECTED = (f"{API}/", "/mcp/", METRICS)
