"""What can go wrong because of input. Each error says what was expected and what came, and is one line of text.

`code` and `params` are for those who put it into a player's own words; `str(error)` is for the person at a terminal.
"""


class HullabooError(Exception):
    """Base of every error that bad input can cause; never a bug of ours."""

    code = "error"

    def __init__(self, message: str, **params: object) -> None:
        """A sentence for people, and the same as parameters."""
        super().__init__(message)
        self.params = params


class UnknownName(HullabooError):
    """There is no game, bot, edition or level of that name."""

    code = "unknown-name"

    def __init__(self, kind: str, got: str, known: list[str]) -> None:
        """Quote what came and list what there is."""
        super().__init__(f"unknown {kind} {got!r}: expected one of {', '.join(known)}", kind=kind, got=got, known=known)


class BadOption(HullabooError):
    """An option that does not exist or is out of its range."""

    code = "bad-option"


class BadEdition(HullabooError):
    """An edition file that cannot be played."""

    code = "bad-edition"


class BadSeats(HullabooError):
    """A number of seats that the game cannot seat."""

    code = "bad-seats"


class BadNotation(HullabooError):
    """A text that names no action of the game."""

    code = "bad-notation"


class IllegalAction(HullabooError):
    """An action that its seat may not play now."""

    code = "illegal-action"


class BadLog(HullabooError):
    """A log that is not one, or does not hold together."""

    code = "bad-log"


class BadCommand(HullabooError):
    """A command line that cannot be carried out."""

    code = "bad-command"
