title = Spooky Boo!
tagline = Vier Karten, zwei davon gesehen. Komm herunter auf fünf Punkte, und sag es laut.

round = Runde { $number } von { $rounds }
name = { $seat } · { $points } Punkte
pile = Stapel: { $cards }
discards = Ablage: { $cards }
held = { $seat } hält
power-look-at-own = eine eigene Karte ansehen
power-look-at-other = eine Karte eines Gegners ansehen
power-swap-blind = eine Karte mit einem Gegner tauschen, ungesehen
power-look-and-swap = eine gegnerische Karte ansehen, dann auf Wunsch tauschen
card-look-at-own = eigene ansehen
card-look-at-other = fremde ansehen
card-swap-blind = blind tauschen
card-look-and-swap = ansehen, tauschen

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
event-dealt = Runde { $round } ist ausgeteilt: Alle sehen sich ihre zwei vorderen Karten an.
event-reshuffled = Der Stapel ist leer: { $cards } abgelegte Karten werden gemischt, niemand kennt sie mehr.
event-drew = { $seat } zieht eine Karte.
event-drew-face = { $seat } zieht { $value }.
event-threw = { $seat } legt { $value } ab{ $power ->
    [none] .
   *[other] {" "}und darf die Kraft nutzen.
  }
event-kept = { $seat } behält die gezogene Karte auf { $slot } und legt { $discarded } ab.
event-took = { $seat } nimmt die { $value } nach { $slot } und legt { $discarded } ab.
event-took-down = { $seat } nimmt die offene Karte nach { $slot } und legt { $discarded } ab.
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
option-rounds = Runden
option-memory-aid = Gedächtnisstütze: Gesehene Karten bleiben markiert

edition-short-night = eine kurze Nacht

ui-credit = „Spooky Boo!“; die Regel nennt keinen Autor.
ui-reconstructed = Die Werte −1, 0, 5 und 15, die vier Kräfte und die 54 Karten stehen so in der Regel; die übrigen Werte und Anzahlen haben wir nachgebildet.

ui-your-cards = Deine Karten
ui-cards-of = Karten von { $seat }
ui-middle = Die Tischmitte
ui-own-card = Deine Karte { $slot }
ui-card-of = Karte { $slot } von { $seat }
ui-face-down = verdeckt
ui-face-power = { $value } ({ $power })
ui-eyed = { $seat } sieht sie an
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
ui-points = { $points ->
    [one] { $written } Punkt
   *[other] { $written } Punkte
  }
ui-you-have = Du: { $standing }
ui-gained = +{ $points }
ui-gained-and-total = { $points } in dieser Runde, { $total } insgesamt
ui-boo = Spooky Boo!
ui-say-call = Spooky Boo!
ui-cost-of-call = ein Irrtum kostet zehn Punkte
ui-sure-call = Sicher? Noch einmal, oder halten.
ui-say-done = Fertig
ui-say-seen = Genug gesehen
ui-say-refuse = Nicht nutzen
ui-say-draw = Ziehen
ui-say-take = Ablage nehmen
ui-say-throw = Ablegen
ui-ready = Nächste Runde
ui-power-if-thrown = Wenn du sie ablegst, darfst du { $power }.
ui-power-now = Du darfst { $power }.
ui-ended-right-call = { $seat } hatte recht: fünf oder weniger. Alle anderen zählen ihre Karten.
ui-ended-wrong-call = { $seat } hatte mehr als fünf: zehn Punkte dafür, nichts für die anderen.
ui-ended-pile-empty = Nichts mehr zu ziehen: Alle zählen ihre Karten.
ui-ended-too-long = Die Nacht war um: Alle zählen ihre Karten.
ui-asked-first-look = Merk dir deine zwei vorderen Karten: Gleich sind sie verdeckt.
ui-asked-draw = Du bist dran: Zieh eine Karte vom Stapel.
ui-asked-turn = Du bist dran: Zieh vom Stapel, oder nimm die offene Karte.
ui-asked-holding = Behalte sie anstelle einer deiner Karten, oder leg sie ab.
ui-asked-power = Eine Kraft! Wähl eine Karte, oder lass es.
ui-asked-offered = Und gegen welche Karte der anderen?
ui-asked-looking = Merk sie dir gut; gleich liegt sie wieder verdeckt.
ui-asked-trade = Tausch sie gegen eine von deinen, oder lass sie liegen.
ui-asked-turn-end = Fünf Punkte oder weniger? Dann sag es. Sonst: fertig.
ui-asked-shown = Alle Karten liegen offen. Bereit für die nächste Runde?
ui-waiting-all = Wir warten, bis alle genug gesehen haben.
ui-waiting-call = { $seat } spielt. Wenn du fünf oder weniger hast, ruf jetzt.
ui-waiting = { $seat } spielt.
ui-wait = Einen Moment …
ui-over = { $rounds ->
    [one] Die einzige Runde ist vorbei.
   *[other] Die { $rounds } Runden sind vorbei.
  }

rule-1 = Eine Runde beginnt mit vier Karten für alle, verdeckt in zwei Reihen zu je zwei Karten. Der Rest ist der Stapel; eine Ablage gibt es noch nicht.
rule-2 = Alle sehen sich gleichzeitig ihre zwei vorderen Karten (a und b) an, ein einziges Mal.
rule-3 = Wenn du dran bist, nimm die oberste Karte der Ablage oder zieh vom Stapel.
rule-4 = Nehmen: Die Karte kommt auf einen deiner Plätze, und was dort lag, wird offen abgelegt.
rule-5 = Ziehen: Nur du siehst die Karte. Leg sie ab, oder behalte sie verdeckt anstelle einer deiner Karten, die offen abgelegt wird.
rule-6 = Nur eine gezogene und abgelegte Karte hat eine Kraft. Du kannst sie nutzen oder nicht. Eine ersetzte Karte hat keine.
rule-7 = 7 und 8: Sieh dir eine deiner Karten an und leg sie zurück.
rule-8 = 9 und 10: Sieh dir eine Karte eines Gegners an und leg sie zurück.
rule-9 = 11 und 12: Tausch eine deiner Karten gegen eine eines Gegners; niemand sieht hin.
rule-10 = 15: Sieh dir eine Karte eines Gegners an, dann tausch sie gegen eine von deinen, oder lass sie liegen.
rule-11 = Wer glaubt, fünf Punkte oder weniger zu haben, sagt zwischen zwei Zügen „Spooky Boo!“. Die Runde endet, alle Karten werden gezeigt.
rule-12 = Mit fünf Punkten oder weniger stimmt der Ruf: Er kostet nichts, und alle anderen zählen ihre Karten.
rule-13 = Mit mehr stimmt er nicht: Das kostet zehn Punkte, und sonst zählt niemand etwas.
rule-14 = Nach fünf Runden, oder so vielen, wie der Tisch gewählt hat, gewinnen die wenigsten Punkte; bei Gleichstand teilt man den Sieg.

lesson-1-title = Ansehen, ziehen, behalten
lesson-1-asked = Vier Karten liegen vor dir, und die zwei vorderen siehst du, ein einziges Mal. Niedrig ist gut: Sieh genau hin, dann lass sie sich umdrehen.
lesson-1-asked-2 = Jetzt liegen sie verdeckt; in diesen Lektionen bleibt Gesehenes blass sichtbar, am richtigen Tisch nur in deinem Kopf. Du bist dran: Zieh eine Karte.
lesson-1-asked-3 = Eine niedrige Karte! Behalte sie anstelle der hohen auf a: Tipp diese Karte an, zieh die gezogene dorthin, oder drück A.
lesson-1-done = Die hohe Karte liegt auf der Ablage, und an ihrer Stelle eine niedrige, die nur du kennst. So wirst du Punkte los.
lesson-1-missed = Das geht, aber deine hohe Karte auf a bleibt dir. Die wenigsten Punkte gewinnen: Behalte die niedrige dort.
lesson-2-title = Karten mit Kraft
lesson-2-asked = Zwei deiner Karten hast du nie gesehen. Zieh, und sieh, was die Nacht bringt.
lesson-2-asked-2 = Ein Auge mit einem Pfeil zu dir: Wenn du diese Karte ablegst, darfst du eine eigene ansehen. Leg sie ab.
lesson-2-asked-3 = Ihre Kraft gehört dir. Sieh dir eine Karte an, die du noch nicht kennst: c oder d.
lesson-2-asked-4 = Merk sie dir: Gleich dreht sie sich um, und niemand zeigt sie dir ein zweites Mal. Genug gesehen?
lesson-2-done = Du kennst eine Karte mehr, und die anderen sahen nur, wohin du geschaut hast. Eine ersetzte Karte hat keine Kraft, nur eine gezogene und abgelegte.
lesson-2-missed = Dann ist die Kraft dahin. Nur eine Karte, die gleich nach dem Ziehen abgelegt wird, hat eine; nutz sie für eine unbekannte Karte.
lesson-3-title = Nimm, was offen liegt
lesson-3-asked = Otto musste eine niedrige Karte ablegen. Statt blind zu ziehen, nimm sie: Tipp die Ablage an, dann deine hohe Karte b (oder zieh sie dorthin).
lesson-3-done = Eine niedrige Karte für eine hohe. Aber alle haben gesehen, was du genommen hast, und wissen, wo es liegt.
lesson-3-missed = So bleibt deine hohe Karte b, wo sie war. Die niedrige liegt offen vor dir: Nimm sie nach b.
lesson-4-title = Tauschen im Dunkeln
lesson-4-asked = Zwei Pfeile: Wer diese Karte ablegt, darf eine eigene gegen eine fremde tauschen. Leg sie ab.
lesson-4-asked-2 = Beim Tausch sieht niemand hin, aber du erinnerst dich: Deine a ist hoch. Biete sie an.
lesson-4-asked-3 = Otto hat eine niedrige Karte nach d genommen, und du hast es gesehen. Nimm diese.
lesson-4-done = Du kanntest beide Karten, also war es gar nicht dunkel. Otto hat jetzt deine hohe Karte, und auch das weißt du.
lesson-4-missed = Es geht besser: Gib deine hohe Karte a her, und nimm die, die Otto vor deinen Augen genommen hat, d.
lesson-5-title = Spooky Boo!
lesson-5-asked = Drei deiner Karten sind schon niedrig. Behalte die gezogene auf d, der einzigen, die du nicht kennst.
lesson-5-asked-2 = Zähl nach: Alle vier zusammen sind fünf oder weniger. Zwischen zwei Zügen dürfen alle rufen; ruf vor Otto!
lesson-5-done = Fünf oder weniger: Du schreibst nichts auf, und Otto zählt alle seine Karten. Mit mehr als fünf hätte es dich zehn Punkte gekostet.
lesson-5-missed = Noch nicht ganz. Bring deine vier Karten auf fünf Punkte oder weniger, und sag dann „Spooky Boo!“
picture-1 = Erster Blick: deine zwei vorderen Karten, ein einziges Mal.
picture-2 = Eine gezogene Karte; davor eine, die von der Ablage genommen wurde und die alle kennen.
picture-3 = Eine abgelegte 7 oder 8 sieht eine eigene Karte an.
picture-4 = Nach einem Ruf werden alle Karten gezeigt und gezählt.

advice-nothing = Das ändert nichts.
advice-call = Du hast mit { $percent } % höchstens fünf Punkte.
advice-draw = Eine neue Karte kann nützen, oder ihre Kraft.
advice-power = Ihre Kraft ist mehr wert als die Karte.
advice-throw = Sie würde an keinem Platz helfen.
advice-instead = Sie bringt { $other } Punkte dorthin, wo { $known ->
    [yes] { $own } liegen
   *[no] eine unbekannte Karte liegt, im Schnitt { $own }
}.
advice-swap = Sie zählt { $other } Punkte, soweit du es wissen kannst.
advice-look = Diese Karte kennst du noch nicht.
advice-known = Diese Karte kennst du schon.
