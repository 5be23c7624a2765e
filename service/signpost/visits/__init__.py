"""A visitor follows a link. Knows no Flask: a WSGI gate in front of it answers from compiled rules in memory."""
