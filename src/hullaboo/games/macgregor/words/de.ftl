title = Das Gespenst der MacGregors
tagline = Jemand im Laken geht durch Wände. Such deine Schlüssel und sei draußen, bevor du gefunden wirst.

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
event-laid = { $seat } hat den Weg gelegt: { $cards ->
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
outcome-dawn = Es wird hell, und niemand ist draußen: Wer einem Tor am nächsten ist, gewinnt, mit { $doors ->
    [one] einer Tür
   *[other] { $doors } Türen
} und { $missing ->
    [one] einem fehlenden Schlüssel
   *[other] { $missing } fehlenden Schlüsseln
}.

option-first-ghost = Erstes Gespenst
option-first-ghost-random = ausgelost
option-first-ghost-chosen = der erste Platz

edition-long-night = eine lange Nacht
edition-many-doors = viele Türen

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
ui-reconstructed = 39 Schlüssel, fünf Geisterkarten und drei Tore stehen so in der Regel; Räume, Türen, Farben und Wappen haben wir nachgebildet.

ui-castle = Das Schloss. Pfeiltasten gehen von Raum zu Raum, Enter plant einen Weg dorthin; 1 bis 5 wählen einen Schlüssel oder eine Karte, Escape geht einen Schritt zurück.
ui-room = { $room }, { crest }.
ui-treasure = Die Schatzkammer.
ui-here = Hier: { $names }.
ui-ghost-named = das Gespenst { $seat }
ui-is-ghost = das Gespenst, fünf Karten und keine Schlüssel
ui-doors = Türen: { $doors }.
ui-door = { side } { colour }
ui-gate-side = { side } ein Tor, { colour }
side = { $side ->
    [north] oben
    [east] rechts
    [south] unten
   *[west] links
}
ui-gate = Das Tor von { $room }, { colour }: der Weg ins Freie.
ui-cost = { $cost ->
    [one] Einen Schlüssel entfernt.
   *[other] { $cost } Schlüssel entfernt.
}
ui-cost-card = Kann Karte { $cost } deines Weges sein.
ui-dungeon = Verlies
ui-dungeon-lies = Das Verlies liegt neben { $room }; ein Gespenst verlässt es, niemand betritt es.
ui-free = draußen!
ui-key = Schlüssel { colour }, hinten „{ crest }“
ui-back = Schlüssel, hinten „{ crest }“
ui-key-listed = { colour } ({ crest })
ui-back-listed = verdeckt ({ crest })
ui-holds = { $who }: { $held }
ui-card = Gespensterkarte: { crest }
ui-no-keys = keine Schlüssel
ui-your-keys = Deine Schlüssel
ui-your-cards = Deine Gespensterkarten
ui-pile = Stapel
ui-path = Der Weg des Gespensts
ui-spent-title = Verbrauchte Schlüssel
ui-spent = { $count } × { colour } „{ crest }“
ui-spent-colour = Verbraucht, { colour }: { $count }
ui-keys-of-others = Die Schlüssel der anderen
ui-round = Diese Runde
ui-round-short = Runde
ui-row = Reihe { $row }
ui-seats = Wer wo ist, mit welchen Schlüsseln
ui-beyond = Jenseits der Mauern
ui-path-hidden = { $cards ->
    [one] Eine Karte liegt vor dem Gespenst.
   *[other] { $cards } Karten liegen vor dem Gespenst.
}
ui-path-none = Noch liegt keine Karte vor dem Gespenst.
ui-standing = { $where } · { $keys } Schlüssel
ui-standing-ghost = Gespenst · { $where }
ui-you-ghost = Du bist das Gespenst
ui-you-flee = Du fliehst vor { $seat }
ui-caught-you = Erwischt! Jetzt bist du das Gespenst
ui-caught-other = { $seat } wurde erwischt und ist jetzt das Gespenst
ui-boo = Buh!
ui-curse = In { $room } wirft { $seat } das Laken ab und läuft mit den Schlüsseln von { $caught_seat } weiter. Das Gespenst ist jetzt { $caught_seat }, im Verlies.
ui-curse-you = { $seat } hat dich in { $room } erwischt und läuft mit deinen Schlüsseln weiter. Jetzt bist du das Gespenst und beginnst im Verlies.
ui-curse-by-you = Du hast { $caught_seat } in { $room } erwischt. Du bist das Laken los und hast diese Schlüssel; das Gespenst ist jetzt { $caught_seat }.
ui-go-on = Weiter
ui-planned = Geplant: { $rooms }.
ui-planned-keys = Geplant: { $rooms }, mit { $keys }.
ui-laid = { $cards ->
    [one] Diese Karte legen
   *[other] Diese { $cards } Karten legen
}
ui-go = Los · { $keys } Schlüssel
ui-go-draw = Los und ziehen
ui-stop = Hier bleiben
ui-stop-draw = Bleiben und ziehen
ui-stay = Stehen bleiben
ui-stay-draw = Bleiben und ziehen
ui-escape = Hinaus in die Nacht! · { $keys } Schlüssel
ui-discard = Ablegen: { $key }
ui-catch = { $seat } erwischen
ui-back-step = Zurück
ui-night = Im Dunkeln spielen
ui-lamp = Die Lampe für alle anmachen
ui-reach = Wohin kann das Gespenst gehen?
ui-haunted = Von 100 möglichen Gängen führen { $share } hierher.
ui-asked-lay = Du bist das Gespenst: Tippe deinen Weg an, ein bis vier Räume, durch jede Wand.
ui-asked-lay-caught = Erwischt! Jetzt bist du das Gespenst: Tippe deinen Weg aus dem Verlies an.
ui-asked-move = Du bist dran: Flieh in einen hellen Raum, oder bleib.
ui-asked-on = Weiter, oder hier bleiben?
ui-asked-discard = Fünf Schlüssel sind einer zu viel: Welchen legst du ab?
ui-asked-catch = Du hast Gesellschaft. Wer soll das Laken tragen?
ui-wait = Einen Augenblick …
ui-wait-lay = { $seat } ist das Gespenst und legt den Weg.
ui-wait-move = { $seat } sucht sich einen Weg.
ui-wait-discard = { $seat } hat fünf Schlüssel und legt einen ab.
ui-wait-catch = { $seat } hat mehrere gefunden und wählt.
ui-over = Die Nacht ist vorbei.

rule-1 = Zwei bis vier spielen. Jemand ist das Gespenst: Die Figur wartet unter dem Laken im Verlies, mit fünf Karten, einer für jedes Wappen, und ohne Schlüssel.
rule-2 = Alle anderen beginnen in der Schatzkammer mit je vier Schlüsseln; der Rest ist der Stapel.
rule-3 = Alle sehen die Wappen hinten auf allen Schlüsseln, auch oben auf dem Stapel. Die Farbe eines Schlüssels sieht nur, wer ihn hält.
rule-4 = Eine Runde hat drei Teile: Das Gespenst legt seinen Weg, die anderen ziehen, das Gespenst geht.
rule-5 = Das Gespenst legt ein bis vier Karten verdeckt in eine Reihe. Jede nennt den nächsten Raum: den neben dem letzten, nie schräg, mit diesem Wappen. Wände und Türen kümmern ein Gespenst nicht.
rule-6 = Liegt der Weg einmal da, ändert er sich nicht mehr.
rule-7 = Links vom Gespenst beginnend geht oder bleibt reihum jeder.
rule-8 = Wer geht, spielt ein bis vier Schlüssel, einen für jede Tür. Ein Schlüssel öffnet nur eine Tür seiner Farbe und ist dann verbraucht.
rule-9 = Wer in einem Raum mit dem Wappen oben auf dem Stapel ankommt, darf diesen Schlüssel ziehen.
rule-10 = Wer stehen bleibt, darf den obersten Schlüssel ziehen.
rule-11 = Niemand behält fünf Schlüssel: Wer einen fünften zieht, legt einen der fünf ab.
rule-12 = Ist der Stapel leer, werden die verbrauchten Schlüssel gemischt und zum neuen Stapel.
rule-13 = Beliebig viele Figuren dürfen in einem Raum stehen.
rule-14 = Sind alle gegangen, deckt das Gespenst seine Karten auf, eine nach der anderen, und betritt jeden Raum.
rule-15 = Ein Gespenst, das niemanden trifft, wartet im letzten Raum und nimmt seine Karten zurück; eine neue Runde beginnt.
rule-16 = Im ersten Raum, in dem es eine Figur trifft, bleibt das Gespenst stehen und gibt den Fluch weiter. Wer erwischt ist, nimmt Karten und Laken und beginnt wieder im Verlies; das alte Gespenst spielt von nun an mit, in diesem Raum, mit den Schlüsseln der erwischten Figur.
rule-17 = Trifft es mehrere, wählt das Gespenst eine Figur; die anderen behalten Platz und Schlüssel.
rule-18 = Wer als Erstes durch ein Tor geht, mit einem Schlüssel seiner Farbe, ist entkommen und gewinnt sofort: Das Gespenst geht nicht mehr.
rule-19 = Das Gespenst hat eine Karte für jedes Wappen und betritt darum in einer Runde nie zwei Räume mit demselben Wappen.
rule-20 = Wer erwischt wurde, kennt die Schlüssel, die abzugeben waren, und damit ihre Türen, bis sie verbraucht sind.

lesson-1-title = Schlüssel öffnen Türen
lesson-1-asked = Otto ist das Gespenst und hat eine Karte gelegt. Aus dem Verlies heraus kann das nur A3 sein, wo du stehst: Tippe auf einen hellen Raum und geh. Jede Tür kostet einen Schlüssel ihrer Farbe.
lesson-1-done = Das Gespenst kam durch die Wand nach A3, und niemand war da. Nun wartet es in A3, und dort beginnt sein nächster Gang.
lesson-1-missed = Du warst in A3, als das Gespenst herauskam, also gehört das Laken dir. Sei woanders, wenn es geht.
lesson-2-title = Ein Wappen bringt einen Schlüssel
lesson-2-asked = Der Stapel zeigt das Schiff: Wer in einem Raum mit dem Schiff ankommt, darf diesen Schlüssel ziehen. A4 trägt ein Schiff: Geh dorthin und zieh. Mit einer Karte kommt das Gespenst nicht weiter als A3.
lesson-2-done = Ein Schlüssel verbraucht, einer gezogen: So bezahlt man einen langen Weg. Das Schiff hinten haben alle gesehen, die Farbe kennst nur du.
lesson-2-missed = Das brachte keinen Schlüssel, oder es brachte das Gespenst. Komm in einem Raum mit dem Schiff an und wähle „Los und ziehen“.
lesson-3-title = Durch die Wände
lesson-3-asked = Jetzt bist du das Gespenst. Otto würde gern ziehen: Der Stapel zeigt den Hirsch, und der Hirschraum neben ihm ist A2. Leg zwei Karten: A3, dann A2.
lesson-3-done = Otto ging nach A2, zog seinen Schlüssel, und da warst du. Du wirfst das Laken ab und hast seine Schlüssel; jetzt ist er das Gespenst und beginnt im Verlies.
lesson-3-missed = Dieser Weg endet nicht in A2. Aus dem Verlies kommst du zuerst nach A3; von dort liegt A2 links.
lesson-4-title = Wen erwischen?
lesson-4-asked = Wieder das Gespenst, und zwei vor dir. Leg nur eine Karte, für A3: Vielleicht laufen sie nicht weg.
lesson-4-asked-2 = Otto blieb; Wilma ging hinaus und kam zurück, und beide stehen in A3. Du wählst, und die Schlüssel gehören dann dir: Sieh dir ihre Hände an.
lesson-4-done = Otto trägt das Laken und beginnt im Verlies; du stehst in A3 mit seinen vier Schlüsseln. Wilma behält ihren Platz und ihre zwei.
lesson-4-missed = Eine Karte, für A3, genügt. Dann erwische die Figur mit mehr Schlüsseln, denn danach gehören sie dir.
lesson-5-title = Hinaus in die Nacht
lesson-5-asked = Es ist spät, und die Freiheit liegt drei Türen weit: eine rote, eine blaue und das rote Tor unter E5. Tippe auf dieses Tor und lauf, alles in einem Zug.
lesson-5-done = Drei Schlüssel, drei Türen, und draußen! Du gewinnst sofort, das Gespenst geht nicht einmal mehr.
lesson-5-missed = Du bist vor dem Tor stehen geblieben. Deine drei Schlüssel reichen bis hinaus: Tippe auf das Tor unter E5 selbst.

picture-1 = Der Anfang: das Gespenst im Verlies, die andere Figur in der Schatzkammer. Du siehst die Farben deiner Schlüssel, und auf allen hinten die Wappen.
picture-2 = Ein Weg aus drei Karten, wie das Gespenst ihn sieht: A3, A2, A1, durch alle Wände.
picture-3 = Ein Schlüssel für die blaue Tür. A4 trägt das Wappen, das auf dem Stapel liegt: Der Zug darf mit einem neuen Schlüssel enden.
picture-4 = Nach einem Fang: Das alte Gespenst steht mit den Schlüsseln in A2, das neue wartet im Verlies.
picture-5 = Zwei von drei Türen liegen hinter dir; ein Schlüssel ist übrig, für das Tor.

advice-walk = Der beste Weg damit ist { $rooms }; er trifft in { $percent } von 100 solchen Runden jemanden.
advice-free = Damit bist du in diesem Zug draußen und gewinnst.
advice-go = Das führt weiter nach { $room }, { $doors ->
    [one] eine Tür
   *[other] { $doors } Türen
} vor der Freiheit; dorthin kommt das Gespenst in { $percent } von 100 solchen Runden.
advice-stay = { $room } liegt { $doors ->
    [one] eine Tür
   *[other] { $doors } Türen
} vor der Freiheit; dorthin kommt das Gespenst in { $percent } von 100 solchen Runden.
advice-draw = Ein Schlüssel mehr; nach { $room } kommt das Gespenst in { $percent } von 100 solchen Runden.
advice-keys = Die Schlüssel, die du behältst, sind auf dem Weg hinaus { $worth } von 100 wert.
advice-catch = In diesem Raum sind diese Schlüssel { $worth } von 100 wert, soweit du es wissen kannst.
