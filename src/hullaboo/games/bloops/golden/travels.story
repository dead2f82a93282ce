[Game "bloops"]
[Seats "3"]
[Edition "puddle"]
[Options "memory_aid=yes windows=swift starter=first"]
[Seed "8705"]
# A peeked card travels through two swaps and a shuffle. With the memory aid each table shows what its seat knows.
0 seen
1 seen
2 seen
0 draw
0 throw
0 look 1.0
# Seat 0 peeks at card 0 of seat 1. All see where it looks; the face is told to seat 0 alone.
? told 0
| look seat=0 of_seat=1 place=0
| saw of_seat=1 place=0 value=10 fleeting=True
? table 0
| >0  0[###] 1[###] 2[###] | 3[ 8°] 4[ 2 ] 5[20!]
|  1  0[10*]? 1[###] 2[###] | 3[###] 4[###] 5[###]
|  2  0[###] 1[###] 2[###] | 3[###] 4[###] 5[###]
| piles pile=15 discards=1 top=8°  (8×1)
| effect seat=0 value=8
| signs
? table 1
| >0  0[###] 1[###] 2[###] | 3[###] 4[###] 5[###]
|  1  0[###]? 1[###] 2[###] | 3[ 2 ] 4[ 6+] 5[ 1 ]
|  2  0[###] 1[###] 2[###] | 3[###] 4[###] 5[###]
| piles pile=15 discards=1 top=8°  (8×1)
| effect seat=0 value=8
| signs
? table 2
| >0  0[###] 1[###] 2[###] | 3[###] 4[###] 5[###]
|  1  0[###]? 1[###] 2[###] | 3[###] 4[###] 5[###]
|  2  0[###] 1[###] 2[###] | 3[ 3 ] 4[ 6+] 5[10*]
| piles pile=15 discards=1 top=8°  (8×1)
| effect seat=0 value=8
| signs
0 seen
0 done
1 draw
1 throw
1 pick 0
1 swap 2.1
# Seat 1, which never saw the card, swaps it away blindly. Seat 0 knows it where it lies now, before seat 2.
? table 0
|  0  0[###] 1[###] 2[###] | 3[ 8°] 4[ 2 ] 5[20!]
| >1  0[###] 1[###] 2[###] | 3[###] 4[###] 5[###]
|  2  0[###] 1[10*] 2[###] | 3[###] 4[###] 5[###]
| piles pile=14 discards=2 top=9×  (8×1 9×1)
| signs
? table 1
|  0  0[###] 1[###] 2[###] | 3[###] 4[###] 5[###]
| >1  0[###] 1[###] 2[###] | 3[ 2 ] 4[ 6+] 5[ 1 ]
|  2  0[###] 1[###] 2[###] | 3[###] 4[###] 5[###]
| piles pile=14 discards=2 top=9×  (8×1 9×1)
| signs
? table 2
|  0  0[###] 1[###] 2[###] | 3[###] 4[###] 5[###]
| >1  0[###] 1[###] 2[###] | 3[###] 4[###] 5[###]
|  2  0[###] 1[###] 2[###] | 3[ 3 ] 4[ 6+] 5[10*]
| piles pile=14 discards=2 top=9×  (8×1 9×1)
| signs
1 done
2 draw
2 throw
2 pick 1
2 swap 0.1
# Seat 2 swaps it on, for a card of seat 0, to seat 0 of all seats, which alone knows what it got.
? table 0
|  0  0[###] 1[10*] 2[###] | 3[ 8°] 4[ 2 ] 5[20!]
|  1  0[###] 1[###] 2[###] | 3[###] 4[###] 5[###]
| >2  0[###] 1[###] 2[###] | 3[###] 4[###] 5[###]
| piles pile=13 discards=3 top=9×  (8×1 9×2)
| signs
? table 1
|  0  0[###] 1[###] 2[###] | 3[###] 4[###] 5[###]
|  1  0[###] 1[###] 2[###] | 3[ 2 ] 4[ 6+] 5[ 1 ]
| >2  0[###] 1[###] 2[###] | 3[###] 4[###] 5[###]
| piles pile=13 discards=3 top=9×  (8×1 9×2)
| signs
? table 2
|  0  0[###] 1[###] 2[###] | 3[###] 4[###] 5[###]
|  1  0[###] 1[###] 2[###] | 3[###] 4[###] 5[###]
| >2  0[###] 1[###] 2[###] | 3[ 3 ] 4[ 6+] 5[10*]
| piles pile=13 discards=3 top=9×  (8×1 9×2)
| signs
2 done
0 draw
0 keep 1
# Seat 0 throws it: now everyone has seen it, and the memory aid lists it among the cards that are gone.
? told spectator
| keep seat=0 place=1 value=10
? table spectator
| >0  0[###] 1[###] 2[###] | 3[###] 4[###] 5[###]
|  1  0[###] 1[###] 2[###] | 3[###] 4[###] 5[###]
|  2  0[###] 1[###] 2[###] | 3[###] 4[###] 5[###]
| piles pile=12 discards=4 top=10*  (8×1 9×2 10×1)
0 done
1 draw
1 throw
# Seats 2 and 0 throw wrong cards until the pile is used up. Each is shown to all and costs a card nobody has seen.
2 counter 0
2 counter 1
2 counter 2
2 counter 3
2 counter 4
2 counter 5
0 counter 0
0 counter 1
0 counter 2
0 counter 3
0 counter 4
0 counter 5
# The last penalty needs a new pile: the discards but for the top one are shuffled, and the travelled card is lost in it.
? told 1
| wrong seat=0 place=5 value=20
| renewed
| penalty seat=0 place=11
? table 0
|  0  0[ 3 ] 1[ 5 ] 2[ 1 ] | 3[ 8°] 4[ 2 ] 5[20!] | 6[###] 7[###] 8[###]
|     9[###] 10[###] 11[###]
| >1  0[###] 1[###] 2[###] | 3[###] 4[###] 5[###]
|  2  0[12*] 1[ 7°] 2[11*] | 3[ 3 ] 4[ 6+] 5[10*] | 6[###] 7[###] 8[###]
|     9[###] 10[###] 11[###]
| piles pile=3 discards=1 top=4  (4×1)
| signs
? table 1
|  0  0[ 3 ] 1[ 5 ] 2[ 1 ] | 3[ 8°] 4[ 2 ] 5[20!] | 6[###] 7[###] 8[###]
|     9[###] 10[###] 11[###]
| >1  0[###] 1[###] 2[###] | 3[ 2 ] 4[ 6+] 5[ 1 ]
|  2  0[12*] 1[ 7°] 2[11*] | 3[ 3 ] 4[ 6+] 5[10*] | 6[###] 7[###] 8[###]
|     9[###] 10[###] 11[###]
| piles pile=3 discards=1 top=4  (4×1)
| signs
? table 2
|  0  0[ 3 ] 1[ 5 ] 2[ 1 ] | 3[ 8°] 4[ 2 ] 5[20!] | 6[###] 7[###] 8[###]
|     9[###] 10[###] 11[###]
| >1  0[###] 1[###] 2[###] | 3[###] 4[###] 5[###]
|  2  0[12*] 1[ 7°] 2[11*] | 3[ 3 ] 4[ 6+] 5[10*] | 6[###] 7[###] 8[###]
|     9[###] 10[###] 11[###]
| piles pile=3 discards=1 top=4  (4×1)
| signs
