"""JSON that two readers could understand differently is refused, and no text makes the reader slow or fail."""

import contextlib
import functools
import time
from typing import Any

import pytest

from signpost.domain import strict_json
from signpost.domain.errors import BadRequest, Invalid


@pytest.mark.parametrize(
    ("body", "value"),
    [
        (b"{}", {}),
        (b' {"a": [1, 2.5, "x", null, true]} \n', {"a": [1, 2.5, "x", None, True]}),
        ('{"a": "한\U0001f389"}'.encode(), {"a": "한🎉"}),
        (b'{"a": "\\ud83c\\udf89"}', {"a": "🎉"}),
        (b"9223372036854775807", 2**63 - 1),
        (b"-9223372036854775808", -(2**63)),
        (b"[]", []),
        (b'"[[[[' + b"[" * 100 + b'"', "[[[[" + "[" * 100),
        (b'["\\"' + b"[" * 100 + b'"]', ['"' + "[" * 100]),
        (b"[" * 32 + b"]" * 32, functools.reduce(lambda inner, _: [inner], range(31), list[Any]())),
        (b"[" + b"[]," * 100 + b"[]]", [[]] * 101),
        (b'{"a": {"x": 1}, "b": {"x": 1}}', {"a": {"x": 1}, "b": {"x": 1}}),
    ],
)
def test_what_is_read(body: bytes, value: Any) -> None:
    assert strict_json.loads(body) == value


@pytest.mark.parametrize(
    "body",
    [
        *(
            b"",
            b" ",
            b"{",
            b"}",
            b"{]",
            b"{'a': 1}",
            b'{"a": 1,}',
            b"[1,]",
            b"{} {}",
            b"{}x",
            b"01",
            b"+1",
            b"1.",
            b".5",
        ),
        *(
            b"nul",
            b"True",
            b'"a',
            b'"\n"',
            b'"\x00"',
            b'"\\x41"',
            b"/* */ {}",
            b"\xff",
            b'"\xed\xa0\x80"',
            b"\xef\xbb\xbf{}",
        ),
        *(b"\xff\xfe{\x00}\x00", b'{"a" 1}', b"{1: 2}", b"0x10", b"1_000"),
        *(b"nonsense", b"host=a&destination=b", b'{"a"}', b'{"a": }', b'{"a": "b"', b'{"a": "\\u12"}', b'{"a": 01}'),
        *(b"{a: 1}", b"// comment\n{}", b"\x00"),
    ],
)
def test_what_is_no_json(body: Any) -> None:
    with pytest.raises(BadRequest):
        strict_json.loads(body)


@pytest.mark.parametrize(
    ("body", "field"),
    [
        (b'{"a": 1, "a": 1}', "a"),
        (b'{"x": {"a": 1, "\\u0061": 2}}', "a"),
        (b'{"\\n": 1, "\\n": 2}', "body"),
        (b"NaN", "body"),
        (b'{"a": Infinity}', "body"),
        (b"[-Infinity]", "body"),
        (b"1e400", "body"),
        (b"-1e999999999999", "body"),
        (b"1" + b"0" * 400 + b".5", "body"),
        (b"-" + b"9" * 5000, "body"),
        (b"9223372036854775808", "body"),
        (b"-9223372036854775809", "body"),
        (b"9" * 60_000, "body"),
        (b'{"a": "\\ud800"}', "a"),
        (b'{"a": "\\udf89\\ud83c"}', "a"),
        (b'{"a": {"b": ["x", "\\udfff"]}}', "a.b.1"),
        (b'{"a": "b\\udc00c"}', "a"),
        (b'{"a": ["b", "c\\u0000d"]}', "a.1"),
        (b'{"\\ud800": 1}', "body"),
        (b'{"a": "\\u0000"}', "a"),
        (b'{"\\u0000": 1}', "body"),
        (b"[" * 33 + b"]" * 33, "body"),
        (b'{"a":' * 33 + b"1" + b"}" * 33, "body"),
        (b"[" * 60_000, "body"),
        (b"{" * 60_000, "body"),
    ],
)
def test_what_is_json_but_refused(body: bytes, field: str) -> None:
    with pytest.raises(Invalid) as refusal:
        strict_json.loads(body)
    assert list(refusal.value.errors) == [field]


@pytest.mark.parametrize(
    "body",
    [
        pytest.param(
            b"{" + b",".join(b'"%04d":1' % n for n in range(6500)) + b',"z":1,"z":1}', id="many keys, the last twice"
        ),
        pytest.param(b"[" * 65_000, id="brackets"),
        pytest.param(b'"' + b"\\" * 65_000, id="backslashes"),
        pytest.param(b'["' + b"[" * 64_000 + b'"]', id="brackets in a string"),
        pytest.param(b"1" * 65_000, id="digits"),
        pytest.param(b"1." + b"1" * 65_000, id="a fraction"),
    ],
)
def test_every_body_is_read_quickly(body: bytes) -> None:
    began = time.thread_time()
    with contextlib.suppress(BadRequest, Invalid):
        strict_json.loads(body)
    assert time.thread_time() - began < 1
