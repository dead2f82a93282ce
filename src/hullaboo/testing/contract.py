"""Properties of the contract: who acts, what is legal, what changes the state, and that every match ends."""

from collections import ChainMap
from dataclasses import fields
from itertools import pairwise
from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec.json import decode

from hullaboo.core import options as table_options
from hullaboo.core.contract import Game, View
from hullaboo.core.entry_points import entry_points
from hullaboo.core.errors import BadNotation, HullabooError, IllegalAction
from hullaboo.core.parts import Counting
from hullaboo.core.seats import ALL_EYES, CLOCK, MOST_SEATS, holds, members
from hullaboo.kit.pieces import Own, joined
from hullaboo.play import log
from hullaboo.play.fairness import Seeded
from hullaboo.play.match import Match
from hullaboo.play.playouts import Playouts
from hullaboo.play.simulate import is_move
from hullaboo.play.verifying import verify
from hullaboo.testing.walks import opened, step, viewers, walk, walks

MOST_CALM = 4
"""So many actions that do not hurry are tried in one position."""


def actors_have_legal_actions(game: Game) -> None:
    """Who may act has something to do, who may not has nothing; actions are in range and listed once."""
    for match in walks(game):
        for seat in (*range(MOST_SEATS), CLOCK):
            legal = match.legal(seat)
            assert bool(legal) == holds(match.actors, seat), f"seat {seat}: {len(legal)} legal actions"
            assert len(set(legal)) == len(legal) <= game.rules.MOST_LEGAL
            assert all(0 <= action < game.rules.ACTIONS for action in legal)


def legal_itself_knows_who_acts(game: Game) -> None:
    """The rules, not only the match, answer 0 actions for who is not an actor."""
    out = np.zeros(game.rules.MOST_LEGAL, np.int32)
    for match in walks(game, steps=60):
        states = as_batch(match)
        for seat in (*range(match.seats), CLOCK):
            assert bool(entry_points(game).legal(states, 0, seat, out)) == holds(match.actors, seat)


def clock_acts_only_with_a_timer(game: Game) -> None:
    """Whatever CLOCK may do has a time that is running."""
    for match in walks(game):
        running = {timer.action for timer in match.timers}
        assert set(match.legal(CLOCK)) <= running, f"CLOCK may play {match.legal(CLOCK)}, running: {running}"
        assert all(timer.milliseconds > 0 for timer in match.timers)


def who_need_not_hurry_takes_nothing_from_anybody(game: Game) -> None:
    """An action that does not hurry comes to the same before and after whatever another seat does."""
    for match in walks(game, steps=60):
        calm = [] if not match.timers else [each for each in sayings(match) if not match.hurries(each[1])]
        for first in calm[:MOST_CALM]:
            for second in [each for each in sayings(match) if each[0] != first[0]]:
                assert in_turn(match, second, first) == in_turn(match, first, second), f"{first} and {second}"


Saying = tuple[int, int]


def sayings(match: Match) -> list[Saying]:
    """What seats may do now; waiting is not said."""
    seats = [seat for seat in members(match.actors) if seat != CLOCK]
    return [(seat, action) for seat in seats for action in match.legal(seat) if action != match.game.rules.WAIT]


def in_turn(match: Match, first: Saying, second: Saying) -> bytes:
    """The state after two actions that answer the same table; the second is refused where it comes too late."""
    twin = Match(match.game, match.seats, edition=match.edition, options=match.options, luck=Seeded(0))
    twin.become(as_batch(match))
    answered = occasion(twin, second[0])
    twin.play(*first)
    if occasion(twin, second[0]) == answered and second[1] in twin.legal(second[0]):
        twin.play(*second)
    return bytes(twin.state.tobytes())


def occasion(match: Match, seat: int) -> object:
    """What a reaction of a seat answers, as a server sees it."""
    return match.legal(seat) if match.pieces.occasion is None else match.pieces.occasion


def as_batch(match: Match) -> Any:
    """A copy of the match's state, alone in a batch."""
    batch = match.game.rules.State.batch(1)
    batch[0] = match.state
    return batch


def asking_changes_nothing(game: Game) -> None:
    """Looking, asking and drawing leave every byte of the state as it was."""
    for match in walks(game, steps=40):
        before = match.state.tobytes()
        for viewer in viewers(match):
            match.view(viewer)
            match.tell(viewer)
            match.legal(viewer)
            match.observe(viewer)
            match.guessed(viewer, 3)
        assert len(match.scores) == match.seats
        assert match.timers is not None
        assert match.state.tobytes() == before


def invariants_hold(game: Game) -> None:
    """`check` finds nothing wrong, at any point of any walk."""
    for match in walks(game):
        broken = entry_points(game).check(as_batch(match), 0)
        assert broken == 0, f"after {len(match.moves)} moves: {game.rules.INVARIANTS[broken - 1]}"


def an_illegal_action_is_refused(game: Game) -> None:
    """With a reason, and without a trace."""
    for match in walks(game, steps=40):
        before, moves = match.state.tobytes(), len(match.moves)
        for seat in (*range(match.seats), CLOCK):
            wrong = sorted(set(range(game.rules.ACTIONS)) - set(match.legal(seat)))
            for action in [-1, game.rules.ACTIONS, *wrong[:2], *wrong[-2:]]:
                with pytest.raises(IllegalAction, match=r"expected|over"):
                    match.play(seat, action)
        assert (match.state.tobytes(), len(match.moves)) == (before, moves)


def who_is_asked_may_act(game: Game) -> None:
    """To the end, whatever CLOCK does between: the seat that moved last is asked first, then clockwise."""
    for seats in game.rules.SEATS:
        match, luck, last = opened(game, seats, seed=4), Random(f"asked {seats}"), 0
        while not match.over:
            seat = match.asked
            waiting = [after % seats for after in range(last, last + seats) if holds(match.actors, after % seats)]
            assert seat == (waiting or [CLOCK])[0], f"move {len(match.moves)}: {seat} was asked"
            action = luck.choice(match.legal(seat))
            match.play(seat, action)
            last = last if seat == CLOCK or action == game.rules.WAIT else seat


def nobody_acts_after_the_end(game: Game) -> None:
    """Once there are no actors there is an outcome, and nothing else."""
    for seats in game.rules.SEATS:
        match = finished(game, seats, seed=1)
        assert all(match.legal(seat) == () for seat in (*range(seats), CLOCK))
        assert match.timers == []
        with pytest.raises(IllegalAction, match="over"):
            match.play(0, 0)


def finished(game: Game, seats: int, seed: int, options: Any = None, edition: str | None = None) -> Match:
    """A match played at random to its end."""
    match = opened(game, seats, seed, options, edition)
    luck = Random(seed)
    while not match.over:
        assert len(match.moves) < game.rules.LONGEST, f"longer than LONGEST = {game.rules.LONGEST}"
        step(match, luck)
    return match


def every_match_ends(game: Game) -> None:
    """Within LONGEST actions, whoever plays at random; the same seeds give the same end."""
    for seats in game.rules.SEATS:
        for seed in range(20):
            first, again = played_out(game, seats, seed), played_out(game, seats, seed)
            assert entry_points(game).actors(first, 0) == 0
            assert first.tobytes() == again.tobytes()


def played_out(game: Game, seats: int, seed: int) -> Any:
    """A state at the end of a compiled playout."""
    playouts = Playouts(game, seats)
    playouts.play(seed)
    return playouts.states


def outcome_agrees_with_scores(game: Game) -> None:
    """The outcome's points are those of the rules, and its winners are seats."""
    for seats in game.rules.SEATS:
        for seed in range(3):
            match = finished(game, seats, seed)
            assert match.outcome.scores == match.scores
            assert set(match.outcome.winners) <= set(range(seats))


def texts_and_actions_are_inverse(game: Game) -> None:
    """Every action has a text of its own, and every such text names that action."""
    texts = [game.moves.text(action) for action in range(game.rules.ACTIONS)]
    assert len(set(texts)) == game.rules.ACTIONS
    for action, text in enumerate(texts):
        assert game.moves.action(text) == action
        assert text == text.strip()
        assert not set(text) & set("{}\n")


def nonsense_is_no_notation(game: Game) -> None:
    """Anything else is refused, saying what was expected."""
    some = [game.moves.text(action) for action in range(0, game.rules.ACTIONS, max(1, game.rules.ACTIONS // 40))]
    nonsense = ["", " ", "boo", "99", "-1", *(f"{text} x" for text in some), *(text.upper() for text in some)]
    nonsense += [text[:-1] for text in some if text[:-1] not in some]
    known = {game.moves.text(action) for action in range(game.rules.ACTIONS)}
    for text in sorted(set(nonsense) - known):
        with pytest.raises(BadNotation, match="expected"):
            game.moves.action(text)


def replaying_the_log_gives_the_same_state(game: Game) -> None:
    """A log that was written is accepted, and leads to the same bytes."""
    for seats in game.rules.SEATS:
        match = finished(game, seats, seed=2)
        text = log.write(match, [f"p{seat}" for seat in range(seats)])
        assert verify(text).match.state.tobytes() == match.state.tobytes()
        half = len(match.moves) // 2
        part = log.replay(Match, log.read(text), half)
        assert [move.text for move in part.moves] == [move.text for move in match.moves[:half]]


def logs_seal_what_lies_on_the_table(game: Game) -> None:
    """Sealed are fields of the state, and not its luck, which the secret binds; every kind of move changes some."""
    names = set(game.rules.State.dtype.names or ())
    assert set(game.rules.SEALED) <= names - {"luck", "filler"}
    assert game.rules.VERSION >= 1
    played, noticed = set(), set()
    for seed in range(4):
        match = finished(game, game.rules.SEATS[0], seed)
        lines = log.read(log.write(match, [f"p{seat}" for seat in range(match.seats)])).lines
        for (before, after), move in zip(pairwise(lines), match.moves[1:], strict=True):
            if is_move(match, move):
                kind = game.moves.phrase(game.moves.action(move.text))["code"]
                played.add(kind)
                noticed |= {kind} if before.digest != after.digest else set()
    assert noticed == played


def options_reach_their_ends(game: Game) -> None:
    """Every option is written as it was read, and a match ends with it at each end of its range."""
    for each in fields(game.options):
        for text in each.metadata.get("words") or (str(each.metadata["low"]), str(each.metadata["high"])):
            options = table_options.read(game.options, {each.name: text})
            assert table_options.read(game.options, table_options.write(options)) == options
            finished(game, game.rules.SEATS[0], 3, options)
        with pytest.raises(HullabooError, match="expected"):
            table_options.read(game.options, {each.name: "boo"})


def picking_equals_listing(game: Game) -> None:
    """A game that picks the n-th legal action without a list picks what stands there in the list."""
    rules = game.rules
    if not isinstance(rules, Counting):
        return
    for match in walks(game, steps=30):
        for seat in members(match.actors):
            legal = match.legal(seat)
            assert rules.legal_count(match.state, seat) == len(legal)
            picked = [rules.legal_action(match.state, seat, at) for at in range(len(legal))]
            assert picked == list(legal)


def the_pieces_are_the_view(game: Game) -> None:
    """The pieces of a view have no name in common and are the view together; what is to stay the same stays."""
    walked: Match | None = None
    constant: View = {}
    for match in walks(game, steps=60):
        if match is not walked:
            walked, constant = match, match.constant()
        assert match.constant() == constant, "what is constant has changed"
        for viewer in (*viewers(match), ALL_EYES):
            pieces = [constant, *(decode(joined(each)) for each in (match.pieces.alike, match.pieces.own[viewer]))]
            assert sum(map(len, pieces)) == len(match.view(viewer))
            assert dict(ChainMap(*pieces)) == match.view(viewer)
            own = match.pieces.own
            assert not isinstance(own, Own) or own[viewer] == own.alone(viewer), "who sees more is not said to"


def an_occasion_is_in_the_view(game: Game) -> None:
    """What reactions answer changes, as the server asks for it, exactly when what the view says of it does."""
    walked: Match | None = None
    last: tuple[object, object] = None, None
    for match in walks(game, steps=60):
        now = match.pieces.occasion, match.view().get("occasion")
        assert (now[0] is None) == (now[1] is None)
        assert match is not walked or (now[0] == last[0]) == (now[1] == last[1])
        walked, last = match, now


def an_occasion_never_comes_back(game: Game) -> None:
    """What was answered once is answered never again in a match: a move that comes late is known by it."""
    walked: Match | None = None
    past: list[object] = []
    for match in walks(game, steps=60):
        past, walked = past if match is walked else [], match
        now = match.pieces.occasion
        assert now is None or now not in past[:-1], f"{now} came back after {past[-1]}"
        past += [now] if now not in past[-1:] else []


def a_walk_is_its_seed(game: Game) -> None:
    """The same seed gives the same match, another seed another one."""
    first, same, other = (list(walk(opened(game, game.rules.SEATS[-1], 1), seed))[-1] for seed in (1, 1, 2))
    assert first.moves == same.moves
    assert first.state.tobytes() == same.state.tobytes()
    assert first.moves != other.moves


PROPERTIES = (
    actors_have_legal_actions, legal_itself_knows_who_acts, clock_acts_only_with_a_timer,
    who_need_not_hurry_takes_nothing_from_anybody, asking_changes_nothing,
    invariants_hold, an_illegal_action_is_refused, who_is_asked_may_act, nobody_acts_after_the_end, every_match_ends,
    outcome_agrees_with_scores, texts_and_actions_are_inverse, nonsense_is_no_notation,
    replaying_the_log_gives_the_same_state, logs_seal_what_lies_on_the_table, options_reach_their_ends,
    picking_equals_listing, the_pieces_are_the_view, an_occasion_is_in_the_view, an_occasion_never_comes_back,
    a_walk_is_its_seed,
)  # fmt: skip
