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
