"""Parts that two or more games share: cards with a memory of who saw them, closed piles, sheets for drawings."""
