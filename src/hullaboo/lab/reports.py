"""What was measured, as lines for people and as JSON."""

import json
from collections.abc import Sequence

from hullaboo.lab.arena import Finding, Standing
from hullaboo.lab.balance import Seat
from hullaboo.lab.deals import Setting, matches_a_deal
from hullaboo.lab.intervals import Estimate
from hullaboo.lab.ratings import Rating
from hullaboo.lab.sequential import BETTER_BY


def described(setting: Setting) -> str:
    """What was played, and by whom."""
    return f"{table(setting)}, bots {','.join(setting.bots)}"


def table(setting: Setting) -> str:
    """What was played."""
    options = "".join(f", {name}={value}" for name, value in setting.options.items())
    return f"{setting.game} ({setting.edition}{options})"


def counted(setting: Setting, seed: int, deals: int) -> str:
    """How much was played."""
    return f"{deals * matches_a_deal(setting)} matches of {deals} deals from seed {seed}; intervals of 95 %"


def seats_as_text(setting: Setting, seed: int, deals: int, seats: Sequence[Seat], moves: Estimate) -> str:
    """A line for each seat, and one for the length; seats count from 0, as in logs."""
    lines = [f"{number:4}  {shares(wins)}  {points_of(points)}" for number, (wins, points) in enumerate(seats)]
    head = f"{described(setting)}: {counted(setting, seed, deals)}"
    length = f"a match has {moves.mean:.1f} moves  {moves.low:.1f} – {moves.high:.1f}"
    return "\n".join([head, "seat    wins                      points", *lines, length])


def shares(wins: Estimate) -> str:
    """A share with its interval."""
    return f"{wins.mean:6.1%}  {wins.low:6.1%} – {wins.high:6.1%}"


def points_of(points: Estimate) -> str:
    """Points with their interval."""
    return f"{points.mean:8.2f}  {points.low:7.2f} – {points.high:.2f}"


def seats_as_json(setting: Setting, seed: int, deals: int, seats: Sequence[Seat], moves: Estimate) -> str:
    """One object."""
    return json.dumps(
        {
            "game": setting.game, "edition": setting.edition, "options": setting.options, "bot": setting.bots[0],
            "seed": seed, "deals": deals, "matches": deals * setting.seats, "moves": moves._asdict(),
            "seats": [
                {"seat": seat, "wins": wins._asdict(), "points": points._asdict()}
                for seat, (wins, points) in enumerate(seats)
            ],
        }
    )  # fmt: skip


def standings_as_text(setting: Setting, seed: int, found: Finding) -> str:
    """A line for each bot, and what the test says."""
    width = max(map(len, setting.bots))
    head = f"{described(setting)}, {setting.seats} seats: {counted(setting, seed, found.deals)}"
    names = f"{'bot':{width}}  {'wins a seat':24}{'points':>8}  {'lead':>8}{'':20}Elo"
    lines = [standing_as_text(each, width) for each in found.standings]
    return "\n".join([head, names, *lines, *verdict_as_text(setting, found)])


def standing_as_text(standing: Standing, width: int) -> str:
    """A bot's line."""
    lead = f"{points_of(standing.lead):27}"
    return (
        f"{standing.bot:{width}}  {shares(standing.wins)}  {standing.points.mean:8.2f}  {lead}  {elo(standing.rating)}"
    )


def elo(rating: Rating) -> str:
    """A rating with its interval, if there is one."""
    if rating.low is None or rating.high is None:
        return f"{round(rating.elo)}"
    return f"{round(rating.elo)}  {round(rating.low)} – {round(rating.high)}"


def verdict_as_text(setting: Setting, found: Finding) -> list[str]:
    """What the test says, in a sentence."""
    if found.verdict is None:
        return []
    first, last = setting.bots
    even = f"even would be {1 / setting.seats:.1%} of the wins"
    return [f"{last} against {first}: {found.verdict.value} (0 or {BETTER_BY:.0f} Elo, errors of 5 %; {even})"]


def standings_as_json(setting: Setting, seed: int, found: Finding) -> str:
    """One object; ratings are relative to the first bot."""
    return json.dumps(
        {
            "game": setting.game, "edition": setting.edition, "options": setting.options, "seats": setting.seats,
            "seed": seed, "deals": found.deals, "matches": found.deals * matches_a_deal(setting),
            "verdict": found.verdict and found.verdict.value,
            "bots": [
                {
                    name: value if name == "bot" else value._asdict() for name, value in each._asdict().items()
                }
                for each in found.standings
            ],
        }
    )  # fmt: skip
