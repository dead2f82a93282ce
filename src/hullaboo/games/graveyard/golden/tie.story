# A whole match between two greedy bots. It ends in a tie, which is the Oya's.
[Game "graveyard"]
[Seats "2"]
[Seed "3"]
[Edition "classic"]
# The hands, and the top of each pile, are open.
? table 0
|     18 19 20 21 22 23 24 25 26 27 28 29
|  19  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  19
|  20  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  20
|  21  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  21
|  22  ·  ·  · ## ¦¦ ¦¦ ¦¦ ¦¦ ##  ·  ·  ·  22
|  23  ·  ·  · ## ¦¦ ¦¦ ¦¦ ¦¦ ##  ·  ·  ·  23
|  24  ·  ·  · ## ¦¦ ¦¦ ¦¦ ¦¦ ##  ·  ·  ·  24
|  25  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  25
|  26  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  26
|  27  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  27
|     18 19 20 21 22 23 24 25 26 27 28 29
|
| ▸ ○ white-has ghosts=0  hand ╶○^─●^─○^  next ╶○>─○>─○>  pile cards=10
|   ● black-has ghosts=0  hand ╶●^─●v─○^  next ╶●^─●^─##  pile cards=10
0 lay 21,22 across front
1 lay 19,25 upright front turned
0 lay 20,20 across front
? told spectator
| lay seat=0 card=3 row=20 column=20 axis=across squares=['white right', 'white right', 'white right'] points=[5, 4] gained=[3, 0]
| scares seat=0 row=20 column=20 colour=white gaze=right met_row=20 met_column=25 points=[6, 3] gained=[1, -1]
| sees-nobody seat=0 row=20 column=21 colour=white gaze=right
| sees-nobody seat=0 row=20 column=22 colour=white gaze=right
| take seat=0 card=8
1 lay 19,20 across front turned
0 lay 23,20 upright front
1 lay 18,19 across front turned
0 lay 18,23 upright front turned
1 lay 18,18 upright front
0 lay 21,18 across front
? table 1
|     15 16 17 18 19 20 21 22 23 24 25 26 27 28 29
|  15  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  15
|  16  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  16
|  17  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  17
|  18  ·  ·  ·╷○<╶○v─●v─●v  ·╷●<  ·  ·  ·  ·  ·  ·  18
|  19  ·  ·  ·│○>  ·╶##─○^─○^│○<  ·╷●>  ·  ·  ·  ·  19
|  20  ·  ·  ·╵○<  ·╶○>─○>─○>╵○<  ·│○<  ·  ·  ·  ·  20
|  21  ·  ·  ·╶○^─○^─○^  ·╶●v─○v─●v╵○>  ·  ·  ·  ·  21
|  22  ·  ·  ·  ·  ·  · ## ¦¦ ¦¦ ¦¦ ¦¦ ##  ·  ·  ·  22
|  23  ·  ·  ·  ·  ·╷○^ ## ¦¦ ¦¦ ¦¦ ¦¦ ##  ·  ·  ·  23
|  24  ·  ·  ·  ·  ·│## ## ¦¦ ¦¦ ¦¦ ¦¦ ##  ·  ·  ·  24
|  25  ·  ·  ·  ·  ·╵○v  ·  ·  ·  ·  ·  ·  ·  ·  ·  25
|  26  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  26
|  27  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  27
|  28  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  28
|     15 16 17 18 19 20 21 22 23 24 25 26 27 28 29
|
|   ○ white-has ghosts=19  hand ╶○^─○^─##  next ╶○^─##─○v  pile cards=5
| ▸ ● black-has ghosts=6  hand ╶●<─##─●>  next ╶●^─##─●v  pile cards=6
1 lay 22,19 upright front
0 lay 21,17 upright front
1 lay 17,16 across front
0 lay 18,16 upright front
1 lay 22,18 upright front turned
0 lay 20,15 upright front
1 lay 16,16 across front turned
0 lay 15,17 across back
1 lay 25,21 across front
0 lay 17,19 across front turned
# Here the order of the looks matters: the seat is asked.
? table 0
|     12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29
|  12  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  12
|  13  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  13
|  14  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  14
|  15  ·  ·  ·  ·  ·╶●v─##─○v  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  15
|  16  ·  ·  ·  ·╶○^─●^─○^  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  16
|  17  ·  ·  ·  ·╶●^─##─●v╶●v─○^─○v  ·  ·  ·  ·  ·  ·  ·  ·  17
|  18  ·  ·  ·  ·╷●<  ·╷●>╶○v─●v─●v  ·╷●<  ·  ·  ·  ·  ·  ·  18
|  19  ·  ·  ·  ·│##  ·│●<  ·╶##─○^─○^│○<  ·╷●>  ·  ·  ·  ·  19
|  20  ·  ·  ·╷○>╵●>  ·╵●>  ·╶●<─●<─●<╵○<  ·│○<  ·  ·  ·  ·  20
|  21  ·  ·  ·│●<  ·╷○>╶○^─○^─○^  ·╶●v─○v─●v╵○>  ·  ·  ·  ·  21
|  22  ·  ·  ·╵○>  ·│○>╷○v╷○v  · ## ¦¦ ¦¦ ¦¦ ¦¦ ##  ·  ·  ·  22
|  23  ·  ·  ·  ·  ·╵##│○v│##╷●v ## ¦¦ ¦¦ ¦¦ ¦¦ ##  ·  ·  ·  23
|  24  ·  ·  ·  ·  ·  ·╵○v╵○^│## ## ¦¦ ¦¦ ¦¦ ¦¦ ##  ·  ·  ·  24
|  25  ·  ·  ·  ·  ·  ·  ·  ·╵●^╶●<─●^─●>  ·  ·  ·  ·  ·  ·  25
|  26  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  26
|  27  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  27
|  28  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  28
|     12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29
|
| ▸ ○ white-has ghosts=25  hand –  next ╶○^─○v─○^  pile cards=1
|   ● black-has ghosts=25  hand ╶●^─##─○^  next ╶●^─●^─●^  pile cards=1
|
| order-matters first ●v 17,19 · middle ○^ 17,20 · last ○v 17,21
? legal 0
| look first, look middle, look last
0 look first
? told 0
| scares seat=0 row=17 column=19 colour=black gaze=down met_row=18 met_column=19 points=[26, 24] gained=[1, -1]
| sees-nobody seat=0 row=17 column=20 colour=white gaze=up
| scares seat=0 row=17 column=21 colour=white gaze=down met_row=20 met_column=21 points=[29, 21] gained=[3, -3]
| take seat=0 card=1
1 lay 24,17 upright front
0 lay 20,14 upright front
1 lay 25,14 across front
0 lay 17,13 across front turned
1 lay 22,13 upright front
? table spectator
|     10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29
|  12  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  12
|  13  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  13
|  14  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  14
|  15  ·  ·  ·  ·  ·  ·  ·╶●v─##─○v  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  15
|  16  ·  ·  ·  ·  ·  ·╶○^─●^─○^  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  16
|  17  ·  ·  ·╶○<─○v─○>╶○v─##─○^╶●v─○^─○v  ·  ·  ·  ·  ·  ·  ·  ·  17
|  18  ·  ·  ·  ·  ·  ·╷●<  ·╷●>╶●^─○^─○^  ·╷●<  ·  ·  ·  ·  ·  ·  18
|  19  ·  ·  ·  ·  ·  ·│##  ·│●<  ·╶##─○^─○^│○<  ·╷●>  ·  ·  ·  ·  19
|  20  ·  ·  ·  ·╷●<╷●<╵●>  ·╵●>  ·╶○>─○>─○>╵○<  ·│○<  ·  ·  ·  ·  20
|  21  ·  ·  ·  ·│●>│○>  ·╷○>╶○^─○^─○^  ·╶●v─○v─●v╵○>  ·  ·  ·  ·  21
|  22  ·  ·  ·╷●>╵●<╵●<  ·│○>╷●^╷○v  · ## ¦¦ ¦¦ ¦¦ ¦¦ ##  ·  ·  ·  22
|  23  ·  ·  ·│○<  ·  ·  ·╵##│●^│##╷●v ## ¦¦ ¦¦ ¦¦ ¦¦ ##  ·  ·  ·  23
|  24  ·  ·  ·╵●>  ·  ·  ·╷●>╵●^╵○^│## ## ¦¦ ¦¦ ¦¦ ¦¦ ##  ·  ·  ·  24
|  25  ·  ·  ·  ·╶●^─●^─●^│##  ·  ·╵●^╶●<─●^─●>  ·  ·  ·  ·  ·  ·  25
|  26  ·  ·  ·  ·  ·  ·  ·╵○>  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  26
|  27  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  27
|  28  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  28
|  29  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  29
|     10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29
|
|   ○ white-has ghosts=32  hand –  next –  pile cards=0
|   ● black-has ghosts=32  hand –  next –  pile cards=0
? outcome
| points 32,32 winners 0 by tie
