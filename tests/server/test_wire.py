"""The schema is documented and strict."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from snowbound.server.messages import wire
from snowbound.server.messages.wire_docs import page
from tests.server.running import Guest

ROOT = Path(__file__).parent.parent.parent


def test_the_wire_documentation_is_up_to_date() -> None:
    assert (ROOT / "docs" / "wire.md").read_text(encoding="utf-8") == page(), "run `make wire`"


def test_every_message_is_documented() -> None:
    text = page()
    for kind in (*get_args(wire.Commands), *get_args(wire.Messages)):
        assert f"### {kind.__struct_config__.tag}\n" in text
        assert kind.__doc__


@given(
    st.binary(max_size=200)
    | st.text(max_size=200)
    | st.builds(
        msgspec.json.encode,
        st.dictionaries(
            st.sampled_from(["type", "table", "seat", "action", "key", "since"]),
            st.none() | st.integers() | st.text(max_size=10) | st.sampled_from(["move", "watch", "hello", "create"]),
        ),
    )
)
def test_only_messages_of_the_schema_are_decoded(data: bytes | str) -> None:
    try:
        command = wire.decode(data)
    except (msgspec.DecodeError, UnicodeError):
        return
    assert isinstance(command, get_args(wire.Commands))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "not a message of the schema"),
        ("[]", "Expected `object`, got `array`"),
        ('{"type":"fly"}', "Invalid value 'fly'"),
        ('{"type":"move","table":"x","seat":0}', "missing required field `action`"),
        ('{"type":"move","table":"x","seat":0,"action":1,"cheat":1}', "unknown field `cheat`"),
        ('{"type":"move","table":"x","seat":99,"action":1}', "Expected `int` <= 9"),
        ('{"type":"ping","key":"' + "k" * 65 + '"}', "length <= 64"),
        ("[" * 10_000, "not a message of the schema"),
    ],
)
def test_garbage_is_refused_and_the_socket_stays_open(ann: Guest, text: str, said: str) -> None:
    socket = ann.socket()
    socket.receive()
    socket.connection.send(text)
    answer = socket.receive()
    assert answer["error"]["code"] == "bad-message"
    assert said in answer["error"]["message"]
    assert socket.do("ping")["type"] == "pong"
