"""Commands for links and redirects."""
