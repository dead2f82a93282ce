[Game "bloops"]
[Seats "2"]
[Options "starter=first late=strict"]
[Seed "8618"]
# Without memory aid: a face is shown while it is looked at, and told once to who sees it.
? table 0
|  0  0[###] 1[###] 2[###] | 3[ 2 ] 4[ 6+] 5[ 4 ]
|  1  0[###] 1[###] 2[###] | 3[###] 4[###] 5[###]
| piles pile=52 discards=0 top=–
| signs
0 seen
? told 0
| ready seat=0
| saw of_seat=0 place=3 value=2 fleeting=True
| saw of_seat=0 place=4 value=6 fleeting=True
| saw of_seat=0 place=5 value=4 fleeting=True
? told 1
| ready seat=0
? table 0
|  0  0[###] 1[###] 2[###] | 3[###] 4[###] 5[###]
|  1  0[###] 1[###] 2[###] | 3[###] 4[###] 5[###]
| piles pile=52 discards=0 top=–
clock seen
? told 0
| ready seat=1
| begins seat=0
? legal 0
| draw
? legal 1
| (none)
0 draw
? told 0
| draw seat=0
| drew value=6 fleeting=True
? told 1
| draw seat=0
? table 1
| >0  0[###] 1[###] 2[###] | 3[###] 4[###] 5[###]
|  1  0[###] 1[###] 2[###] | 3[###] 4[###] 5[###]
| piles pile=51 discards=0 top=–
| drawn seat=0 card=###
# Seat 0 throws the 6. Whatever they hold, both may throw cards at it; seat 0 owes its gift first of all.
0 throw
? legal 0
| give 1, counter 0, counter 1, counter 2, counter 3, counter 4, counter 5
? legal 1
| counter 0, counter 1, counter 2, counter 3, counter 4, counter 5, wait
1 counter 3
0 counter 4
? table spectator
| >0  0[###] 1[###] 2[###] | 3[###] 5[###]
|  1  0[###] 1[###] 2[###] | 4[###] 5[###]
| piles pile=51 discards=3 top=6+
| effect seat=0 value=6
| effect seat=1 value=6
| effect seat=0 value=6
| window
# A wrong card is shown to all, goes back, and costs a penalty. It cannot be thrown at this discard again.
1 counter 0
? told spectator
| wrong seat=1 place=0 value=1
| penalty seat=1 place=6
? table spectator
| >0  0[###] 1[###] 2[###] | 3[###] 5[###]
|  1  0[ 1 ] 1[###] 2[###] | 4[###] 5[###] | 6[###]
| piles pile=50 discards=3 top=6+
| effect seat=0 value=6
| effect seat=1 value=6
| effect seat=0 value=6
| window
? legal 1
| counter 1, counter 2, counter 4, counter 5, counter 6, wait
# Three gifts in the order of discard. Only then is seat 0 asked for its word, and only the clock closes the window.
0 give 1
1 give 0
0 give 1
? told 1
| give seat=0 to_seat=1 place=8
? legal 0
| done, bloops, counter 0, counter 1, counter 2, counter 3, counter 5, counter 6
? legal clock
| done, close
0 done
clock close
? legal 1
| draw, counter 1, counter 2, counter 4, counter 5, counter 6, counter 7, counter 8
1 draw
# Seat 0 is too late: at a strict table that is a fault too.
0 counter 3
? told 1
| late seat=0 place=3 value=2
| penalty seat=0 place=7
1 throw
? told 0
| throw seat=1 value=3
1 bloops
? table 0
|  0  0[###] 1[###] 2[###] | 3[###] 5[###] | 6[###] 7[###]
| >1  0[###] 1[###] 2[###] | 4[###] 5[###] | 6[###] 7[###] 8[###]
| piles pile=45 discards=4 top=3
| caller seat=1
| last-turns turns=1
| window
clock close
0 draw
0 throw
clock close
? told 0
| close seat=7
| over points=[40, 25]
? table spectator
| >0  0[ 3 ] 1[12*] 2[ 7°] | 3[ 2 ] 5[ 4 ] | 6[ 4 ] 7[ 8°]
|  1  0[ 1 ] 1[ 9×] 2[ 3 ] | 4[12*] 5[ 8°] | 6[10*] 7[ 4 ] 8[10*]
| piles pile=44 discards=5 top=3  (3×2 6×3)
| caller seat=1
| sum seat=0 points=40
| sum seat=1 points=25
| signs
? outcome
| points -40,-25 winners 1 by bloops
