"""Graveyard: a duel of ghosts. Lay cards at the gate; every ghost looks once and scares the first rival it sees."""
