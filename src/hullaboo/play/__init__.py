"""Matches and what is made of them: the log, fairness, replays, simulated tables, stories."""
