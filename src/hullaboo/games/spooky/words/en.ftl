title = Spooky Boo!
tagline = Four cards, two of them seen. Bring them down to five, and say so.

round = Round { $number } of { $rounds }
name = { $seat } · { $points } points
pile = Pile: { $cards }
discards = Discards: { $cards }
held = { $seat } holds
power-look-at-own = look at one of your own cards
power-look-at-other = look at one card of an opponent
power-swap-blind = swap a card with an opponent, unseen
power-look-and-swap = look at an opponent’s card, then swap if you wish

move-wait = say nothing
move-call = “Spooky Boo!”
move-done = done
move-seen = I have seen enough
move-refuse = do not use the power
move-draw = draw a card
move-throw = throw it away
move-take = take the discarded card into { $slot }
move-keep = keep it in { $slot }
move-offer = swap your card { $slot } …
move-trade = swap it with your card { $slot }
move-look = look at card { $slot } of { $at_seat }
move-swap = … with card { $slot } of { $at_seat }

event-time-up = Time is up.
event-memorised = { $seat } has looked at two cards.
event-memorised-faces = { $seat } has seen { $a } in a and { $b } in b.
event-begins = All cards lie face down. { $starter_seat } begins.
event-ready = { $seat } is ready for the next round.
event-dealt = Round { $round } is dealt: look at your two nearest cards.
event-reshuffled = The pile is empty: { $cards } discards are shuffled and nobody knows them any more.
event-drew = { $seat } draws a card.
event-drew-face = { $seat } draws { $value }.
event-threw = { $seat } throws { $value } away{ $power ->
    [none] .
   *[other]  and may use its power.
  }
event-kept = { $seat } keeps the drawn card in { $slot } and discards { $discarded }.
event-took = { $seat } takes the { $value } into { $slot } and discards { $discarded }.
event-looks-own = { $seat } looks at its own card { $slot }.
event-looks-other = { $seat } looks at card { $slot } of { $at_seat }.
event-sees-own = { $seat } sees { $value } in its own { $slot }.
event-sees-other = { $seat } sees { $value } in { $slot } of { $at_seat }.
event-looked = { $seat } has seen enough.
event-refused = { $seat } does not use the power.
event-offered = { $seat } is about to swap its card { $slot }.
event-swapped = { $seat } swaps its { $slot } with { $at_slot } of { $at_seat }.
event-done = { $seat } is done.
event-called = { $seat }: “Spooky Boo!”
event-right-call = { $seat } is right with { $points }!
event-wrong-call = { $seat } is wrong: { $points } is more than five.
event-pile-empty = There is nothing left to draw. The round ends, and everybody counts.
event-too-long = The night is over. The round ends, and everybody counts.
event-hand = { $seat } shows { $a }, { $b }, { $c }, { $d }: { $gained } points, { $total } in all.

outcome-fewest = The fewest points: { $best }.
option-memory-aid = Memory aid: cards you have seen stay marked

ui-credit = “Spooky Boo!”; its sheet names no author.
ui-reconstructed = The values −1, 0, 5 and 15, the four powers and the 54 cards are as on the sheet; the other values and copies are our reconstruction.
