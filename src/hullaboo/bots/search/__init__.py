"""Search that knows no game: a game's compiled rules and judgement come in through a factory."""
