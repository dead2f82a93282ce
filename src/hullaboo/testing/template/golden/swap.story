# Seat 0 swaps, seat 1 keeps: everybody sees that, nobody sees the cards.
[Game "template"]
[Seats "2"]
[Seed "1"]
[Options "turns=1"]
? table 0
| 0  [ 8]
| 1  [##]
| pile cards=14
0 swap
? told 1
| swap seat=0 value=8
? table 0
| 0  [15]
| 1  [##]
| pile cards=13
? view 1
| turn: 1
| turns_left: 1
| pile: 13
| seen_by_all: [8]
| cards: [null, 5]
1 keep
? table spectator
| 0  [15]
| 1  [ 5]
| pile cards=13
? outcome
| points 15,5 winners 0 by highest
