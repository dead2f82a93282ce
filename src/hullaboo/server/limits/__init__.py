"""How much anybody may do and hold: queues, shares and memories that are bounded."""
