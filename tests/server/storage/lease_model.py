"""The protocol of leases as a model: servers, a table, a database; whatever may happen next does, in every order.

Clocks, requests on their way, crashes and processes that stand still are steps like all others: a request waits for as
long as the search likes, also after its sender has died, and a server that does nothing is one that stands still. The
one thing that time is held to is what `leases` sees to: by a server's own clock its lease ends before it does by the
database's. A lease that is taken out of the rules of the protocol is a fault that the search has to find.
"""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")


class Rules(NamedTuple):
    """What the servers hold to."""

    entry: bool = True
    """Who takes a table appends an entry to its log."""
    key: bool = True
    """A number of the log is given once."""
    saving: str = "fenced"
    """What a save carries: its epoch, in its condition; or a look at the row before it; or nothing."""
    silent: bool = True
    """Nothing is told while the lease is over by one's own clock."""
    anew: bool = True
    """Who renews a lease that was over takes tables anew."""


class Write(NamedTuple):
    """A move or a save on its way, and by whom."""

    node: int
    epoch: int
    number: int
    """Of the log; 0 is a save."""
    what: frozenset[str]
    is_looked_at: bool = False


class Node(NamedTuple):
    """A server: what it believes."""

    alive: bool = True
    epoch: int = 1
    certain: bool = True
    """Whether its lease runs, by its own clock."""
    knows: tuple[int, frozenset[str]] | None = None
    """Of the table, if it believes that it is its own: how long the log is, and the record."""
    waits: Write | None = None
    answer: bool | None = None
    asks: str = ""
    """How far the renewal of its lease is: asked, done."""


@dataclass(frozen=True)
class State:
    """Servers, database, requests on their way, and all that people were told."""

    nodes: tuple[Node, ...]
    leases: tuple[bool, ...]
    epochs: tuple[int, ...]
    owner: tuple[int, int] | None = None
    log: tuple[frozenset[str], ...] = ()
    record: frozenset[str] = frozenset()
    flight: frozenset[Write] = frozenset()
    told: frozenset[tuple[int, frozenset[str]]] = frozenset()
    left: tuple[int, ...] = (0, 0, 0, 0)
    """How many moves, saves, renewals and crashes there may still be."""
    fault: str = ""

    def with_node(self, at: int, **changed: Any) -> "State":
        node = self.nodes[at]._replace(**changed)
        return replace(self, nodes=(*self.nodes[:at], node, *self.nodes[at + 1 :]))

    def spent(self, kind: int) -> "State":
        return replace(self, left=tuple(each - (at == kind) for at, each in enumerate(self.left)))


MOVES, SAVES, RENEWALS, CRASHES = range(4)


def first(nodes: int, moves: int, saves: int, renewals: int, crashes: int) -> State:
    """All servers run, and nobody has the table."""
    return State((Node(),) * nodes, (True,) * nodes, (1,) * nodes, left=(moves, saves, renewals, crashes))


def with_at(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*values[:at], value, *values[at + 1 :])


def steps(state: State, rules: Rules) -> Iterator[State]:
    """Everything that may happen next."""
    for at, node in enumerate(state.nodes):
        yield from clocks(state, at, node)
        yield from lives(state, at, node)
        if node.alive:
            yield from renewals(state, at, node, rules)
            yield from tables(state, at, node, rules)
    for write in state.flight:
        yield from arrivals(state, write, rules)


def clocks(state: State, at: int, node: Node) -> Iterator[State]:
    """Leases run out: by a server's own clock first."""
    if node.certain:
        yield state.with_node(at, certain=False)
    elif state.leases[at]:
        yield replace(state, leases=with_at(state.leases, at, False))


def lives(state: State, at: int, node: Node) -> Iterator[State]:
    """A server is killed, or comes back when its old lease is over."""
    if node.alive and state.left[CRASHES]:
        yield state.spent(CRASHES).with_node(at, alive=False, certain=False)
    if not node.alive and not state.leases[at]:
        epochs = with_at(state.epochs, at, state.epochs[at] + 1)
        begun = replace(state, epochs=epochs, leases=with_at(state.leases, at, True))
        yield replace(begun, nodes=with_at(begun.nodes, at, Node(epoch=begun.epochs[at])))


def renewals(state: State, at: int, node: Node, rules: Rules) -> Iterator[State]:
    """A renewal is asked for, done, and answered; the answer may come too late."""
    if not node.asks and state.left[RENEWALS]:
        yield state.spent(RENEWALS).with_node(at, asks="asked")
    elif node.asks == "asked" and state.epochs[at] == node.epoch:
        yield replace(state, leases=with_at(state.leases, at, True)).with_node(at, asks="done")
    elif node.asks == "done":
        yield state.with_node(at, asks="")
        if state.leases[at]:
            keeps = node.certain or not rules.anew
            yield state.with_node(at, asks="", certain=True, knows=node.knows if keeps else None)


def tables(state: State, at: int, node: Node, rules: Rules) -> Iterator[State]:
    """A server takes the table, writes, hears what became of that, or finds out that its lease is over."""
    if node.waits:
        if node.answer is not None:
            yield heard(state, at, node, rules)
    elif node.knows is None:
        if node.certain:
            yield from taken(state, at, node, rules)
    else:
        length, record = node.knows
        if not node.certain:
            yield state.with_node(at, knows=None)
        if state.left[MOVES]:
            yield sent(state.spent(MOVES), at, node, length + 1, frozenset({f"move {state.left[MOVES]}"}))
        if state.left[SAVES]:
            yield sent(state.spent(SAVES), at, node, 0, record | {f"save {state.left[SAVES]}"})


def sent(state: State, at: int, node: Node, number: int, what: frozenset[str]) -> State:
    write = Write(at, node.epoch, number, what)
    return replace(state, flight=state.flight | {write}).with_node(at, waits=write, answer=None)


def taken(state: State, at: int, node: Node, rules: Rules) -> Iterator[State]:
    """In one transaction, if nobody is there who has it."""
    ours = (at, node.epoch)
    if state.owner not in (None, ours):
        other, epoch = state.owner or ours
        if state.leases[other] and state.epochs[other] == epoch:
            return
    if state.owner != ours:
        entry = (frozenset({f"taken by {ours}"}),) if rules.entry else ()
        state = replace(state, owner=ours, log=state.log + entry)
    yield state.with_node(at, knows=(len(state.log), state.record))


def arrivals(state: State, write: Write, rules: Rules) -> Iterator[State]:
    """A write comes to the database; one that looks first does so, and comes again."""
    if not write.number and rules.saving == "looked" and not write.is_looked_at:
        flight = state.flight - {write}
        if state.owner == (write.node, write.epoch):
            flight |= {write._replace(is_looked_at=True)}
            yield replace(state, flight=flight)
        else:
            yield answered(replace(state, flight=flight), write, False)
        return
    yield executed(replace(state, flight=state.flight - {write}), write, rules)


def executed(state: State, write: Write, rules: Rules) -> State:
    is_owner = state.owner == (write.node, write.epoch)
    if write.number:
        is_done = write.number == len(state.log) + 1 or not rules.key
        if is_done:
            state = replace(state, log=(*state.log[: write.number - 1], write.what, *state.log[write.number :]))
    else:
        is_done = is_owner or rules.saving != "fenced"
        if is_done:
            state = replace(state, record=write.what)
    if is_owner and not is_done:
        state = replace(state, fault="the owner was refused")
    return answered(state, write, is_done)


def answered(state: State, write: Write, is_done: bool) -> State:
    """Its sender hears of it, unless it has died."""
    node = state.nodes[write.node]
    is_there = node.alive and node.epoch == write.epoch and node.waits is not None
    return state.with_node(write.node, answer=is_done) if is_there else state


def heard(state: State, at: int, node: Node, rules: Rules) -> State:
    """What was written is told; who was refused has lost the table."""
    write = node.waits
    assert write is not None
    state = state.with_node(at, waits=None, answer=None)
    if not node.answer:
        return state.with_node(at, knows=None)
    if node.knows:
        length, record = node.knows
        state = state.with_node(at, knows=(write.number, record) if write.number else (length, write.what))
    if (node.certain and node.knows) or not rules.silent:
        others = [each for other, each in enumerate(state.nodes) if other != at and each.certain and each.knows]
        state = replace(state, told=state.told | {(write.number, write.what)})
        if others:
            state = replace(state, fault="two owners tell")
    return state


def fault_in(state: State) -> str:
    """What must never be."""
    if state.fault:
        return state.fault
    if sum(node.certain and node.knows is not None for node in state.nodes) > 1:
        return "two are certain"
    for number, what in state.told:
        if number and (number > len(state.log) or state.log[number - 1] != what):
            return "a move that was told is lost"
        if not number and not what <= state.record:
            return "a save that was told is lost"
    return ""


class Explored(NamedTuple):
    """How many states there are, the first fault, and whether a second owner told something after the first one."""

    states: int
    fault: str
    goes_on: bool


def explored(begin: State, rules: Rules = Rules()) -> Explored:  # noqa: B008
    """Go through every state that can be reached, or up to the first fault."""
    seen, waiting, goes_on = {begin}, deque([begin]), False
    while waiting:
        state = waiting.popleft()
        if fault := fault_in(state):
            return Explored(len(seen), fault, goes_on)
        goes_on = goes_on or any(number > 2 for number, _ in state.told)
        for following in steps(state, rules):
            if following not in seen:
                seen.add(following)
                waiting.append(following)
    return Explored(len(seen), "", goes_on)
