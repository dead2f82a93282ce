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
event-saw = You see card { $place } of { $of_seat }: { $value }.
event-draw = { $seat } draws.
event-drew = You drew: { $value }.
event-no-card = { $seat } finds nothing to draw.
event-renewed = The discards are shuffled into a new pile.
event-throw = { $seat } throws: { $value }.
event-keep = { $seat } keeps the card and throws card { $place }: { $value }.
event-twenty = The 20! { $seat } has ended the game.
event-counter = { $seat } throws card { $place } too: { $value } again!
event-wrong = { $seat } shows card { $place }: { $value }. Wrong! Back it goes.
event-late = { $seat } shows card { $place }: { $value }. Too late! Back it goes.
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
event-close = The window closes.
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

ui-credit = A game by MontiBearnar, illustrated by Mathieu Lidon; its sheet bears the name of Asmodee.
ui-reconstructed = How often each value occurs among the 65 cards is our reconstruction.
