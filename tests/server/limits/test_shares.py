"""The loop is shared fairly: few things a turn, of each address in turn."""

import asyncio
from functools import partial

from tests.server.wires import turns

from hullaboo.server.limits.shares import A_TURN, FRAME, Shares


def test_of_each_address_in_turn() -> None:
    async def story() -> None:
        shares, done = Shares(), list[str]()
        for address, count in (("a", 10), ("b", 2), ("c", 1)):
            for number in range(count):
                shares.add(address, partial(done.append, f"{address}{number}"))
        assert done == []
        await turns(1)
        assert done == ["a0", "b0", "c0", "a1"][:A_TURN]
        await turns(3)
        assert done[A_TURN:] == ["b1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9"]
        assert not shares.is_busy

    asyncio.run(story())


def test_frames_weigh_less_than_requests_and_are_bounded_all_the_same() -> None:
    async def story() -> None:
        shares, done = Shares(), list[str]()
        for number in range(1000):
            shares.add("a", partial(done.append, f"frame {number}"), FRAME)
        shares.add("b", partial(done.append, "request"))
        await turns(1)
        assert len(done) == 1 + (A_TURN - 1) / FRAME
        assert done[1] == "request"

    asyncio.run(story())


def test_work_that_makes_work_waits_for_the_next_turn() -> None:
    async def story() -> None:
        shares, done = Shares(), list[int]()

        def again() -> None:
            done.append(1)
            shares.add("a", again)

        again()
        for count in range(1, 6):
            assert len(done) == count
            assert shares.is_busy
            await turns(1)

    asyncio.run(story())
