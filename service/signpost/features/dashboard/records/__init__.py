"""Pages of links and redirects."""
