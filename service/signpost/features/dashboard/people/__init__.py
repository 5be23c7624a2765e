"""Pages of accounts, members and signing in."""
