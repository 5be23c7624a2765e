"""Which apps may open the links of a hostname."""


def up(migrator, database):
    database.execute_sql("ALTER TABLE host ADD COLUMN apple_app_site_association TEXT")
    database.execute_sql("ALTER TABLE host ADD COLUMN assetlinks TEXT")
