title = Das Gespenst der MacGregors
tagline = Jemand im Laken geht durch Wände. Such deine Schlüssel und sei draußen, ehe es dich findet.

crest = { $crest ->
    [thistle] Distel
    [stag] Hirsch
    [crown] Krone
    [ship] Schiff
   *[sun] Sonne
}
colour = { $colour ->
    [red] rot
    [blue] blau
   *[green] grün
}

move-lay = „{ crest }“ legen
move-laid = das ist mein Weg
move-open = die Tür öffnen: { colour }, mit dem Schlüssel „{ crest }“
move-stop = hier bleiben
move-draw = einen Schlüssel ziehen und hier bleiben
move-discard = Schlüssel ablegen: { colour }, „{ crest }“
move-catch = den Fluch weitergeben an { $seat }

event-lay = { $seat } legt Karte { $number } verdeckt: „{ crest }“.
event-lay-hidden = { $seat } legt Karte { $number } verdeckt.
event-laid = { $seat } hat sich entschieden: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}. Lauft!
event-open = { $seat } öffnet die Tür von { $from } nach { $to } ({ colour }, „{ crest }“).
event-escape = { $seat } öffnet das Tor in { $from } ({ colour }) und ist frei!
event-stop = { $seat } bleibt in { $room } stehen.
event-stay = { $seat } bleibt in { $room } und zieht nichts.
event-draw = { $seat } zieht einen Schlüssel: { colour }, hinten „{ crest }“.
event-draw-hidden = { $seat } zieht einen Schlüssel, hinten „{ crest }“.
event-discard = { $seat } legt einen Schlüssel ab: { colour }, „{ crest }“.
event-reshuffle = Die verbrauchten Schlüssel werden gemischt: { $keys } im neuen Stapel.
event-top = Der Stapel zeigt jetzt „{ crest }“.
event-reveal = Karte { $number } ist „{ crest }“: { $seat } schwebt nach { $room }.
event-meet = { $seat } findet Gesellschaft in { $room } und darf wählen.
event-catch = Buh! In { $room } wirft { $seat } das Laken ab; { $caught_seat } muss es im Verlies tragen.
event-miss = { $seat } trifft niemanden und wartet in { $room }.
event-round = Runde { $number }. Gespenst: { $seat }.
event-dawn = Der Hahn kräht. Die Nacht ist vorbei.

outcome-escape = { $seat } ist in Runde { $round } entkommen.
outcome-dawn = Es wird hell, und niemand ist draußen: Am nächsten am Tor gewinnt, mit { $doors ->
    [one] einer Tür
   *[other] { $doors } Türen
} und { $missing ->
    [one] einem fehlenden Schlüssel
   *[other] { $missing } fehlenden Schlüsseln
}.

option-first-ghost = Erstes Gespenst
option-first-ghost-random = ausgelost
option-first-ghost-chosen = der erste Platz

round-line = Runde { $round } von { $rounds } · Gespenst: { $seat }
pile-line = Stapel: { $keys } Schlüssel, oben „{ crest }“
pile-empty = Stapel: leer, bis ein Schlüssel abgelegt ist
spent-line = Verbraucht: { $keys }
seat-line = { $seat } in { $room }
seat-dungeon = { $seat } im Verlies
seat-outside = { $seat } ist frei
legend = { $signs } · Türen R rot, B blau, G grün · * Schatz · ▓ Verlies · @ Gespenst, ' sein letzter Weg
path-line = Karten vor dem Gespenst: { $path }
trail-line = Letzter Gang: { $trail }

ui-credit = „Le Fantôme des MacGregor“, ein Spiel von Dominique Ehrhard, erschienen bei Nathan.
ui-reconstructed = Räume und Türen des Schlosses haben wir nachgebildet; Schlüssel, Wappen und Karten stehen so in der Regel.
