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

ui-table = Der Tisch. Die Pfeile haben gerade nichts zu bewegen; Plus und Minus zoomen, Null zeigt alles.
ui-table-asked = Der Tisch. Pfeiltasten bewegen deine Karte von Platz zu Platz, R dreht sie, F wendet sie, Enter legt sie; Plus und Minus zoomen, Null zeigt alles.
ui-card-in-hand = Deine Karte: Zieh sie auf den Tisch oder drück sie, um sie zu drehen
ui-turn = Drehen
ui-flip = Wenden
ui-lay = Legen
ui-nearer = Näher
ui-farther = Weiter weg
ui-fit = Alles zeigen
ui-choose = Tipp auf einen hellen Platz oder zieh deine Karte dorthin. Was sie bewirkt, siehst du, bevor du sie legst.
ui-tried = Ein Blick voraus …
ui-foreseen = { $scared ->
    [0] Niemand erschrickt.
    [one] Eine Karte wird gewendet.
   *[other] { $scared }-mal wird gewendet.
} Dann Weiß { $white }, Schwarz { $black }.
ui-foreseen-order = Hier zählt die Reihenfolge der Blicke: Du wählst sie danach.
ui-order = Welcher Geist schaut zuerst?
ui-look-scares = erschreckt
ui-look-looks-back = hält stand
ui-look-meets-tombstone = ein Grabstein
ui-look-sees-nobody = niemand da
ui-asked-lay = Du bist dran: Leg deine Karte, dann schauen ihre Geister.
ui-asked-look = Du bist dran: Die Reihenfolge zählt. Welcher Geist schaut als Nächster?
ui-wait = Einen Augenblick …
ui-waiting = { $seat } überlegt, wohin die Karte kommt.
ui-over = Alle Karten liegen.
ui-ghost = { $colour ->
    [white] weißer
   *[black] schwarzer
} Geist, der nach { $gaze ->
    [up] oben
    [right] rechts
    [down] unten
   *[left] links
} schaut
ui-tombstone = Grabstein
ui-laid = { $axis ->
    [across] Quer
   *[upright] Aufrecht
} ab Zeile { $row }, Spalte { $column }: { $squares }
ui-gate = Das Tor: Zeilen { $top } bis { $bottom }, Spalten { $left } bis { $right }; Grabsteine an beiden Enden, dazwischen Gitter
ui-side = { $seat }, { $colour ->
    [white] Weiß
   *[black] Schwarz
}
ui-on-table = Auf dem Tisch, die neueste Karte zuerst
