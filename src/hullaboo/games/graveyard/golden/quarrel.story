# Cards that quarrel: ghosts look along their own card and flip it before the others have looked.
[Game "graveyard"]
[Seats "2"]
[Seed "1"]
[Edition "quarrel"]
[Options "handicap=3"]
0 lay 21,21 across front
? told 0
| lay seat=0 card=5 row=21 column=21 axis=across squares=['white right', 'black right', 'black right'] points=[4, 2] gained=[1, 2]
? legal 0
| look first, look middle, look last
? table 0
|     18 19 20 21 22 23 24 25 26 27 28 29
|  18  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  18
|  19  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  19
|  20  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  20
|  21  ·  ·  ·╶○>─●>─●>  ·  ·  ·  ·  ·  ·  21
|  22  ·  ·  · ## ¦¦ ¦¦ ¦¦ ¦¦ ##  ·  ·  ·  22
|  23  ·  ·  · ## ¦¦ ¦¦ ¦¦ ¦¦ ##  ·  ·  ·  23
|  24  ·  ·  · ## ¦¦ ¦¦ ¦¦ ¦¦ ##  ·  ·  ·  24
|  25  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  25
|  26  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  26
|  27  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  27
|     18 19 20 21 22 23 24 25 26 27 28 29
|
| ▸ ○ white-has ghosts=4 (gift ghosts=3)  hand –  next ╶●>─○^─●<  pile cards=10
|   ● black-has ghosts=2  hand ╶●<─●^─●>  next ╶○>─●^─○<  pile cards=10
|
| order-matters first ○> 21,21 · middle ●> 21,22 · last ●> 21,23
0 look middle
? told 0
| sees-nobody seat=0 row=21 column=22 colour=black gaze=right
0 look last
? told 0
| sees-nobody seat=0 row=21 column=23 colour=black gaze=right
| scares seat=0 row=21 column=21 colour=white gaze=right met_row=21 met_column=22 points=[5, 1] gained=[1, -1]
| take seat=0 card=3
1 lay 21,24 across front turned
? told 1
| lay seat=1 card=9 row=21 column=24 axis=across squares=['black left', 'black down', 'black right'] points=[5, 4] gained=[0, 3]
| scares seat=1 row=21 column=24 colour=black gaze=left met_row=21 met_column=23 points=[4, 5] gained=[-1, 1]
| sees-nobody seat=1 row=21 column=25 colour=black gaze=down
| sees-nobody seat=1 row=21 column=26 colour=black gaze=right
| take seat=1 card=3
0 lay 25,24 upright front
? told 0
| lay seat=0 card=3 row=25 column=24 axis=upright squares=['black down', 'white right', 'black up'] points=[5, 7] gained=[1, 2]
0 look last
? told 0
| scares seat=0 row=27 column=24 colour=black gaze=up met_row=26 met_column=24 points=[6, 6] gained=[1, -1]
| scares seat=0 row=25 column=24 colour=white gaze=up met_row=21 met_column=24 points=[9, 3] gained=[3, -3]
| sees-nobody seat=0 row=26 column=24 colour=black gaze=left
| take seat=0 card=10
1 lay 26,25 upright front turned
? told 1
| lay seat=1 card=3 row=26 column=25 axis=upright squares=['white down', 'black left', 'white up'] points=[11, 4] gained=[2, 1]
1 look middle
? told 1
| scares seat=1 row=27 column=25 colour=black gaze=left met_row=27 met_column=24 points=[10, 5] gained=[-1, 1]
1 look last
? told 1
| scares seat=1 row=28 column=25 colour=white gaze=up met_row=27 met_column=25 points=[9, 6] gained=[-1, 1]
| scares seat=1 row=26 column=25 colour=black gaze=up met_row=21 met_column=25 points=[6, 9] gained=[-3, 3]
| take seat=1 card=2
? table spectator
|     18 19 20 21 22 23 24 25 26 27 28 29
|  18  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  18
|  19  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  19
|  20  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  20
|  21  ·  ·  ·╶○>─●>─●>╶●<─●v─●>  ·  ·  ·  21
|  22  ·  ·  · ## ¦¦ ¦¦ ¦¦ ¦¦ ##  ·  ·  ·  22
|  23  ·  ·  · ## ¦¦ ¦¦ ¦¦ ¦¦ ##  ·  ·  ·  23
|  24  ·  ·  · ## ¦¦ ¦¦ ¦¦ ¦¦ ##  ·  ·  ·  24
|  25  ·  ·  ·  ·  ·  ·╷●v  ·  ·  ·  ·  ·  25
|  26  ·  ·  ·  ·  ·  ·│○>╷●^  ·  ·  ·  ·  26
|  27  ·  ·  ·  ·  ·  ·╵●^│○>  ·  ·  ·  ·  27
|  28  ·  ·  ·  ·  ·  ·  ·╵●v  ·  ·  ·  ·  28
|  29  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  29
|  30  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  30
|  31  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  31
|     18 19 20 21 22 23 24 25 26 27 28 29
|
| ▸ ○ white-has ghosts=6 (gift ghosts=3)  hand ╶○^─##─○v  next ╶○>─●v─##  pile cards=8
|   ● black-has ghosts=9  hand ╶●>─●>─○>  next ╶●>─○>─○>  pile cards=8
? view 0
| handicap: 3
| side: 48
| turn: 0
| to_look: []
| points: [6, 9]
| gate: [{"row": 22, "column": 21, "axis": "upright", "squares": ["tombstone", "tombstone", "tombstone"]}, {"row": 22, "column": 22, "axis": "upright", "squares": ["bars", "bars", "bars"]}, {"row": 22, "column": 23, "axis": "upright", "squares": ["bars", "bars", "bars"]}, {"row": 22, "column": 24, "axis": "upright", "squares": ["bars", "bars", "bars"]}, {"row": 22, "column": 25, "axis": "upright", "squares": ["bars", "bars", "bars"]}, {"row": 22, "column": 26, "axis": "upright", "squares": ["tombstone", "tombstone", "tombstone"]}]
| cards: [{"seat": 0, "card": 5, "row": 21, "column": 21, "axis": "across", "squares": ["white right", "black right", "black right"]}, {"seat": 1, "card": 9, "row": 21, "column": 24, "axis": "across", "squares": ["black left", "black down", "black right"]}, {"seat": 0, "card": 3, "row": 25, "column": 24, "axis": "upright", "squares": ["black down", "white right", "black up"]}, {"seat": 1, "card": 3, "row": 26, "column": 25, "axis": "upright", "squares": ["black up", "white right", "black down"]}]
| seats: [{"hand": {"card": 10, "squares": ["white up", "tombstone", "white down"]}, "next": {"card": 1, "squares": ["white right", "black down", "tombstone"]}, "pile": [{"card": 0, "squares": ["white right", "black up", "white up"]}, {"card": 2, "squares": ["white right", "white right", "black right"]}, {"card": 4, "squares": ["white up", "black left", "white up"]}, {"card": 6, "squares": ["white right", "black left", "white up"]}, {"card": 7, "squares": ["white right", "tombstone", "black left"]}, {"card": 8, "squares": ["white up", "white up", "white up"]}, {"card": 9, "squares": ["white left", "white up", "white right"]}, {"card": 11, "squares": ["white up", "black up", "white up"]}]}, {"hand": {"card": 2, "squares": ["black right", "black right", "white right"]}, "next": {"card": 5, "squares": ["black right", "white right", "white right"]}, "pile": [{"card": 0, "squares": ["black right", "white up", "black up"]}, {"card": 1, "squares": ["black right", "white down", "tombstone"]}, {"card": 4, "squares": ["black up", "white left", "black up"]}, {"card": 6, "squares": ["black right", "white left", "black up"]}, {"card": 7, "squares": ["black right", "tombstone", "white left"]}, {"card": 8, "squares": ["black up", "black up", "black up"]}, {"card": 10, "squares": ["black up", "tombstone", "black down"]}, {"card": 11, "squares": ["black up", "white up", "black up"]}]}]
? outcome
| unfinished
