"""Tables: the lobby, one table and its parts, the match that is played there."""
