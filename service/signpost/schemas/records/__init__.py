"""Links and redirects on the wire."""
