title = Graveyard
tagline = Lay your ghosts at the gate and scare the others into changing sides.
order-matters = The order matters. To look:
hand = in hand
next = next
pile = { $cards ->
    [0] no more cards
    [one] { $cards } more card
   *[other] { $cards } more cards
}
white-has = White: { $ghosts ->
    [one] { $ghosts } ghost
   *[other] { $ghosts } ghosts
}
black-has = Black: { $ghosts ->
    [one] { $ghosts } ghost
   *[other] { $ghosts } ghosts
}
gift = { $ghosts } given
move-lay = lay it { $axis ->
    [across] across
   *[upright] upright
} from row { $row }, column { $column }, { $face ->
    [front] front
   *[back] back
} up{ $turned ->
    [yes] , turned round
   *[no] {""}
}
move-look = let the { $square ->
    [first] first
    [middle] middle
   *[last] last
} ghost look
event-lay = { $seat } lays a card { $axis ->
    [across] across
   *[upright] upright
} at { $row },{ $column }.
event-scares = The { $colour ->
    [white] white
   *[black] black
} ghost at { $row },{ $column } scares the one at { $met_row },{ $met_column }: its card flips.
event-looks-back = The { $colour ->
    [white] white
   *[black] black
} ghost at { $row },{ $column } meets a stare from { $met_row },{ $met_column }: nobody blinks.
event-meets-tombstone = The { $colour ->
    [white] white
   *[black] black
} ghost at { $row },{ $column } sees a tombstone.
event-sees-nobody = The { $colour ->
    [white] white
   *[black] black
} ghost at { $row },{ $column } looks into the night.
event-take = { $seat } takes the next card.
outcome-more = { $white } white ghosts against { $black } black ones.
outcome-tie = { $white } ghosts each: a tie is won by the Oya, who began.
option-handicap = Ghosts given to the Oya, who begins
option-even-start = Even start: the Oya is given as many ghosts more as make the duel even

edition-quarrel = quarrel

ui-table = The table. Arrows have nothing to move now; plus and minus zoom, zero shows everything.
ui-table-asked = The table. Arrow keys move your card from place to place, R turns it, F flips it, Enter lays it; plus and minus zoom, zero shows everything.
ui-card-in-hand = Your card: drag it to the table, or press to turn it
ui-turn = Turn
ui-flip = Flip
ui-lay = Lay
ui-nearer = Nearer
ui-farther = Farther
ui-fit = Show everything
ui-choose = Tap a lit place, or drag your card there. What it would do is shown before you lay it.
ui-tried = Looking ahead …
ui-lay-it = Press it again, or Lay.
ui-place = { $axis ->
    [across] Across
   *[upright] Upright
} at { $row },{ $column }.
ui-previewed = { $scared ->
    [0] Nobody takes fright.
    [one] One card flips.
   *[other] { $scared } flips.
} Then white { $white }, black { $black }.
ui-previewed-order = Here the order of the looks matters: you choose it next.
ui-order = Which ghost looks first?
ui-look-scares = scares
ui-look-looks-back = stared down
ui-look-meets-tombstone = a tombstone
ui-look-sees-nobody = nobody there
ui-asked-lay = Your turn: lay your card, then its ghosts look.
ui-asked-look = Your turn: the order matters. Which ghost looks next?
ui-wait = One moment …
ui-waiting = { $seat } is thinking about where to lay a card.
ui-over = All cards are laid.
ui-ghost = { $colour ->
    [white] white
   *[black] black
} ghost looking { $gaze ->
    [up] up
    [right] right
    [down] down
   *[left] left
}
ui-tombstone = tombstone
ui-laid = { $axis ->
    [across] Across
   *[upright] Upright
} from row { $row }, column { $column }: { $squares }
ui-gate = The gate: rows { $top } to { $bottom }, columns { $left } to { $right }; tombstones at both ends, bars between them
ui-side = { $seat }, { $colour ->
    [white] white
   *[black] black
}
ui-on-table = On the table, the newest card first

ui-credit = “Boo”, a game by Chris Handy, illustrated by Mihajlo Dimitrevski.
ui-reconstructed = The list of the twelve cards is our reconstruction; what a card is, how many there are and the gate are as on the sheet.

rule-1 = Two play. The Oya has the white ghosts and begins; the other has the black ones.
rule-2 = Each has the same twelve cards of three squares: ghosts of either colour, each looking up, down, left or right, or tombstones. The back of a card shows every ghost in the other colour, looking the opposite way; tombstones stay tombstones.
rule-3 = The gate stands in the middle: four cards of bars that one can see through, a card of tombstones at either end. It never flips.
rule-4 = Your card in hand and the next one of your pile are open to both; what lies below, nobody knows.
rule-5 = In your turn, lay the card in your hand: either face up, across or upright, either way round.
rule-6 = It covers nothing that lies there already.
rule-7 = At least one of its squares touches the gate or a card along an edge. Corners do not touch.
rule-8 = Then every ghost on your new card looks once, whatever its colour; you choose the order.
rule-9 = A gaze goes straight on, over free squares, bars and ghosts of its own colour, to the first ghost of the other colour. A tombstone or the edge of the table ends it.
rule-10 = If that rival looks straight back, nothing happens.
rule-11 = Otherwise it takes fright, and its whole card flips where it lies: every ghost on it changes colour and looks the opposite way.
rule-12 = Each look meets the table as the looks before it left it. A card can flip more than once.
rule-13 = A flipped card does not look in its turn, and a ghost that has looked is done.
rule-14 = Then take the next card of your pile in hand; it is the other’s turn.
rule-15 = It ends when both have laid their twelve cards. Whoever has more ghosts in sight wins.
rule-16 = A tie is won by the Oya.

lesson-1-title = Your first card
lesson-1-asked = These three white ghosts are yours. Lay the card white side up so that it touches the gate along an edge: tap a lit place, then Lay. Turn it first, if you like.
lesson-1-done = It lies. Each ghost on it looked once, straight ahead, and saw nobody: there was nobody to frighten yet. White counts three ghosts.
lesson-1-missed = That was the black side: those ghosts would count for the other. Flip the card and lay it white side up.
lesson-2-title = Boo!
lesson-2-asked = Three black ghosts behind the gate, and none of them looks at you. Lay your card so that one of your ghosts sees one of them. Bars can be seen through.
lesson-2-done = The first black ghost in sight took fright, and its whole card flipped: three black ghosts are now three white ones. That is how the game is won.
lesson-2-missed = None of your white ghosts saw a black one. A gaze goes straight on in the direction a ghost looks; a tombstone stops it. Try the place below the bars, eyes up.
lesson-3-title = Eye to eye
lesson-3-asked = These black ghosts stare through the bars. Who looks straight back is not frightened. Come from where they do not look.
lesson-3-done = From behind or from the side nobody can stare back, so the card flipped.
lesson-3-missed = Either nobody was in sight, or the black ghost looked straight back and nobody blinked. Try above the card, looking down, or beside it.
lesson-4-title = Who looks first?
lesson-4-asked = You have laid the card on the left; one of its ghosts is black, and it looks too. It will flip your white card. Which ghost should look first, so that you win the card back?
lesson-4-done = The black ghost flipped your card, then your white ghost saw black there and flipped it back. Each look meets the table as the last one left it.
lesson-4-missed = Your white ghost looked first and saw nobody; then the black one flipped your card, and nobody was left to win it back. Let the black ghost look first.
lesson-5-title = Two at once
lesson-5-asked = Now a big fright: lay your three ghosts so that two black cards flip in one turn. Each of your ghosts looks for itself.
lesson-5-done = Two cards changed sides in one turn. When both have laid their twelve cards, whoever has more ghosts in sight wins; a tie is won by who began.
lesson-5-missed = Not two cards this time. Look for a place where two of your ghosts see two different cards, for example below the bars.
picture-1 = The gate: bars in the middle, tombstones at both ends.
picture-2 = One card touches the gate, the next one touches the card.
picture-3 = Eye to eye through the bars: nobody blinks.
picture-4 = Seen from behind: the card above has flipped and is white now.
picture-5 = One card laid, two cards frightened.

advice-lay = { $turned ->
    [0] No ghost changes sides for you
    [one] { $turned } ghost changes sides for you
   *[other] { $turned } ghosts change sides for you
}; your lead is then { $lead }, and { $left } after the best answer.
advice-look = With the best order of looks your lead is { $lead }, and { $left } after the best answer.
