"""The addresses of links and redirects."""
