title = Bloops
tagline = Merk dir drei Karten, werde sie rechtzeitig los, und vergiss nicht, welche welche war.

# Der Tisch
piles = Stapel: { $pile } · Ablage: { $discards }, obenauf: { $top }
drawn = { $seat } hat gezogen: { $card }
effect = { $seat } muss noch eine { $value } anwenden.
window = Das Fenster ist offen: Gleiche Karten dürfen fliegen.
caller = { $seat } hat die BLOOPS-Karte.
last-turns = { $turns ->
    [0] Dies ist der letzte Zug.
    [one] Ein Zug bleibt noch.
   *[other] { $turns } Züge bleiben noch.
  }
sum = { $seat }: { $points }
signs = + verschenkt eine Karte · ° schaut · × tauscht · * Stern · ! beendet das Spiel
card-6 = schenken
card-7 = ansehen
card-8 = ansehen
card-9 = tauschen
card-20 = Ende
card-star = Stern

# Züge
move-wait = abwarten
move-seen = gesehen
move-draw = eine Karte ziehen
move-throw = die gezogene Karte abwerfen
move-done = fertig
move-bloops = Bloops!
move-close = das Fenster schließen
move-give = die oberste Karte an { $to_seat } verschenken
move-keep = die gezogene Karte behalten, Karte { $place } abwerfen
move-counter = Karte { $place } hinterherwerfen
move-pick = Karte { $place } hergeben
move-look = Karte { $place } von { $of_seat } ansehen
move-swap = Karte { $place } von { $with_seat } nehmen

# Was geschieht
event-ready = { $seat } hat geschaut.
event-begins = Alle haben geschaut. { $seat } beginnt.
event-saw = Karte { $place } von { $of_seat } ist eine { $value }.
event-draw = { $seat } zieht.
event-drew = Die gezogene Karte ist eine { $value }.
event-no-card = { $seat } findet nichts mehr zum Ziehen.
event-renewed = Die Ablage wird gemischt und ist der neue Stapel.
event-throw = { $seat } wirft eine { $value } ab.
event-keep = { $seat } behält die Karte und wirft Karte { $place } ab: eine { $value }.
event-twenty = Die 20! { $seat } hat das Spiel beendet.
event-counter = { $seat } wirft Karte { $place } hinterher: noch eine { $value }!
event-wrong = { $seat } zeigt Karte { $place }: eine { $value }. Daneben! Sie geht zurück.
event-late = { $seat } zeigt Karte { $place }: eine { $value }. Zu spät! Sie geht zurück.
event-wrong-down = { $seat } hat Karte { $place } gezeigt: Es war die falsche, sie geht zurück, und eine Strafkarte kommt dazu.
event-late-down = { $seat } hat Karte { $place } gezeigt: Es war zu spät, sie geht zurück, und eine Strafkarte kommt dazu.
event-penalty = { $seat } nimmt eine Strafkarte: Karte { $place }.
event-spared = Keine Karte mehr da, um { $seat } zu bestrafen.
event-give = { $seat } schenkt { $to_seat } eine Karte, die niemand kennt: Karte { $place }.
event-look = { $seat } sieht sich Karte { $place } von { $of_seat } an.
event-seen = { $seat } hat sie gesehen.
event-pick = { $seat } will Karte { $place } hergeben.
event-swap = { $seat } tauscht Karte { $place } gegen Karte { $with_place } von { $with_seat }.
event-nothing = Die { $value } von { $seat } bewirkt nichts.
event-done = { $seat } ist fertig.
event-bloops = „Bloops!“, sagt { $seat }. Ein letzter Zug für alle anderen.
event-close = Das Warten ist vorbei: Wer dran ist, darf ziehen.
event-over = Alle Karten werden aufgedeckt.

# Das Ende
outcome-twenty = { $seat } hat die 20 abgeworfen. Die beste Hand zählt { $points }.
outcome-bloops = { $seat } hat „Bloops!“ gesagt. Die beste Hand zählt { $points }.
outcome-pile = Es gab nichts mehr zu ziehen. Die beste Hand zählt { $points }.
outcome-turns = Nach 150 Zügen sind die Fische müde. Die beste Hand zählt { $points }.

# Optionen
option-windows = Zeit zum Reagieren
option-windows-fair = drei Sekunden nach jedem Abwurf
option-windows-swift = bis zum nächsten Ziehen
option-late = Zu spät geworfene Karten
option-late-gentle = werden abgewiesen
option-late-strict = kosten eine Strafkarte
option-memory-aid = Merkhilfe: gesehene Karten zeigen
option-direction = Richtung
option-direction-clockwise = im Uhrzeigersinn
option-direction-anticlockwise = gegen den Uhrzeigersinn
option-starter = Wer beginnt
option-starter-random = das Los
option-starter-first = der erste Platz
option-starter-second = der zweite Platz
option-starter-third = der dritte Platz
option-starter-fourth = der vierte Platz
option-starter-fifth = der fünfte Platz

edition-few-stars = wenige Sterne
edition-puddle = eine Pfütze

ui-credit = Ein Spiel von MontiBearnar, illustriert von Mathieu Lidon; auf der Regel steht Asmodee.
ui-reconstructed = Wie oft jeder Wert unter den 65 Karten vorkommt, haben wir nachgebildet.

# Der Browser
ui-your-cards = Deine Karten
ui-cards-of = Karten von { $seat }
ui-middle = Die Tischmitte
ui-own-card = Deine Karte { $place }
ui-card-of = Karte { $place } von { $seat }
ui-no-card = keine Karte
ui-face-down = verdeckt
ui-face-effect = { $value } ({ $effect })
ui-face-star = { $value } (Stern)
ui-eyed = { $seat } sieht sie an
ui-refused = war die falsche
ui-picked = soll getauscht werden
ui-pile = Stapel: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  }
ui-discards = Ablage, obenauf: { $card }
ui-label-pile = Stapel
ui-label-discards = Ablage
ui-label-drawn = Gezogen
ui-no-discards = Noch keine Ablage
ui-drawn = Deine gezogene Karte: { $card }
ui-drawn-down = Eine gezogene Karte, verdeckt
ui-holds = { $seat } hält eine gezogene Karte
ui-gone = In der Ablage: { $cards }
ui-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }
ui-cards = { $cards ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $cards } Karten
  }
ui-cards-and-bloops = { $cards ->
    [0] BLOOPS, keine Karten
    [one] BLOOPS, eine Karte
   *[other] BLOOPS, { $cards } Karten
  }
ui-bloops = Bloops!
ui-effect-6 = die oberste Karte des Stapels verschenken
ui-effect-7 = eine Karte ansehen, egal wessen
ui-effect-8 = eine Karte ansehen, egal wessen
ui-effect-9 = eine eigene Karte gegen eine fremde tauschen
ui-effect-20 = das Spiel sofort beenden
ui-star = Ein Stern: Ab dreien zählen sie nichts.
ui-effect-now = Die { $value }: { $effect }.
ui-effect-if-thrown = Die { $value }, wenn sie fliegt: { $effect }.
ui-say-seen = Gesehen
ui-say-draw = Ziehen
ui-say-throw = Abwerfen
ui-say-done = Fertig
ui-say-bloops = Bloops!
ui-cost-of-bloops = dann spielen alle anderen noch ein letztes Mal
ui-sure-bloops = Sicher? Noch einmal, oder halten.
ui-say-give = An { $to_seat }
ui-asked-first-look = Merk dir deine untere Reihe: Gleich liegt sie verdeckt.
ui-asked-seen = Merk sie dir gut; gleich liegt sie wieder verdeckt.
ui-asked-throw = Wirf die gezogene Karte ab, oder behalte sie anstelle einer eigenen, die dann fliegt.
ui-asked-give = Wer bekommt die oberste Karte des Stapels?
ui-asked-look = Wähl eine Karte zum Ansehen, deine oder eine fremde.
ui-asked-pick = Welche deiner Karten gibst du her?
ui-asked-swap = Und welche Karte nimmst du dafür?
ui-asked-bloops = Dein Zug ist um. Wenig Punkte? „Bloops!“ Sonst: fertig.
ui-asked-done = Dein Zug ist um.
ui-asked-first-draw = Du bist dran: Zieh die erste Karte.
ui-asked-draw = Du bist dran: Zieh. Oder wirf erst noch eine { $value }.
ui-asked-counter = Obenauf: { $value }. Wer die gleiche hat, wirft sie jetzt!
ui-asked-counter-still = Bevor { $seat } zieht: Wer noch eine { $value } hat, darf sie werfen.
ui-too-late = Zu spät für diese.
ui-waiting-all = Wir warten, bis alle geschaut haben.
ui-waiting = { $seat } spielt.
ui-wait = Einen Moment …
ui-over = Alle Karten liegen offen.

rule-1 = Zwei bis fünf spielen. Die BLOOPS-Karte liegt bereit. Alle bekommen sechs Karten, verdeckt in zwei Reihen zu je drei Karten; der Rest ist der Stapel.
rule-2 = Alle sehen sich gleichzeitig einmal die drei Karten ihrer unteren Reihe an. Von da an sieht niemand mehr eine Karte an, auch keine eigene, außer durch einen Effekt oder beim Ziehen.
rule-3 = Wenn du dran bist, zieh eine Karte und sieh sie an. Wirf sie ab, oder behalte sie verdeckt anstelle einer deiner Karten, die du ungesehen abwirfst.
rule-4 = Ohne Karten vor dir musst du die gezogene Karte abwerfen; du bleibst im Spiel.
rule-5 = Wer eine 6, 7, 8 oder 9 abwirft, muss ihren Effekt anwenden, wie auch immer sie in die Ablage kam.
rule-6 = 6: Leg die oberste Karte des Stapels, von niemandem gesehen, vor einen Gegner deiner Wahl.
rule-7 = 7 und 8: Sieh dir eine Karte an, deine oder eine fremde.
rule-8 = 9: Tausch eine deiner Karten gegen eine eines Gegners; niemand sieht hin.
rule-9 = Nach jedem Abwurf darf jeder Karten vom gleichen Wert hinterherwerfen, beliebig viele, auch außer der Reihe, bis der Nächste gezogen hat.
rule-10 = Effekte gelten in der Reihenfolge der Abwürfe. Der Nächste zieht erst, wenn keiner mehr aussteht; derweil dürfen andere weiter werfen.
rule-11 = Eine falsche Karte wird allen gezeigt und geht zurück. Wer sie warf, nimmt ungesehen eine Strafkarte vom Stapel.
rule-12 = Wer wirft, nachdem der Nächste gezogen hat, ist zu spät: Am strengen Tisch kostet es eine Strafkarte, am sanften wird es abgewiesen.
rule-13 = Wer die 20 abwirft, beendet das Spiel sofort.
rule-14 = Am Ende deines Zugs darfst du „Bloops!“ sagen und die BLOOPS-Karte nehmen. Alle anderen haben noch einen letzten Zug.
rule-15 = Wer die BLOOPS-Karte hat, kann nicht für eine 9 gewählt werden; für eine 6, 7 oder 8 schon.
rule-16 = Am Ende werden alle Karten aufgedeckt. Wer drei Sterne oder mehr hat, legt sie alle beiseite; der Rest wird zusammengezählt. Die kleinste Summe gewinnt; bei Gleichstand teilt man den Sieg.
rule-17 = Ist der Stapel leer, wird die Ablage bis auf die oberste Karte gemischt und zum neuen Stapel.

lesson-1-title = Ansehen, ziehen, behalten
lesson-1-asked = Sechs Karten liegen vor dir, und einmal siehst du deine untere Reihe. Die wenigsten Punkte gewinnen: Sieh genau hin, dann lass sie sich umdrehen.
lesson-1-asked-2 = Jetzt liegen sie verdeckt; in diesen Lektionen bleibt Gesehenes blass sichtbar, am richtigen Tisch nur in deinem Kopf. Du bist dran: Zieh eine Karte.
lesson-1-asked-3 = Eine niedrige Karte! Behalte sie anstelle deiner 12: Tipp diese Karte an, zieh die gezogene dorthin, oder drück ihren Buchstaben, d.
lesson-1-done = Die 12 liegt in der Ablage, und an ihrer Stelle eine niedrige Karte. Ein einzelner Stern zählt voll, also weg damit.
lesson-1-missed = Das geht, aber deine 12 bleibt dir. Die kleinste Summe gewinnt: Leg die niedrige Karte dorthin, wo die 12 liegt.
lesson-2-title = Wirf, was gleich ist
lesson-2-asked = Otto hat eine 5 abgeworfen, und du erinnerst dich an eine in deiner unteren Reihe. Schnell, wirf sie hinterher: Tipp sie an, schnipp sie zur Ablage, oder drück ihren Buchstaben.
lesson-2-done = Eine Karte weniger vor dir, und du warst gar nicht dran! Bis der Nächste zieht, darf jeder Karten werfen, die der obersten gleichen.
lesson-2-missed = Die falsche: Alle haben sie gesehen, sie ging zurück, und du hast eine Strafkarte. Deine 5 lag unten in der Mitte.
lesson-3-title = Karten mit Effekt
lesson-3-asked = Deine obere Reihe hast du nie gesehen. Zieh eine Karte.
lesson-3-asked-2 = Eine 7: Wer sie abwirft, muss sich eine Karte ansehen. Wirf sie ab.
lesson-3-asked-3 = Jede Karte auf dem Tisch ist recht, aber von deiner oberen Reihe kennst du gar nichts. Sieh dir eine dieser drei an.
lesson-3-asked-4 = Merk sie dir: Gleich dreht sie sich wieder um. Gesehen?
lesson-3-done = Du kennst eine Karte mehr, und vielleicht kannst du sie einmal werfen. Die 8 schaut auch, die 6 schenkt jemandem eine Karte, die 9 tauscht zwei.
lesson-3-missed = Es geht nützlicher: Wirf die 7 ab und sieh dir eine Karte deiner oberen Reihe an, die du noch nicht kennst.
lesson-4-title = Die 9 tauscht
lesson-4-asked = Du hast eine 9 gezogen: Wer sie abwirft, tauscht eine eigene Karte gegen eine fremde. Wirf sie ab.
lesson-4-asked-2 = Welche Karte soll weg? Du erinnerst dich an deine 12.
lesson-4-asked-3 = Jetzt wähl eine Karte von Otto, irgendeine; du kennst sie nicht. Schlimmer als eine 12 ist kaum eine.
lesson-4-done = Otto hat jetzt deine 12, und wer aufgepasst hat, weiß es. Die Karten selbst hat niemand angesehen.
lesson-4-missed = Weg mit der höchsten Karte, die du kennst: Wirf die 9 ab, gib die 12 her, und nimm irgendeine von Otto.
lesson-5-title = Drei Sterne, und Bloops!
lesson-5-asked = Deine untere Reihe sind drei Sterne, und ab dreien zählen sie nichts. Behalte die niedrige gezogene Karte anstelle einer, die du nicht kennst.
lesson-5-asked-2 = Jetzt hast du fast nichts mehr. Nimm am Ende deines Zugs die BLOOPS-Karte: Sag „Bloops!“
lesson-5-done = Alle anderen hatten noch einen letzten Zug, dann wurde aufgedeckt: Deine Sterne liegen beiseite, und der Rest ist fast nichts. Und nun spiel!
lesson-5-missed = Noch nicht ganz. Behalte deine Sterne und die niedrigen Karten, leg die neue an die Stelle einer unbekannten, und sag dann „Bloops!“
picture-1 = Erster Blick: die untere Reihe, ein einziges Mal.
picture-2 = Eine gezogene Karte: abwerfen, oder anstelle einer anderen behalten.
picture-3 = Wer eine Karte hat, die der obersten gleicht, darf sie werfen.
picture-4 = Am Ende werden alle Karten aufgedeckt; drei Sterne oder mehr zählen nichts.

advice-nothing = Das ändert nichts.
advice-call = Das gewinnt mit { $percent } %, soweit du es wissen kannst.
advice-throw = Es zählt, was sie bewirkt, und welche gleichen Karten ihr folgen können.
advice-instead = Das bringt { $other } dorthin, wo { $known ->
    [yes] { $own } liegt
   *[no] eine unbekannte Karte liegt, im Schnitt { $own }
}; die wird abgeworfen.
advice-equal = Sie ist gleich der obersten Karte, und du bist sie los.
advice-not-equal = Du weißt nicht, ob sie gleich ist, und eine falsche Karte kostet.
advice-give = Diese Hand zählt { $other } Punkte, soweit du es wissen kannst.
advice-look = Diese Karte kennst du noch nicht.
advice-known = Diese Karte kennst du schon.
advice-pick = { $known ->
    [yes] Sie zählt { $own } Punkte.
   *[no] Du kennst sie nicht; sie zählt im Schnitt { $own } Punkte.
}
advice-swap = Sie zählt { $other } Punkte, soweit du es wissen kannst.
