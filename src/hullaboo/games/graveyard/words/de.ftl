title = Friedhof
tagline = Leg deine Geister ans Tor und erschreck die anderen: Dann wechseln sie die Seite.
order-matters = Die Reihenfolge zählt. Es schauen noch:
hand = auf der Hand
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
option-even-start = Gleicher Start: Der Oya bekommt noch so viele Geister dazu, dass das Duell ausgeglichen ist

edition-quarrel = Zank

ui-table = Der Tisch. Die Pfeile haben gerade nichts zu bewegen; Plus und Minus zoomen, Null zeigt alles.
ui-table-asked = Der Tisch. Pfeiltasten bewegen deine Karte von Platz zu Platz, R dreht sie, F wendet sie, Enter legt sie; Plus und Minus zoomen, Null zeigt alles.
ui-card-in-hand = Deine Karte: Zieh sie auf den Tisch oder drück sie, um sie zu drehen
ui-turn = Drehen
ui-flip = Wenden
ui-lay = Legen
ui-nearer = Näher
ui-farther = Weiter weg
ui-fit = Alles zeigen
ui-choose = Tipp auf einen hellen Platz oder zieh die Karte hin. Was sie bewirkt, siehst du vorher.
ui-tried = Ein Blick voraus …
ui-lay-it = Noch einmal drücken, oder Legen.
ui-place = { $axis ->
    [across] Quer
   *[upright] Hoch
} bei { $row },{ $column }.
ui-previewed = { $scared ->
    [0] Niemand erschrickt.
    [one] Eine Karte wird gewendet.
   *[other] { $scared }-mal wird gewendet.
} Dann Weiß { $white }, Schwarz { $black }.
ui-previewed-order = Hier zählt die Reihenfolge der Blicke: Du wählst sie danach.
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

ui-credit = „Boo“, ein Spiel von Chris Handy, illustriert von Mihajlo Dimitrevski.
ui-reconstructed = Die Liste der zwölf Karten haben wir nachgebildet; was eine Karte ist, wie viele es sind und das Tor stehen so in der Regel.

rule-1 = Man spielt zu zweit. Der Oya hat die weißen Geister und beginnt; die andere Seite hat die schwarzen.
rule-2 = Beide haben die gleichen zwölf Karten mit drei Feldern: Geister beider Farben, die nach oben, unten, links oder rechts schauen, oder Grabsteine. Auf der Rückseite hat jeder Geist die andere Farbe und schaut in die Gegenrichtung; Grabsteine bleiben Grabsteine.
rule-3 = In der Mitte steht das Tor: vier Karten mit Stäben, durch die man hindurchsieht, an jedem Ende eine Karte mit Grabsteinen. Es wird nie umgedreht.
rule-4 = Die Karte in deiner Hand und die nächste deines Stapels sehen beide; was darunter liegt, weiß niemand.
rule-5 = Wenn du dran bist, leg die Karte aus deiner Hand: mit der einen oder der anderen Seite nach oben, quer oder aufrecht, so oder andersherum.
rule-6 = Sie bedeckt nichts, was schon liegt.
rule-7 = Mindestens eines ihrer Felder berührt das Tor oder eine Karte an einer Kante. Ecken berühren nicht.
rule-8 = Dann schaut jeder Geist auf deiner neuen Karte einmal, gleich welcher Farbe; die Reihenfolge bestimmst du.
rule-9 = Ein Blick geht geradeaus, über freie Felder, Stäbe und Geister der eigenen Farbe, bis zum ersten Geist der anderen Farbe. Ein Grabstein oder der Tischrand hält ihn auf.
rule-10 = Schaut der andere ihm genau entgegen, geschieht nichts.
rule-11 = Sonst erschrickt er, und seine ganze Karte dreht sich an Ort und Stelle um: Jeder Geist darauf wechselt die Farbe und schaut in die Gegenrichtung.
rule-12 = Jeder Blick trifft den Tisch so, wie die Blicke davor ihn verlassen haben. Eine Karte kann sich mehrmals umdrehen.
rule-13 = Eine umgedrehte Karte schaut nicht ihrerseits, und ein Geist, der geschaut hat, ist fertig.
rule-14 = Dann nimm die nächste Karte deines Stapels auf die Hand; die andere Seite ist dran.
rule-15 = Schluss ist, wenn beide ihre zwölf Karten gelegt haben. Wer mehr Geister in Sicht hat, gewinnt.
rule-16 = Bei Gleichstand gewinnt der Oya.

lesson-1-title = Deine erste Karte
lesson-1-asked = Diese drei weißen Geister gehören dir. Leg die Karte mit der weißen Seite nach oben so, dass eine Kante das Tor berührt: erst auf einen hellen Platz tippen, dann Legen. Drehen darfst du sie vorher auch.
lesson-1-done = Da liegt sie. Jeder ihrer Geister hat einmal geradeaus geschaut und niemanden gesehen: Noch ist keiner da zum Erschrecken. Weiß zählt drei Geister.
lesson-1-missed = Das war die schwarze Seite: Diese Geister würden für den anderen zählen. Dreh die Karte um und leg sie mit Weiß nach oben.
lesson-2-title = Buh!
lesson-2-asked = Drei schwarze Geister hinter dem Tor, und keiner schaut dich an. Leg deine Karte so, dass einer deiner Geister einen von ihnen sieht. Durch Gitterstäbe sieht man hindurch.
lesson-2-done = Der erste schwarze Geist im Blick ist erschrocken, und seine ganze Karte hat sich umgedreht: Aus drei schwarzen wurden drei weiße Geister. So gewinnt man.
lesson-2-missed = Keiner deiner weißen Geister hat einen schwarzen gesehen. Ein Blick geht geradeaus, wohin der Geist schaut; ein Grabstein hält ihn auf. Versuch es unter den Stäben, Augen nach oben.
lesson-3-title = Auge in Auge
lesson-3-asked = Diese schwarzen Geister starren durch die Stäbe. Wer genau zurückschaut, erschrickt nicht. Komm von da, wo sie nicht hinschauen.
lesson-3-done = Von hinten oder von der Seite kann keiner zurückstarren: Die Karte hat sich umgedreht.
lesson-3-missed = Entweder war niemand im Blick, oder der schwarze Geist schaute genau zurück und keiner blinzelte. Versuch es über der Karte, Augen nach unten, oder daneben.
lesson-4-title = Wer schaut zuerst?
lesson-4-asked = Die Karte links hast du gelegt; einer ihrer Geister ist schwarz, und auch er schaut. Er wird deine weiße Karte umdrehen. Wer soll zuerst schauen, damit du sie zurückgewinnst?
lesson-4-done = Der schwarze Geist hat deine Karte umgedreht, dann sah dein weißer dort Schwarz und hat sie zurückgeholt. Jeder Blick trifft den Tisch so, wie der letzte ihn hinterließ.
lesson-4-missed = Dein weißer Geist schaute zuerst und sah niemanden; dann drehte der schwarze deine Karte um, und keiner konnte sie zurückholen. Lass den schwarzen zuerst schauen.
lesson-5-title = Zwei auf einmal
lesson-5-asked = Jetzt ein großer Schreck: Leg deine drei Geister so, dass sich zwei schwarze Karten in einem Zug umdrehen. Jeder Geist schaut für sich.
lesson-5-done = Zwei Karten haben in einem Zug die Seite gewechselt. Haben beide ihre zwölf Karten gelegt, gewinnt, wer mehr Geister in Sicht hat; bei Gleichstand, wer begonnen hat.
lesson-5-missed = Zwei Karten waren es diesmal nicht. Such einen Platz, von dem zwei deiner Geister zwei verschiedene Karten sehen, zum Beispiel unter den Stäben.
picture-1 = Das Tor: Gitterstäbe in der Mitte, Grabsteine an beiden Enden.
picture-2 = Eine Karte berührt das Tor, die nächste berührt die Karte.
picture-3 = Auge in Auge durch die Stäbe: Keiner blinzelt.
picture-4 = Von hinten gesehen: Die obere Karte hat sich umgedreht und ist jetzt weiß.
picture-5 = Eine Karte gelegt, zwei Karten erschreckt.

advice-lay = { $turned ->
    [0] Kein Geist wechselt zu dir
    [one] { $turned } Geist wechselt zu dir
   *[other] { $turned } Geister wechseln zu dir
}; dein Vorsprung ist dann { $lead } und nach der besten Antwort { $left }.
advice-look = Mit der besten Reihenfolge der Blicke ist dein Vorsprung { $lead } und nach der besten Antwort { $left }.
