"""E-mail on its way out."""
