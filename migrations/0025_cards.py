"""What chats show of a record."""


def up(migrator, database):
    database.execute_sql("ALTER TABLE record ADD COLUMN card TEXT")
