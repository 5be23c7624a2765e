"""E-mail addresses are folded by us, and indexes of their lower case (ASCII letters alone) keep them unique.

Those outside ASCII from before 0.3 are stored folded, as newer ones are, unless another user has the folded form.
"""

import unicodedata

INDEXES = (
    "CREATE UNIQUE INDEX user_by_address ON user (lower(email))",
    "CREATE UNIQUE INDEX invitation_by_address ON invitation (workspace_id, lower(email))",
)


def up(migrator, database):
    for statement in INDEXES:
        database.execute_sql(statement)
    for table, owner in (("user", "''"), ("invitation", "workspace_id")):
        rows = database.execute_sql(f"SELECT id, {owner}, email FROM {table}").fetchall()
        taken = {(owner, email.lower()) for _, owner, email in rows if email.isascii()}
        taken |= {(owner, email) for _, owner, email in rows}
        for id_, of, email in rows:
            folded = unicodedata.normalize("NFC", email.lower())
            if not email.isascii() and folded != email and (of, folded) not in taken:
                taken.add((of, folded))
                sql = f"UPDATE {table} SET email = ? WHERE id = ?".replace("?", database.param)
                database.execute_sql(sql, (folded, id_))
