[Game "macgregor"]
[Seats "4"]
[Seed "12"]
[Edition "many-doors"]
[Options "first_ghost=chosen"]
# Everyone stays at the treasure, one door from the dungeon. Seat 1 draws a fifth key and must put one away.
0 lay crown
0 lay sun
0 laid
1 draw
? legal 1
| discard red thistle, discard blue crown, discard green crown, discard green ship
? told 2
| draw-hidden seat=1 crest=crown
| top crest=ship
1 discard green ship
? told 2
| discard seat=1 colour=green crest=ship
2 stop
3 stop
# The first card finds all three of them. The second is never shown.
? told 1
| stay seat=3 room=A3
| reveal seat=0 number=1 crest=crown room=A3
| meet seat=0 room=A3
? legal 0
| catch 1, catch 2, catch 3
? legal 1
| (none)
? table 3
| round-line round=1 rounds=60 seat=0
|         1          2          3          4          5
|   ┌──────────┬──────────┬────▓─────┬──────────┬──────────┐
| A │ ✻        G Ψ        R ♛*' @123 B ≋        G ☼        │
|   ├────R─────┼──────────┼────G─────┼──────────┼────B─────┤
| B │ ♛        B ≋        R ☼        B ✻        R Ψ        │
|   ├────G─────┼────G─────┼──────────┼────G─────┼────G─────┤
| C │ ☼        B ✻        R Ψ        B ♛        R ≋        │
|   ├────R─────┼──────────┼────G─────┼──────────┼────B─────┤
| D │ Ψ        G ♛        R ≋        B ☼        G ✻        │
|   ├────B─────┼────B─────┼──────────┼────R─────┼────R─────┤
| E │ ≋        G ☼        R ✻        B Ψ        G ♛        │
|   └────R─────┴──────────┴────G─────┴──────────┴────B─────┘
| legend signs=✻ crest crest=thistle Ψ crest crest=stag ♛ crest crest=crown ≋ crest crest=ship ☼ crest crest=sun
| trail-line trail=▓ → A3
| @ seat-line seat=0 room=A3
| 1 seat-line seat=1 room=A3  ?✻ ?♛ ?♛ ?♛
| 2 seat-line seat=2 room=A3  ?Ψ ?♛ ?☼ ?☼
| 3 seat-line seat=3 room=A3  R✻ GΨ R≋ G☼
| pile-line keys=26 crest=ship
| spent-line keys=1×G≋
0 catch 1
? told spectator
| catch seat=0 caught_seat=1 room=A3
| round number=2 seat=1
# Seat 0 now holds the four keys of seat 1, which knows them all and wears the shroud.
? table 1
| round-line round=2 rounds=60 seat=1
|         1          2          3          4          5
|   ┌──────────┬──────────┬────▓─────┬──────────┬──────────┐
| A │ ✻        G Ψ        R ♛*' 023  B ≋        G ☼        │
|   ├────R─────┼──────────┼────G─────┼──────────┼────B─────┤
| B │ ♛        B ≋        R ☼        B ✻        R Ψ        │
|   ├────G─────┼────G─────┼──────────┼────G─────┼────G─────┤
| C │ ☼        B ✻        R Ψ        B ♛        R ≋        │
|   ├────R─────┼──────────┼────G─────┼──────────┼────B─────┤
| D │ Ψ        G ♛        R ≋        B ☼        G ✻        │
|   ├────B─────┼────B─────┼──────────┼────R─────┼────R─────┤
| E │ ≋        G ☼        R ✻        B Ψ        G ♛        │
|   └────R─────┴──────────┴────G─────┴──────────┴────B─────┘
| legend signs=✻ crest crest=thistle Ψ crest crest=stag ♛ crest crest=crown ≋ crest crest=ship ☼ crest crest=sun
| trail-line trail=▓ → A3
| 0 seat-line seat=0 room=A3  R✻ B♛ G♛ G♛
| @ seat-dungeon seat=1 room=dungeon
| 2 seat-line seat=2 room=A3  ?Ψ ?♛ ?☼ ?☼
| 3 seat-line seat=3 room=A3  ?✻ ?Ψ ?≋ ?☼
| pile-line keys=26 crest=ship
| spent-line keys=1×G≋
1 lay crown
1 laid
# What it may do: every key names its door. Staying, it could draw the ship.
2 stop
3 stop
? legal 0
| open red thistle, open blue crown, open green crown, stop, draw
