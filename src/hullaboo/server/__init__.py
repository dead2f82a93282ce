"""Tables where people play: lobby, seats, sockets, clocks, bots, and a log that loses nothing."""
