"""The cards before the seats as plain numbers, for those who are told of them; never shown as they are."""

from hullaboo.kit.parts import cell

from .state import DRAWN, State

card_on, spot_at = cell(State, "card"), cell(State, "spot")


def card_in(state: State, seat: int, place: int) -> int:
    """The card in a seat's place."""
    return card_on(state, spot_at(state, seat, place))


def drawn_card(state: State) -> int:
    """The card in the hand of the seat whose turn it is."""
    return card_on(state, DRAWN)
