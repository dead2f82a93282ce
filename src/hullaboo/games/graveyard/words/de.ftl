title = Friedhof
tagline = Leg deine Geister ans Tor und erschreck die anderen: Dann wechseln sie die Seite.
order-matters = Die Reihenfolge zählt. Es schauen noch:
hand = auf der Hand
next = danach
pile = { $cards ->
    [0] keine Karten mehr
    [one] noch { $cards } Karte
   *[other] noch { $cards } Karten
}
white-has = Weiß: { $ghosts ->
    [one] { $ghosts } Geist
   *[other] { $ghosts } Geister
}
black-has = Schwarz: { $ghosts ->
    [one] { $ghosts } Geist
   *[other] { $ghosts } Geister
}
gift = davon { $ghosts } geschenkt
move-lay = leg sie { $axis ->
    [across] quer
   *[upright] aufrecht
} ab Zeile { $row }, Spalte { $column }, { $face ->
    [front] Vorderseite
   *[back] Rückseite
} oben{ $turned ->
    [yes] , umgedreht
   *[no] {""}
}
move-look = lass den { $square ->
    [first] ersten
    [middle] mittleren
   *[last] letzten
} Geist schauen
event-lay = { $seat } legt eine Karte { $axis ->
    [across] quer
   *[upright] aufrecht
} auf { $row },{ $column }.
event-scares = Der { $colour ->
    [white] weiße
   *[black] schwarze
} Geist auf { $row },{ $column } erschreckt den auf { $met_row },{ $met_column }: Dessen Karte wird umgedreht.
event-looks-back = Der { $colour ->
    [white] weiße
   *[black] schwarze
} Geist auf { $row },{ $column } und der auf { $met_row },{ $met_column } starren sich an: Keiner zuckt.
event-meets-tombstone = Der { $colour ->
    [white] weiße
   *[black] schwarze
} Geist auf { $row },{ $column } sieht einen Grabstein.
event-sees-nobody = Der { $colour ->
    [white] weiße
   *[black] schwarze
} Geist auf { $row },{ $column } schaut in die Nacht.
event-take = { $seat } nimmt die nächste Karte.
outcome-more = { $white } weiße Geister gegen { $black } schwarze.
outcome-tie = Je { $white } Geister: Bei Gleichstand gewinnt der Oya, der angefangen hat.
option-handicap = Geister, die der Oya (er beginnt) geschenkt bekommt
