"""Refusals: what a guest wants and may not have now, as a code that clients word."""

from hullaboo.core.errors import HullabooError


class Refusal(HullabooError):
    """Something that cannot be granted; the code says why."""

    def __init__(self, code: str, **params: object) -> None:
        """The code is for clients, worded there."""
        super().__init__(code, **params)
        self.code = code
