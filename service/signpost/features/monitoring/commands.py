"""`signpost geo`: the database that knows where visitors are."""

from pathlib import Path

from signpost.cli.command import fail, read_settings, say
from signpost.cli.entry import group
from signpost.features.monitoring.geo_update import GeoUpdateError, update
from signpost.runtime import settings
from signpost.storage import instance_folder
from signpost.storage.instance_folder import InstanceError


@group("geo").command("update")
def update_geo() -> None:
    """Download the country database from GEO_URL, unless it's already here.

    A running server uses the new one within a minute, and downloads it by itself every day. Where the download fails,
    the old file stays, and the exit code is 1.

    Example: SIGNPOST_GEO_URL=https://download.db-ip.com/free/dbip-city-lite-%Y-%m.mmdb.gz signpost geo update
    """
    _, config = read_settings()
    try:
        instance_folder.require(Path(config["INSTANCE"]))
        found = update(config)
    except (InstanceError, GeoUpdateError) as error:
        fail(str(error))
    what = "is new" if found.is_new else "is up to date"
    say(f"{settings.geo_file(config)} {what}: {found.database}.")
