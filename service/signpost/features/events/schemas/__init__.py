"""Events and webhooks on the wire."""
