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
card-look-at-own = look at yours
card-look-at-other = look at another’s
card-swap-blind = swap cards unseen
card-look-and-swap = look, then swap

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
event-dealt = Round { $round } is dealt: everybody looks at their two nearest cards.
event-reshuffled = The pile is empty: { $cards } discards are shuffled and nobody knows them any more.
event-drew = { $seat } draws a card.
event-drew-face = { $seat } draws { $value }.
event-threw = { $seat } throws { $value } away{ $power ->
    [none] .
   *[other] {" "}and may use its power.
  }
event-kept = { $seat } keeps the drawn card in { $slot } and discards { $discarded }.
event-took = { $seat } takes the { $value } into { $slot } and discards { $discarded }.
event-took-down = { $seat } takes the open card into { $slot } and discards { $discarded }.
event-looks-own = { $seat } looks at their own card { $slot }.
event-looks-other = { $seat } looks at card { $slot } of { $at_seat }.
event-sees-own = { $seat } sees { $value } in their own { $slot }.
event-sees-other = { $seat } sees { $value } in { $slot } of { $at_seat }.
event-looked = { $seat } has seen enough.
event-refused = { $seat } does not use the power.
event-offered = { $seat } is about to swap their card { $slot }.
event-swapped = { $seat } swaps their { $slot } with { $at_slot } of { $at_seat }.
event-done = { $seat } is done.
event-called = { $seat }: “Spooky Boo!”
event-right-call = { $seat } is right with { $points }!
event-wrong-call = { $seat } is wrong: { $points } is more than five.
event-pile-empty = There is nothing left to draw. The round ends, and everybody counts.
event-too-long = The night is over. The round ends, and everybody counts.
event-hand = { $seat } shows { $a }, { $b }, { $c }, { $d }: { $gained } points, { $total } in all.

outcome-fewest = The fewest points: { $best }.
option-rounds = Rounds
option-memory-aid = Memory aid: cards you have seen stay marked

edition-short-night = a short night

ui-credit = “Spooky Boo!”; its sheet names no author.
ui-reconstructed = The values −1, 0, 5 and 15, the four powers and the 54 cards are as on the sheet; the other values and copies are our reconstruction.

ui-your-cards = Your cards
ui-cards-of = Cards of { $seat }
ui-middle = The middle of the table
ui-own-card = Your card { $slot }
ui-card-of = Card { $slot } of { $seat }
ui-face-down = face down
ui-face-power = { $value } ({ $power })
ui-eyed = { $seat } is looking at it
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
ui-points = { $points ->
    [one] { $written } point
   *[other] { $written } points
  }
ui-you-have = You: { $standing }
ui-gained = +{ $points }
ui-gained-and-total = { $points } in this round, { $total } in all
ui-boo = Spooky Boo!
ui-say-call = Spooky Boo!
ui-cost-of-call = wrong, it costs ten points
ui-sure-call = Sure? Press again, or hold.
ui-say-done = Done
ui-say-seen = I have seen enough
ui-say-refuse = Leave it
ui-say-draw = Draw
ui-say-take = Take the discard
ui-say-throw = Throw it
ui-ready = Next round
ui-power-if-thrown = If you throw it, you may { $power }.
ui-power-now = You may { $power }.
ui-ended-right-call = { $seat } was right: five or less. All others add their cards.
ui-ended-wrong-call = { $seat } had more than five: ten points for that, none for the others.
ui-ended-pile-empty = Nothing left to draw: everybody adds their cards.
ui-ended-too-long = The night was over: everybody adds their cards.
ui-asked-first-look = Remember your two nearest cards: soon they lie face down.
ui-asked-draw = Your turn: draw a card from the pile.
ui-asked-turn = Your turn: draw from the pile, or take the open card.
ui-asked-holding = Keep it in place of one of your cards, or throw it away.
ui-asked-power = A power! Choose a card, or leave it.
ui-asked-offered = And for which card of the others?
ui-asked-looking = Remember it well; then it turns down again.
ui-asked-trade = Swap it with one of your cards, or leave it where it is.
ui-asked-turn-end = Five points or less? Then say it. If not: done.
ui-asked-shown = All cards are up. Ready for the next round?
ui-waiting-all = Waiting until everybody has seen enough.
ui-waiting-call = { $seat } is playing. If you have five or less, call now.
ui-waiting = { $seat } is playing.
ui-wait = One moment …
ui-over = { $rounds ->
    [one] The only round is over.
   *[other] The { $rounds } rounds are over.
  }

rule-1 = A round begins with four cards for everyone, face down in two rows of two. The rest is the pile; there are no discards yet.
rule-2 = All look at their two nearest cards (a and b) at the same time, once.
rule-3 = In your turn, either take the top discard or draw from the pile.
rule-4 = Taking: the card goes to one of your places, and what lay there is discarded, face up.
rule-5 = Drawing: only you look at the card. Throw it onto the discards, or keep it, face down, in place of one of your cards, which is discarded, face up.
rule-6 = Only a card that was drawn and thrown has a power. You may use it or leave it. A replaced card has none.
rule-7 = 7 and 8: look at one of your own cards, and put it back.
rule-8 = 9 and 10: look at one card of an opponent, and put it back.
rule-9 = 11 and 12: swap one of your cards with one of an opponent’s; nobody looks.
rule-10 = 15: look at one card of an opponent, then swap it with one of yours, or leave it.
rule-11 = Whoever thinks to have five points or less says “Spooky Boo!”, between two turns. The round ends, and all cards are shown.
rule-12 = With five points or less the caller is right and gets nothing; everybody else adds the value of their cards.
rule-13 = With more the caller is wrong and adds ten points; nobody else adds anything.
rule-14 = After five rounds, or as many as the table has chosen, the fewest points win; equal points share the win.

lesson-1-title = Look, draw, keep
lesson-1-asked = Four cards lie before you, and you see the two nearest, once. Low is good: look well, then let them turn down.
lesson-1-asked-2 = They lie face down now; in these lessons what you have seen stays faintly marked, at a real table only in your head. Your turn: draw a card.
lesson-1-asked-3 = A low card! Keep it in place of the high one you saw in a: press that card, drag the drawn one there, or press A.
lesson-1-done = The high card went to the discards, and a low one lies in its place, known only to you. That is how you bring your hand down.
lesson-1-missed = That works, but your high card in a stays with you. Fewest points win: keep the low card there.
lesson-2-title = Cards with a power
lesson-2-asked = Two of your cards you have never seen. Draw, and see what the night brings.
lesson-2-asked-2 = An eye with an arrow towards you: if you throw this card, you may look at one of your own. Throw it.
lesson-2-asked-3 = Its power is yours. Look at a card that you do not know yet: c or d.
lesson-2-asked-4 = Remember it: in a moment it turns down again, and nobody will show it to you a second time. Seen enough?
lesson-2-done = You know one card more, and the others saw only where you looked. A replaced card has no power, only one that was drawn and thrown.
lesson-2-missed = Then the power is gone. Only a card that is thrown right after it was drawn has one; use it on a card you do not know.
lesson-3-title = Take what lies open
lesson-3-asked = Otto had to discard a low card. Instead of drawing blindly, take it: press the discards, then your high card b (or drag it there).
lesson-3-done = A low card for a high one. But everybody saw what you took, and knows where it lies.
lesson-3-missed = That leaves your high card b where it was. The low card lies open before you: take it into b.
lesson-4-title = Swap in the dark
lesson-4-asked = Two arrows: whoever throws this card may swap one of their cards with somebody else’s. Throw it.
lesson-4-asked-2 = Nobody looks at a swap, but you remember: your a is high. Offer it.
lesson-4-asked-3 = Otto took a low card into d, and you saw it. Take that one.
lesson-4-done = You knew both cards, so it was no swap in the dark at all. Otto has your high card now, and you know that too.
lesson-4-missed = You can do better: give away your high card a, and take the card that Otto took before your eyes, d.
lesson-5-title = Spooky Boo!
lesson-5-asked = Three of your cards are low already. Keep the drawn one in d, the only card you do not know.
lesson-5-asked-2 = Count: all four together make five or less. Between two turns anybody may say it; say it before Otto does!
lesson-5-done = Five or less: you add nothing, and Otto adds all his cards. With more than five it would have cost you ten points.
lesson-5-missed = Not quite. Bring your four cards to five points or less, and then say “Spooky Boo!”
picture-1 = First look: your two nearest cards, once.
picture-2 = A drawn card; before it, a card that was taken from the discards and is known to all.
picture-3 = A thrown 7 or 8 looks at a card of one’s own.
picture-4 = After a call all cards are shown and counted.

advice-nothing = Nothing changes by it.
advice-call = You have at most five points with { $percent } %.
advice-draw = A new card can be of use, or its power.
advice-power = Its power is worth more than the card.
advice-throw = It would not help in any place.
advice-instead = It puts { $other } points where { $known ->
    [yes] { $own } lie
   *[no] an unknown card lies, { $own } on average
}.
advice-swap = It counts { $other } points, as far as you can know.
advice-look = You do not know this card yet.
advice-known = You know this card already.
