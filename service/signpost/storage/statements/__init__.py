"""The SQL of each subject: functions with names that run it in the current database. For one row there are models."""
