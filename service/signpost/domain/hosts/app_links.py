"""The files with which a hostname says which apps may open its links: Apple's and Android's. Pure.

https://developer.apple.com/documentation/xcode/supporting-associated-domains
https://developers.google.com/digital-asset-links/v1/getting-started
"""

import json
from typing import Any

from signpost.domain import strict_json
from signpost.domain.errors import ServiceError
from signpost.domain.json_types import JsonObject
from signpost.translations import gettext as _
from signpost.translations import number

# Of one file, as it is sent. Apple reads at most 128 KiB.
MAX_BYTES = 16 * 1024
APPLE, ANDROID = "apple_app_site_association", "assetlinks"
# The path at which each is served.
PATHS = {"/.well-known/apple-app-site-association": APPLE, "/.well-known/assetlinks.json": ANDROID}
# Apple's devices read it here where there is none at the other path.
ROOT_PATH = "/apple-app-site-association"
SERVICES = ("applinks", "webcredentials", "appclips", "activitycontinuation")


_encoder = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), allow_nan=False)


class AppLinksError(ValueError):
    """place: where in the file, like applinks.details.0; "" for all of it. The message is a sentence."""

    def __init__(self, sentence: str, place: str = ""):
        super().__init__(sentence)
        self.place = place


def parse(text: str) -> Any:
    """The value of a JSON text. Raises AppLinksError."""
    try:
        # The text may be all of a file, with the mark that an editor put before it.
        return strict_json.loads(text.removeprefix("\ufeff").encode("utf-8", "surrogatepass"))
    except ServiceError as error:
        raise AppLinksError(_sentence(error)) from None


def file_text(value: Any) -> str:
    """A file as it is sent."""
    return _encoder.encode(value)


def check(name: str, value: Any) -> None:
    """Raises AppLinksError unless `value` is a file of this name that devices accept."""
    try:
        text = file_text(value)
        strict_json.loads(text.encode())
    except ServiceError as error:
        raise AppLinksError(_sentence(error)) from None
    except (ValueError, TypeError, RecursionError):
        raise AppLinksError(_("It contains a value that JSON doesn't allow.")) from None
    if (size := len(text.encode())) > MAX_BYTES:
        raise AppLinksError(
            _("It has %(size)s bytes; %(limit)s are allowed.", size=number(size), limit=number(MAX_BYTES))
        )
    if name == APPLE:
        _check_apple(_object(value, ""))
    else:
        _check_android(value)


def _sentence(error: ServiceError) -> str:
    sentence: str = (error.reasons or [error.message])[0]
    return sentence.replace("The request body", "It").replace("The body", "It")


def _check_apple(value: JsonObject) -> None:
    for name, service in value.items():
        if name not in SERVICES:
            raise AppLinksError(_("Must be one of: %(services)s.", services=", ".join(SERVICES)), _cut(name))
        _object(service, name)
        if "apps" in service:
            _texts(service["apps"], f"{name}.apps")
    if not value:
        raise AppLinksError(_("Must contain at least one of %(services)s.", services=", ".join(SERVICES)))
    details = value.get("applinks", {}).get("details", [])
    if isinstance(details, dict):
        return  # as it was written until iOS 12: by app
    if not isinstance(details, list):
        raise AppLinksError(_("Must be a list."), "applinks.details")
    for at, detail in enumerate(details):
        place = f"applinks.details.{at}"
        _object(detail, place)
        if "appIDs" in detail:
            _texts(detail["appIDs"], f"{place}.appIDs")
        elif not isinstance(detail.get("appID"), str):
            raise AppLinksError(_("List the apps in appIDs, like ABCDE12345.com.example.app."), place)
        if "paths" in detail:
            _texts(detail["paths"], f"{place}.paths")
        components = detail.get("components", [])
        if not isinstance(components, list):
            raise AppLinksError(_("Must be a list."), f"{place}.components")
        for position, component in enumerate(components):
            _object(component, f"{place}.components.{position}")


def _check_android(value: Any) -> None:
    if not isinstance(value, list):
        raise AppLinksError(_("Must be a list of statements."))
    for at, entry in enumerate(value):
        place = str(at)
        _object(entry, place)
        if isinstance(entry.get("include"), str):
            continue
        if "relation" not in entry or "target" not in entry:
            raise AppLinksError(_("A statement needs a relation and a target."), place)
        _texts(entry["relation"], f"{place}.relation")
        target = _object(entry["target"], f"{place}.target")
        if not isinstance(target.get("namespace"), str):
            raise AppLinksError(_("A target needs a namespace, like android_app or web."), f"{place}.target")
        if target["namespace"] == "android_app":
            if not isinstance(target.get("package_name"), str):
                raise AppLinksError(_("An app needs a package_name, like com.example.app."), f"{place}.target")
            prints = f"{place}.target.sha256_cert_fingerprints"
            _texts(target.get("sha256_cert_fingerprints"), prints)


def _object(value: Any, place: str) -> JsonObject:
    if not isinstance(value, dict):
        raise AppLinksError(_("Must be an object."), place)
    return value


def _texts(value: Any, place: str) -> None:
    if not isinstance(value, list) or not all(isinstance(entry, str) for entry in value):
        raise AppLinksError(_("Must be a list of strings."), place)


def _cut(name: str) -> str:
    return name if name.isprintable() and len(name) <= 64 else ""
