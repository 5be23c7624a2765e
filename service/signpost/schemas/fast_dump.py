"""Writing answers with many fields: marshmallow asks each field how it is written, and most are written as they are."""

from collections.abc import Callable, Mapping
from functools import cached_property
from operator import attrgetter, itemgetter
from typing import Any

from marshmallow import fields, missing

from signpost.schemas import ResponseSchema

_PLAIN = (fields.String, fields.Boolean, fields.Integer, fields.Raw)


class FastSchema(ResponseSchema):
    """A response that is written from an object with every field as an attribute, or a mapping with every field as a
    key; values of the fields in _PLAIN must have their types. Anything else is left to marshmallow."""

    def dump(self, obj: Any, *, many: bool | None = None) -> Any:
        """The same as marshmallow's, several times as fast."""
        if self.many if many is None else many:
            return [self.dump(one, many=False) for one in obj]
        try:
            values = self._from_mapping(obj) if isinstance(obj, Mapping) else self._from_object(obj)
        except (KeyError, AttributeError):
            return super().dump(obj, many=False)
        written = dict(zip(self._keys, values, strict=True))
        for key in self._texts:
            value = written[key]
            written[key] = None if value is None else str(value)
        for key, name, field in self._others:
            written[key] = field.serialize(name, obj, self.get_attribute)
            if written[key] is missing:
                del written[key]
        return written

    @cached_property
    def _from_object(self) -> Callable[[Any], tuple[Any, ...]]:
        return attrgetter(*self.dump_fields)

    @cached_property
    def _from_mapping(self) -> Callable[[Any], tuple[Any, ...]]:
        return itemgetter(*self.dump_fields)

    @cached_property
    def _keys(self) -> list[str]:
        return [field.data_key or name for name, field in self.dump_fields.items()]

    @cached_property
    def _texts(self) -> list[str]:
        return [field.data_key or name for name, field in self.dump_fields.items() if type(field) is fields.String]

    @cached_property
    def _others(self) -> list[tuple[str, str, fields.Field[Any]]]:
        """The key, the name and the field of what is neither a text nor written as it is."""
        named = self.dump_fields.items()
        return [(field.data_key or name, name, field) for name, field in named if type(field) not in _PLAIN]
