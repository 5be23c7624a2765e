"""The SQL for many rows, in a module a subject: functions that run it in the current database and return plain rows."""
