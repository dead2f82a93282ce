title = Spooky Boo!
tagline = Vier Karten, zwei davon gesehen. Komm auf fünf Punkte, und sag es laut.

round = Runde { $number } von { $rounds }
name = { $seat } · { $points } Punkte
pile = Stapel: { $cards }
discards = Ablage: { $cards }
held = { $seat } hält
power-look-at-own = eine eigene Karte ansehen
power-look-at-other = eine Karte eines Gegners ansehen
power-swap-blind = eine Karte mit einem Gegner tauschen, ungesehen
power-look-and-swap = eine gegnerische Karte ansehen, dann auf Wunsch tauschen

move-wait = nichts sagen
move-call = „Spooky Boo!“
move-done = fertig
move-seen = genug gesehen
move-refuse = die Kraft nicht nutzen
move-draw = eine Karte ziehen
move-throw = sie ablegen
move-take = die abgelegte Karte nach { $slot } nehmen
move-keep = sie auf { $slot } behalten
move-offer = deine Karte { $slot } tauschen …
move-trade = sie gegen deine Karte { $slot } tauschen
move-look = Karte { $slot } von { $at_seat } ansehen
move-swap = … gegen Karte { $slot } von { $at_seat }

event-time-up = Die Zeit ist um.
event-memorised = { $seat } hat zwei Karten angesehen.
event-memorised-faces = { $seat } hat { $a } auf a und { $b } auf b gesehen.
event-begins = Alle Karten liegen verdeckt. { $starter_seat } beginnt.
event-ready = { $seat } ist bereit für die nächste Runde.
event-dealt = Runde { $round } ist ausgeteilt: Sieh dir deine zwei nächsten Karten an.
event-reshuffled = Der Stapel ist leer: { $cards } abgelegte Karten werden gemischt, niemand kennt sie mehr.
event-drew = { $seat } zieht eine Karte.
event-drew-face = { $seat } zieht { $value }.
event-threw = { $seat } legt { $value } ab{ $power ->
    [none] .
   *[other]  und darf die Kraft nutzen.
  }
event-kept = { $seat } behält die gezogene Karte auf { $slot } und legt { $discarded } ab.
event-took = { $seat } nimmt die { $value } nach { $slot } und legt { $discarded } ab.
event-looks-own = { $seat } sieht sich die eigene Karte { $slot } an.
event-looks-other = { $seat } sieht sich Karte { $slot } von { $at_seat } an.
event-sees-own = { $seat } sieht { $value } auf der eigenen Karte { $slot }.
event-sees-other = { $seat } sieht { $value } auf Karte { $slot } von { $at_seat }.
event-looked = { $seat } hat genug gesehen.
event-refused = { $seat } nutzt die Kraft nicht.
event-offered = { $seat } will die eigene Karte { $slot } tauschen.
event-swapped = { $seat } tauscht { $slot } gegen { $at_slot } von { $at_seat }.
event-done = { $seat } ist fertig.
event-called = { $seat }: „Spooky Boo!“
event-right-call = { $seat } hat recht: { $points }!
event-wrong-call = { $seat } irrt sich: { $points } ist mehr als fünf.
event-pile-empty = Es gibt nichts mehr zu ziehen. Die Runde endet, und alle zählen.
event-too-long = Die Nacht ist um. Die Runde endet, und alle zählen.
event-hand = { $seat } zeigt { $a }, { $b }, { $c }, { $d }: { $gained } Punkte, { $total } insgesamt.

outcome-fewest = Die wenigsten Punkte: { $best }.
option-memory-aid = Gedächtnisstütze: Gesehene Karten bleiben markiert

ui-credit = „Spooky Boo!“; die Regel nennt keinen Autor.
ui-reconstructed = Die Werte −1, 0, 5 und 15, die vier Kräfte und die 54 Karten stehen so in der Regel; die übrigen Werte und Anzahlen haben wir nachgebildet.
