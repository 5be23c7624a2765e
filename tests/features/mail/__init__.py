"""E-mail: what it says, to whom it goes, and what becomes of it when the mail server does not take it."""
