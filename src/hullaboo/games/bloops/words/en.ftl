title = Bloops
tagline = Remember three cards, throw them away in time, and do not forget which was which.

# The table
piles = Pile: { $pile } · Discards: { $discards }, on top: { $top }
drawn = { $seat } has drawn: { $card }
effect = { $seat } must still use the { $value }.
window = The window is open: equal cards may be thrown.
caller = { $seat } has the BLOOPS card.
last-turns = { $turns ->
    [0] This is the last turn.
    [one] One turn is left.
   *[other] { $turns } turns are left.
  }
sum = { $seat }: { $points }
signs = + gives a card · ° looks · × swaps · * star · ! ends the game
card-6 = give
card-7 = look
card-8 = look
card-9 = swap
card-20 = the end
card-star = star

# Moves
move-wait = wait
move-seen = I have seen it
move-draw = draw a card
move-throw = throw the drawn card
move-done = done
move-bloops = Bloops!
move-close = close the window
move-give = give the top card to { $to_seat }
move-keep = keep the drawn card, throw card { $place }
move-counter = throw card { $place } too
move-pick = swap away card { $place }
move-look = look at card { $place } of { $of_seat }
move-swap = take card { $place } of { $with_seat }

# What happens
event-ready = { $seat } has looked.
event-begins = Everyone has looked. { $seat } begins.
event-saw = Card { $place } of { $of_seat } is { $value }.
event-draw = { $seat } draws.
event-drew = The card drawn is { $value }.
event-no-card = { $seat } finds nothing to draw.
event-renewed = The discards are shuffled into a new pile.
event-throw = { $seat } throws: { $value }.
event-keep = { $seat } keeps the card and throws card { $place }: { $value }.
event-twenty = The 20! { $seat } has ended the game.
event-counter = { $seat } throws card { $place } too: { $value } again!
event-wrong = { $seat } shows card { $place }: { $value }. Wrong! Back it goes.
event-late = { $seat } shows card { $place }: { $value }. Too late! Back it goes.
event-wrong-down = { $seat } showed card { $place }: it was wrong, so it goes back and a penalty card comes.
event-late-down = { $seat } showed card { $place }: it was too late, so it goes back and a penalty card comes.
event-penalty = { $seat } takes a penalty card: card { $place }.
event-spared = No card is left to punish { $seat } with.
event-give = { $seat } gives { $to_seat } a card nobody has seen: card { $place }.
event-look = { $seat } looks at card { $place } of { $of_seat }.
event-seen = { $seat } has seen it.
event-pick = { $seat } will swap away card { $place }.
event-swap = { $seat } swaps card { $place } for card { $with_place } of { $with_seat }.
event-nothing = The { $value } of { $seat } does nothing.
event-done = { $seat } is done.
event-bloops = “Bloops!” says { $seat }. One last turn for everyone else.
event-close = The wait is over: the next card may be drawn.
event-over = All cards are turned up.

# The end
outcome-twenty = { $seat } threw the 20. The best hand has { $points }.
outcome-bloops = { $seat } said “Bloops!”. The best hand has { $points }.
outcome-pile = There was nothing left to draw. The best hand has { $points }.
outcome-turns = The fish are tired after 150 turns. The best hand has { $points }.

# Options
option-windows = Time to react
option-windows-fair = three seconds after every discard
option-windows-swift = until the next seat draws
option-late = Cards thrown too late
option-late-gentle = are refused
option-late-strict = cost a penalty card
option-memory-aid = Memory aid: show the cards you have seen
option-direction = Direction
option-direction-clockwise = clockwise
option-direction-anticlockwise = anticlockwise
option-starter = Who begins
option-starter-random = by lot
option-starter-first = the first seat
option-starter-second = the second seat
option-starter-third = the third seat
option-starter-fourth = the fourth seat
option-starter-fifth = the fifth seat

edition-few-stars = few stars
edition-puddle = a puddle

ui-credit = A game by MontiBearnar, illustrated by Mathieu Lidon; its sheet bears the name of Asmodee.
ui-reconstructed = How often each value occurs among the 65 cards is our reconstruction.

# The browser
ui-your-cards = Your cards
ui-cards-of = Cards of { $seat }
ui-middle = The middle of the table
ui-own-card = Your card { $place }
ui-card-of = Card { $place } of { $seat }
ui-no-card = no card
ui-face-down = face down
ui-face-effect = { $value } ({ $effect })
ui-face-star = { $value } (star)
ui-eyed = { $seat } is looking at it
ui-refused = shown as wrong
ui-picked = to be swapped
ui-pile = Pile: { $cards ->
    [one] one card
   *[other] { $cards } cards
  }
ui-discards = Discards, on top: { $card }
ui-label-pile = Pile
ui-label-discards = Discards
ui-label-drawn = Drawn
ui-no-discards = No discards yet
ui-drawn = The card you have drawn: { $card }
ui-drawn-down = A drawn card, face down
ui-holds = { $seat } holds a card just drawn
ui-gone = In the discards: { $cards }
ui-points = { $points ->
    [one] one point
   *[other] { $points } points
  }
ui-cards = { $cards ->
    [0] no cards
    [one] one card
   *[other] { $cards } cards
  }
ui-cards-and-bloops = { $cards ->
    [0] BLOOPS, no cards
    [one] BLOOPS, one card
   *[other] BLOOPS, { $cards } cards
  }
ui-bloops = Bloops!
ui-effect-6 = give the top card of the pile to somebody
ui-effect-7 = look at one card, anybody’s
ui-effect-8 = look at one card, anybody’s
ui-effect-9 = swap one of your cards for one of somebody else’s
ui-effect-20 = end the game at once
ui-star = A star: three or more of them count nothing.
ui-effect-now = The { $value }: { $effect }.
ui-effect-if-thrown = The { $value }, if it is thrown: { $effect }.
ui-say-seen = I have seen it
ui-say-draw = Draw
ui-say-throw = Throw it
ui-say-done = Done
ui-say-bloops = Bloops!
ui-cost-of-bloops = then everybody else has one last turn
ui-sure-bloops = Sure? Press again, or hold.
ui-say-give = To { $to_seat }
ui-asked-first-look = Remember your bottom row: soon it lies face down.
ui-asked-seen = Remember it well; then it turns down again.
ui-asked-throw = Throw the drawn card, or keep it in place of one of yours, which is thrown instead.
ui-asked-give = Who gets the top card of the pile?
ui-asked-look = Choose a card to look at, yours or another’s.
ui-asked-pick = Which of your cards goes away?
ui-asked-swap = And which card do you take for it?
ui-asked-bloops = Your turn is over. Few points? “Bloops!” If not: done.
ui-asked-done = Your turn is over.
ui-asked-first-draw = Your turn: draw the first card.
ui-asked-draw = Your turn: draw. Or first throw another { $value }.
ui-asked-counter = On top: { $value }. Who has the same throws it now!
ui-asked-counter-still = Before { $seat } draws: who has another { $value } may still throw it.
ui-too-late = Too late for this one.
ui-waiting-all = Waiting until everybody has looked.
ui-waiting = { $seat } is playing.
ui-wait = One moment …
ui-over = All cards are up.

rule-1 = Two to five play. The BLOOPS card is set aside. Everyone gets six cards, face down, in two rows of three; the rest is the pile.
rule-2 = All look at the three cards of their bottom row, once, at the same time. From then on nobody looks at a card, not even their own, except by an effect or by drawing it.
rule-3 = In your turn draw a card and look at it. Throw it onto the discards, or keep it face down in place of one of your cards, which you throw without having looked at it.
rule-4 = Without cards before you, you must throw the drawn card; you stay in the game.
rule-5 = Whoever discards a 6, 7, 8 or 9 must use its effect, in whatever way it came to the discards.
rule-6 = 6: put the top card of the pile, seen by nobody, before an opponent of your choice.
rule-7 = 7 and 8: look at one card, yours or another’s.
rule-8 = 9: swap one of your cards for one of an opponent’s; nobody looks.
rule-9 = After any discard everybody may throw cards of the same value, as many as they like, also out of turn, until the next one has drawn.
rule-10 = Effects are used in the order of discard. The next one draws only when none is waiting; meanwhile others may go on throwing.
rule-11 = A wrong card is shown to everyone and goes back. Whoever threw it takes a penalty card from the pile, unseen.
rule-12 = A card thrown after the next one has drawn is too late: at a strict table it costs a penalty card, at a gentle one it is refused.
rule-13 = Whoever discards the 20 ends the game at once.
rule-14 = At the end of your turn you may say “Bloops!” and take the BLOOPS card. Everybody else plays one last turn.
rule-15 = The owner of the BLOOPS card cannot be chosen for a 9; for a 6, 7 or 8 they can.
rule-16 = At the end all cards are turned up. Whoever has three stars or more sets them all aside; the rest is added up. The lowest sum wins, equal sums share.
rule-17 = When the pile is empty, the discards except the top one are shuffled and become the pile.

lesson-1-title = Look, draw, keep
lesson-1-asked = Six cards lie before you, and once you see your bottom row. Few points win: look well, then let them turn down.
lesson-1-asked-2 = They lie face down now; in these lessons what you have seen stays faintly marked, at a real table only in your head. Your turn: draw a card.
lesson-1-asked-3 = A low card! Keep it in place of your 12: press that card, drag the drawn one there, or press its letter, d.
lesson-1-done = The 12 went to the discards, and a low card lies in its place. A single star counts its full value, so away with it.
lesson-1-missed = That works, but your 12 stays with you. The lowest sum wins: put the low card where the 12 lies.
lesson-2-title = Throw what is equal
lesson-2-asked = Otto has thrown a 5, and you remember one in your bottom row. Quick, throw it too: press it, flick it at the discards, or press its letter.
lesson-2-done = One card less before you, and it was not even your turn! Until the next one draws, everybody may throw cards that are equal to the top one.
lesson-2-missed = Wrong card: everybody saw it, back it went, and you took a penalty card. You saw your 5 in the bottom row, in the middle.
lesson-3-title = Cards with an effect
lesson-3-asked = Your top row you have never seen. Draw a card.
lesson-3-asked-2 = A 7: whoever discards it must look at a card. Throw it.
lesson-3-asked-3 = Any card on the table will do, but your own top row you do not know at all. Look at one of those three.
lesson-3-asked-4 = Remember it: in a moment it turns down again. Seen enough?
lesson-3-done = You know one card more, and perhaps you can throw it one day. The 8 looks as well, the 6 gives somebody a card, the 9 swaps two.
lesson-3-missed = It is of more use otherwise: throw the 7 and look at a card of your top row, which you do not know yet.
lesson-4-title = The 9 swaps
lesson-4-asked = You have drawn a 9: whoever discards it swaps one of their cards for somebody else’s. Throw it.
lesson-4-asked-2 = Which card shall go away? You remember your 12.
lesson-4-asked-3 = Now choose a card of Otto’s, any; you do not know them. Hardly one is worse than a 12.
lesson-4-done = Otto has your 12 now, and both of you know it if you were watching. Nobody looked at the cards themselves.
lesson-4-missed = Away with the highest card you know: throw the 9, pick your 12, and take any card of Otto’s.
lesson-5-title = Three stars, and Bloops!
lesson-5-asked = Your bottom row is three stars, and three stars or more count nothing. Keep the low card you have drawn in place of one that you do not know.
lesson-5-asked-2 = Now you have next to nothing. At the end of your turn, take the BLOOPS card: say “Bloops!”
lesson-5-done = Everybody else had one last turn, then all cards were turned up: your stars were set aside, and the rest is next to nothing. Now play!
lesson-5-missed = Not quite. Keep your stars and your low cards, put the new one in place of an unknown card, and then say “Bloops!”
picture-1 = First look: the bottom row, once.
picture-2 = A drawn card: throw it, or keep it in place of another.
picture-3 = Whoever has a card that is equal to the top one may throw it.
picture-4 = At the end all cards are turned up; three stars or more count nothing.

advice-nothing = Nothing changes by it.
advice-call = It wins with { $percent } %, as far as you can know.
advice-throw = What it does, and equal cards that may follow it, count.
advice-instead = It puts { $other } where { $known ->
    [yes] { $own } lies
   *[no] an unknown card lies, { $own } on average
}, which is thrown.
advice-equal = It is equal to the top card, and you are rid of it.
advice-not-equal = You do not know it to be equal, and a wrong card costs.
advice-give = Their hand counts { $other } points, as far as you can know.
advice-look = You do not know this card yet.
advice-known = You know this card already.
advice-pick = { $known ->
    [yes] It counts { $own } points.
   *[no] You do not know it; it counts { $own } points on average.
}
advice-swap = It counts { $other } points, as far as you can know.
