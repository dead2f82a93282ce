"""What stands in the fields of messages: texts and numbers, each with its bounds."""

from typing import Annotated, Literal

from msgspec import Meta

END = r"$(?!\n)"
"""The end of a text; Python's `$` alone also stands before a line break there."""
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=f"^[A-Za-z0-9_-]+{END}")]
Seat = Annotated[int, Meta(ge=0, le=5)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
Occasion = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16}" + END)]
Salt = Annotated[str, Meta(pattern="^[0-9a-f]{32}" + END)]
Commitment = Annotated[str, Meta(pattern="^[0-9a-f]{64}" + END)]
ChatText = Annotated[str, Meta(min_length=1, max_length=300, pattern=r"^[^\x00]+$")]
"""PostgreSQL keeps no text with a zero in it."""
Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=r"^[\w.'-]+(?: [\w.'-]+)*" + END)]
Key = Annotated[str, Meta(min_length=16, max_length=64, pattern=f"^[A-Za-z0-9_-]+{END}")]
Reaction = Literal["boo", "bravo", "haha", "oops", "hmm", "thanks"]
"""What one may say with one tap."""
Count = Annotated[int, Meta(ge=0, le=2**53)]
OptionText = Annotated[str, Meta(max_length=40)]
