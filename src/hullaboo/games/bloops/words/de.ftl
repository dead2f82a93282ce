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
event-saw = Du siehst: Karte { $place } von { $of_seat } ist eine { $value }.
event-draw = { $seat } zieht.
event-drew = Du hast eine { $value } gezogen.
event-no-card = { $seat } findet nichts mehr zum Ziehen.
event-renewed = Die Ablage wird gemischt und ist der neue Stapel.
event-throw = { $seat } wirft eine { $value } ab.
event-keep = { $seat } behält die Karte und wirft Karte { $place } ab: eine { $value }.
event-twenty = Die 20! { $seat } hat das Spiel beendet.
event-counter = { $seat } wirft Karte { $place } hinterher: noch eine { $value }!
event-wrong = { $seat } zeigt Karte { $place }: eine { $value }. Daneben! Sie geht zurück.
event-late = { $seat } zeigt Karte { $place }: eine { $value }. Zu spät! Sie geht zurück.
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
event-close = Das Fenster schließt sich.
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

ui-credit = Ein Spiel von MontiBearnar, illustriert von Mathieu Lidon; auf der Regel steht Asmodee.
ui-reconstructed = Wie oft jeder Wert unter den 65 Karten vorkommt, haben wir nachgebildet.
