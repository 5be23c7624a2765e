"""`plans.toml` in the instance folder: what plans include. Optional; it is read again whenever it changes.

    [plans.small]
    name = "Small"
    links = 50              # also redirects, hosts, monitors; left out: unlimited
    level = 1
    price = 900             # a whole number, only shown: nothing is charged
    interval = "month"
    retired = ["pages"]     # products no longer on sale that the plan has in addition

    [products.pages]        # what such a product is called
    name = "Landing pages"

`signpost workspace plan` gives a workspace a plan. All others have the plan `self-hosted`, which the file may define;
otherwise it includes what `[limits]` of the settings says.
"""

from __future__ import annotations

import logging
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from marshmallow import Schema, ValidationError, fields, validate

from signpost.domain.json_types import Loaded
from signpost.runtime.settings import SettingsError, first_reason, why_unreadable
from signpost.runtime.settings_schema import LimitsSchema
from signpost.storage.app_parts import current_parts
from signpost.translations import mark

FILE_NAME = "plans.toml"
SELF_HOSTED = "self-hosted"
LINKS, REDIRECTS, HOSTS, MONITORS = "links", "redirects", "hosts", "monitors"

logger = logging.getLogger("signpost.plans")


@dataclass(frozen=True)
class Product:
    """A product that a workspace can subscribe to. limits: the limits of a plan that concern it."""

    id: str
    name: str
    limits: tuple[str, ...] = ()
    is_on_sale: bool = True


ON_SALE = (
    Product("short-url", mark("Short links"), (LINKS, HOSTS)),
    Product("redirect", mark("Redirects"), (REDIRECTS,)),
    Product("monitor", mark("Monitoring"), (MONITORS,)),
)


@dataclass(frozen=True)
class Plan:
    """limits: how many of each are included; what is not named is unlimited."""

    id: str
    name: str
    limits: Mapping[str, int] = field(default_factory=dict)
    products: tuple[Product, ...] = ON_SALE
    level: int = 0
    price: int = 0
    interval: str = ""


# When a file was changed, and its size; 0 and 0: there is none.
_Seen = tuple[int, int]


class _PlanSchema(LimitsSchema):
    name = fields.String(validate=validate.Length(min=1, max=100))
    level = fields.Integer(strict=True, load_default=0)
    price = fields.Integer(strict=True, load_default=0)
    interval = fields.String(load_default="", validate=validate.OneOf(["", "month", "year"]))
    retired = fields.List(fields.String(), load_default=list)


class _ProductSchema(Schema):
    name = fields.String(required=True, validate=validate.Length(min=1, max=100))


class _FileSchema(Schema):
    plans = fields.Dict(fields.String(validate=validate.Length(min=1)), fields.Nested(_PlanSchema), load_default=dict)
    products = fields.Dict(fields.String(), fields.Nested(_ProductSchema), load_default=dict)


class PlanFile:
    """The plans of one app."""

    def __init__(self, path: Path, limits: Mapping[str, int]):
        self._path = path
        self._default = Plan(SELF_HOSTED, mark("Self-hosted"), limits)
        self._seen: _Seen | None = None
        self._plans: dict[str, Plan] | None = None
        self._error = ""

    def plans(self) -> dict[str, Plan]:
        """Every plan by its id. While the file cannot be read, the plans stay as they were.

        Raises SettingsError where the file could not be read since the app began.
        """
        self._refresh()
        if self._plans is None:
            raise SettingsError(self._error)
        return self._plans

    def error(self) -> str:
        """Why the file, as it is now, cannot be used; empty if it can."""
        self._refresh()
        return self._error

    def _refresh(self) -> None:
        """Read the file if it has changed."""
        if (seen := self._look()) == self._seen:
            return
        try:
            self._plans, self._error = self._read(), ""
        except SettingsError as error:
            self._error = str(error)
            if self._plans is not None:
                logger.error("%s The plans stay as they were.", error)
        self._seen = seen

    def _look(self) -> _Seen:
        try:
            found = self._path.stat()
        except OSError:
            return 0, 0
        return found.st_mtime_ns, found.st_size

    def _read(self) -> dict[str, Plan]:
        try:
            content = _FileSchema().load(tomllib.loads(self._path.read_text(encoding="utf-8-sig")))
        except (FileNotFoundError, NotADirectoryError):
            content = {"plans": {}, "products": {}}
        except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
            raise SettingsError(f"{self._path} cannot be read: {why_unreadable(error)}.") from None
        except ValidationError as error:
            name, reason = first_reason(error)
            name = name.replace("__value", "").replace("__", ".")
            raise SettingsError(f"{name} in {self._path} cannot be used: {reason}") from None
        for product in ON_SALE:
            if product.id in content["products"]:
                raise SettingsError(f"The product {product.id} in {self._path} cannot be retired: it is on sale.")
        retired = content["products"].items()
        products = {name: Product(name, values["name"], is_on_sale=False) for name, values in retired}
        plans = {self._default.id: self._default}
        for name, values in content["plans"].items():
            plans[name] = self._plan(name, values, products)
        return plans

    def _plan(self, id: str, values: Loaded, products: Mapping[str, Product]) -> Plan:
        unknown = [value for value in values["retired"] if value not in products]
        if unknown:
            raise SettingsError(f"The plan {id} in {self._path} names an unknown product: {unknown[0]}.")
        return Plan(
            id=id,
            name=values.get("name", id),
            limits={name: values[name] for name in (LINKS, REDIRECTS, HOSTS, MONITORS) if name in values},
            products=(*ON_SALE, *(products[value] for value in values["retired"])),
            level=values["level"],
            price=values["price"],
            interval=values["interval"],
        )


def current() -> PlanFile:
    """The plans of the active app, and their file."""
    return current_parts()[PlanFile]


def active() -> dict[str, Plan]:
    """The plans of the active app, by id."""
    return current().plans()
