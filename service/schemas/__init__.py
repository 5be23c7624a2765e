"""What goes over the wire, described once: REST, the agent endpoint and OpenAPI read the same classes."""
