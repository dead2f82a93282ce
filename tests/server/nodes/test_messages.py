"""Two neighbouring versions understand each other: what one adds the other passes over, or takes as it is declared."""

import msgspec

from hullaboo.server.nodes.messages import Closed, Envelope, Gone, Heard, Open, decode, encode


def test_messages_come_as_they_were_sent() -> None:
    sent = Envelope("one", 3, 9, [Open("l", "t", "g", "Ada", "::1"), Heard("l", b"{}", 12, (12, 15)), Gone("l")])
    assert decode(encode(sent)) == sent


def test_a_field_that_the_next_version_adds_is_passed_over() -> None:
    newer = msgspec.msgpack.encode(["one", 3, 9, [[13, "l", 1012, "why"]], "more"])
    assert decode(newer) == Envelope("one", 3, 9, [Closed("l", 1012)])


def test_a_field_that_the_version_before_did_not_have_is_as_declared() -> None:
    older = msgspec.msgpack.encode(["one", 3, 9, [[2, "l", b"{}"]]])
    assert decode(older) == Envelope("one", 3, 9, [Heard("l", b"{}", None, ())])


def test_a_message_that_only_the_next_version_knows_is_passed_over_and_the_others_are_heard() -> None:
    newer = msgspec.msgpack.encode(["one", 3, 9, [[99, "what", {"ever": 1}], [13, "l", 1012]]])
    assert decode(newer) == Envelope("one", 3, 9, [Closed("l", 1012)])
