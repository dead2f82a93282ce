"""Parts that two or more games share: cards with a memory of who saw them, and piles nobody may look into."""
