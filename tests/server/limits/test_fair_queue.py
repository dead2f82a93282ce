"""A queue that nobody fills for everybody else."""

from hullaboo.server.limits.fair_queue import FairQueue, Place


def taken(turns: FairQueue[str]) -> list[str]:
    """All that waits, in the order in which it is taken."""
    return [turns.take() for _ in range(len(turns))]


def test_one_who_brings_much_waits_for_everybody_else_after_each() -> None:
    turns = FairQueue[str]()
    for what, whose in (("a1", "a"), ("a2", "a"), ("a3", "a"), ("b1", "b"), ("c1", "c"), ("b2", "b")):
        turns.put(what, Place(whose=whose))
    assert len(turns) == 6
    assert taken(turns) == ["a1", "b1", "c1", "a2", "b2", "a3"]
    assert not turns


def test_what_goes_first_does_however_much_waits() -> None:
    turns = FairQueue[str]()
    for number in range(100):
        turns.put(f"bots {number}", Place(False, str(number)))
    turns.put("people", Place(True, "0"))
    assert taken(turns)[:2] == ["people", "bots 0"]


def test_who_comes_in_between_waits_for_one_of_everybody() -> None:
    turns = FairQueue[str]()
    for what in ("a1", "a2", "a3"):
        turns.put(what, Place(whose="a"))
    assert turns.take() == "a1"
    turns.put("b1", Place(whose="b"))
    assert taken(turns) == ["a2", "b1", "a3"]
