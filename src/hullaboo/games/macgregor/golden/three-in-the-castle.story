[Game "macgregor"]
[Seats "3"]
[Seed "3"]
[Options "first_ghost=chosen"]
# Seat 0 begins as the ghost, in the dungeon. It sees its own cards, the others see backs.
0 lay crown
0 lay stag
? told 0
| lay seat=0 number=2 crest=stag
? told 1
| lay-hidden seat=0 number=2
0 lay thistle
0 laid
# Four keys take seat 1 to C5 and seat 2 to C1; both are empty-handed then.
1 open blue crown
? told spectator
| open seat=1 colour=blue crest=crown from=A3 to=A4
1 open green ship
1 open red ship
1 open blue ship
? legal 1
| stop
1 stop
2 open red thistle
2 open green crown
2 open blue ship
2 open red thistle
2 stop
# The ghost has walked through A2 to A1 and met nobody.
? told 1
| stop seat=2 room=C1
| reveal seat=0 number=1 crest=crown room=A3
| reveal seat=0 number=2 crest=stag room=A2
| reveal seat=0 number=3 crest=thistle room=A1
| miss seat=0 room=A1
| round number=2 seat=0
0 lay crown
0 lay sun
0 lay thistle
0 lay stag
1 draw
? told 1
| draw seat=1 colour=red crest=thistle
| top crest=crown
? told 2
| draw-hidden seat=1 crest=thistle
| top crest=crown
2 draw
? told 0
| draw-hidden seat=2 crest=crown
| top crest=crown
| reveal seat=0 number=1 crest=crown room=B1
| reveal seat=0 number=2 crest=sun room=C1
| catch seat=0 caught_seat=2 room=C1
| round number=3 seat=2
? table spectator
| round-line round=3 rounds=60 seat=2
|         1          2          3          4          5
|   ┌──────────┬──────────┬────▓─────┬──────────┬──────────┐
| A │ ✻'       G Ψ        R ♛*       B ≋        G ☼        │
|   ├────B─────┼────B─────┼────G─────┼────R─────┼────R─────┤
| B │ ♛'       │ ≋        R ☼        B ✻        │ Ψ        │
|   ├────R─────┼────G─────┼──────────┼────G─────┼────B─────┤
| C │ ☼' 0     │ ✻        B Ψ        R ♛        │ ≋ 1      │
|   ├────B─────┼──────────┼────G─────┼──────────┼────R─────┤
| D │ Ψ        G ♛        B ≋        R ☼        G ✻        │
|   ├────R─────┼────R─────┼──────────┼────B─────┼────B─────┤
| E │ ≋        G ☼        B ✻        R Ψ        G ♛        │
|   └────B─────┴──────────┴────G─────┴──────────┴────R─────┘
| legend signs=✻ crest crest=thistle Ψ crest crest=stag ♛ crest crest=crown ≋ crest crest=ship ☼ crest crest=sun
| trail-line trail=A1 → B1 → C1
| 0 seat-line seat=0 room=C1  ?♛
| 1 seat-line seat=1 room=C5  ?✻
| @ seat-dungeon seat=2 room=dungeon
| pile-line keys=29 crest=crown
| spent-line keys=2×R✻ 1×R≋ 1×B♛ 2×B≋ 1×G♛ 1×G≋
2 lay crown
2 lay ship
2 lay thistle
2 lay stag
0 draw
1 draw
? told spectator
| draw-hidden seat=1 crest=sun
| top crest=thistle
| reveal seat=2 number=1 crest=crown room=A3
| reveal seat=2 number=2 crest=ship room=A4
| reveal seat=2 number=3 crest=thistle room=B4
| reveal seat=2 number=4 crest=stag room=B5
| miss seat=2 room=B5
| round number=4 seat=2
2 lay ship
2 lay thistle
2 lay crown
2 lay stag
0 draw
1 open red thistle
1 draw
# Seat 1 was caught, and must hand its keys over; it still knows them, seat 0 does not.
? told 1
| draw seat=1 colour=blue crest=thistle
| top crest=crown
| reveal seat=2 number=1 crest=ship room=C5
| reveal seat=2 number=2 crest=thistle room=D5
| catch seat=2 caught_seat=1 room=D5
| round number=5 seat=1
? table 1
| round-line round=5 rounds=60 seat=1
|         1          2          3          4          5
|   ┌──────────┬──────────┬────▓─────┬──────────┬──────────┐
| A │ ✻        G Ψ        R ♛*       B ≋        G ☼        │
|   ├────B─────┼────B─────┼────G─────┼────R─────┼────R─────┤
| B │ ♛        │ ≋        R ☼        B ✻        │ Ψ'       │
|   ├────R─────┼────G─────┼──────────┼────G─────┼────B─────┤
| C │ ☼ 0      │ ✻        B Ψ        R ♛        │ ≋'       │
|   ├────B─────┼──────────┼────G─────┼──────────┼────R─────┤
| D │ Ψ        G ♛        B ≋        R ☼        G ✻' 2     │
|   ├────R─────┼────R─────┼──────────┼────B─────┼────B─────┤
| E │ ≋        G ☼        B ✻        R Ψ        G ♛        │
|   └────B─────┴──────────┴────G─────┴──────────┴────R─────┘
| legend signs=✻ crest crest=thistle Ψ crest crest=stag ♛ crest crest=crown ≋ crest crest=ship ☼ crest crest=sun
| trail-line trail=B5 → C5 → D5
| 0 seat-line seat=0 room=C1  ?✻ ?♛ ?♛
| @ seat-dungeon seat=1 room=dungeon
| 2 seat-line seat=2 room=D5  B✻ R☼
| pile-line keys=25 crest=crown
| spent-line keys=3×R✻ 1×R≋ 1×B♛ 2×B≋ 1×G♛ 1×G≋
1 lay crown
1 lay stag
1 lay ship
1 lay thistle
2 open blue thistle
2 open red sun
? told 0
| escape seat=2 colour=red crest=sun from=E5 to=outside
? outcome
| points 0,0,1 winners 2 by escape
