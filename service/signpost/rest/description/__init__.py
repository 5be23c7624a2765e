"""The interface described: OpenAPI and its page."""
