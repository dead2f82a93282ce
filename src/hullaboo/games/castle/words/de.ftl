title = Das Schloss
tagline = Ein Gespenst, Mauern in sechs Farben: Finde den Weg zuerst und rufe Buh!

colour = { $colour ->
    [white] Weiß
    [yellow] Gelb
    [green] Grün
    [red] Rot
    [blue] Blau
   *[purple] Lila
}
wall = { $wall ->
    [white] weiß
    [yellow] gelb
    [green] grün
    [red] rot
    [blue] blau
   *[purple] lila
}
direction = { $direction ->
    [north] nach Norden
    [east] nach Osten
    [south] nach Süden
   *[west] nach Westen
}
crest = { $crest ->
    [tower] Turm
    [lion] Löwe
    [star] Stern
    [moon] Mond
    [key] Schlüssel
   *[rose] Rose
}
portrait = { $portrait ->
    [cook] Koch
    [knight] Ritter
    [lady] Dame
    [bard] Barde
    [bishop] Bischof
   *[child] Kind
}

move-call = Buh! { colour }
move-step = { direction } gehen
move-jump = durch die Falltür, hinaus bei { $spot }
move-change = zu { colour } wechseln
move-raise = die Hand heben: kein Weg für dich
move-lower = die Hand senken
move-wait = warten
move-claim-over = die Zeit der Ansage ist um
move-search-over = die Zeit der Suche ist um
move-cooled = { $seat } darf wieder rufen
move-appear = der nächste Besucher erscheint

event-call = { $seat }: Buh! { colour }!
event-walk = Das Gespenst schwebt { direction }.
event-cross = Das Gespenst huscht { direction } durch die Mauer, Farbe { colour }.
event-bump = Diese Mauer ist { wall }; { $seat } hatte { colour } angesagt. Die Ansage verfällt.
event-jump = Das Gespenst fällt durch die Falltür und kommt bei { $spot } heraus.
event-change = Ab hier nimmt { $seat } { colour }.
event-own-colour = { colour } liegt schon vor { $seat }: Die Ansage verfällt.
event-too-long = { $seat } irrt zu lange umher: Die Ansage verfällt.
event-claim-over = Zeit um für { $seat }: Die Ansage verfällt.
event-search-over = Die Zeit der Suche ist um.
event-cooled = { $seat } darf wieder rufen.
event-raise = { $seat } hebt die Hand.
event-lower = { $seat } senkt die Hand.
event-take = { $seat } erschreckt Besucher { $number } und nimmt die Mauer { colour }.
event-take-from = { $seat } erschreckt Besucher { $number } und nimmt { $from_seat } die Mauer { colour } ab.
event-leave-hands = Die meisten Hände sind oben: Besucher { $number } geht ohne Schreck.
event-leave-time = Niemand kam: Besucher { $number } geht ohne Schreck.
event-leave-unrest = Zu viel Trubel: Besucher { $number } geht ohne Schreck.
event-possible = { $count ->
    [one] Eine Farbe hätte ans Ziel geführt; am kürzesten: { colour }, Mauern: { $walls }.
   *[other] { $count } Farben hätten ans Ziel geführt; am kürzesten: { colour }, Mauern: { $walls }.
}
event-impossible = Es gab gar keinen Weg.
event-appear = Besucher { $number } erscheint: { crest } und { portrait }.

outcome-walls = Gewonnene Mauern: { $walls }.
outcome-visitors = Erschreckte Besucher: { $visitors }.
outcome-most = Keine Besucher mehr; die meisten Mauern und Besucher zusammen: { $points }.
outcome-last = Gleichstand bei { $points }; der zuletzt genommene Besucher, Nummer { $number }, entscheidet.
outcome-nobody = Heute hat sich niemand erschreckt.

option-claim-time = Sekunden, um den Weg zu zeigen
option-cool-down = Sekunden bis zum nächsten Ruf nach einer verfallenen Ansage
option-search-limit = Sekunden für eine Suche (0: ohne Grenze)
option-countdown = Sekunden Ruhe, bevor ein Besucher erscheint (0: keine)
option-tokens = Ausgelegte Sonderplättchen
option-trapdoors = Wie viele davon Falltüren sind
option-spots = Wo die Sonderplättchen liegen
option-spots-printed = wo die Ausgabe sie hinlegt
option-spots-luck = in ausgelosten Zimmern
option-spot-1 = Zimmer des Sonderplättchens 1, 1–36 Reihe für Reihe (0: wo es sonst liegt)
option-spot-2 = Zimmer des Sonderplättchens 2, 1–36 Reihe für Reihe (0: wo es sonst liegt)
option-spot-3 = Zimmer des Sonderplättchens 3, 1–36 Reihe für Reihe (0: wo es sonst liegt)
option-spot-4 = Zimmer des Sonderplättchens 4, 1–36 Reihe für Reihe (0: wo es sonst liegt)
option-route = Route der Besucher (0: ausgelost)

round = Besucher { $number } von { $last } · Route { $route }
place = Der Besucher wartet bei { crest } und { portrait }: Reihe { $row }, Spalte { $column }.
legend = Mauern
signs = G Gespenst · V Besucher · T Falltür · X Farbwechsel · * der letzte Weg
reserve = Vorrat
before-seat = { $seat }
visitors-taken = Besucher: { $visitors }
hand-up = Hand oben
cooling = holt Luft
search = Alle suchen. Wer einen Weg hat, ruft Buh! und eine Farbe.
claim = { $seat } zeigt einen Weg mit { colour }; Schritte bisher: { $steps }.
countdown = Gleich erscheint der nächste Besucher.
over = Die Nacht ist vorbei.

solo-problem = { $number ->
    [1] Das Rätsel des Tages
   *[other] Rätsel { $number }
  } · Stufe { $grade } von 5
solo-asked = Tippe den Weg: eine Farbe, dann die Schritte, etwa „white, n, n, e“; none, wenn es keinen gibt; q zum Gehen.
solo-right = Richtig, nach { $seconds } s.
solo-right-none = Richtig: Es gibt keinen Weg. { $seconds } s.
solo-wrong = Nicht ganz: { $why }
solo-there-is = Es gibt einen Weg, mit { colour }; Mauern: { $walls }.
solo-short = dieser Weg erreicht den Besucher nicht.
solo-bump = die Mauer dort ist { wall }.
solo-some-way = es gibt doch einen Weg.
solo-next = Eingabetaste für das nächste Rätsel, q zum Gehen.
solo-done = Gelöst: { $solved } von { $tried }; Median { $seconds } s.

ui-credit = „Boo!“ von Blackrock Games; die Regel nennt Christophe Gonthier und Tony Rochon.
ui-reconstructed = Wo im Schloss Wände, Wappen und Porträts liegen, haben wir nachgebildet; Teile und Anzahlen stehen so in der Regel.

ui-boo = Buh!
ui-castle = Das Schloss. Tasten 1 bis 6 wählen eine Farbe, B ruft Buh!, H hebt oder senkt die Hand.
ui-castle-tracing = Das Schloss. Zeig deinen Weg: Pfeiltasten gehen, J springt durch eine Falltür, 1 bis 6 wechseln die Farbe in einem Raum mit Farbwechsel.
ui-pick = Mit welcher Farbe?
ui-pick-first = wähl eine Farbe
ui-yours = dieses Plättchen liegt vor dir
ui-raise = Kein Weg
ui-lower = Hand runter
ui-arrows = Gehen
ui-before-seats = Vor den Plätzen
ui-walls = Mauerplättchen: { $walls }
ui-no-walls = Keine Mauerplättchen
ui-empty = leer
ui-ways = Diese Wege gab es:
ui-way = Den Weg zeigen, der mit { colour } endet: { $steps } Schritte
ui-asked-countdown = Mach dich bereit: Gleich erscheint der nächste Besucher.
ui-asked-search = Finde einen Weg mit einer Farbe, dann ruf Buh!
ui-asked-trace = Zeig deinen Weg, Raum für Raum!
ui-asked-watch = { $seat } hat Buh! gerufen und zeigt einen Weg.
ui-asked-cooling = Hol kurz Luft: Gleich darfst du wieder rufen.
ui-standing = { $walls } { $walls ->
    [one] Mauer
   *[other] Mauern
} · { $visitors } { $visitors ->
    [one] Besucher
   *[other] Besucher
}
ui-round = Diese Runde
ui-row = Reihe { $row }: ein Gang
ui-row-crest = Reihe { $row }: Räume mit dem Wappen „{ crest }“
ui-cell = Spalte { $column }, { $what }: { $sides }
ui-open = offen
ui-frame = Außenmauer
ui-room = Raum
ui-corridor = Gang
ui-trapdoor = Falltür { $spot }
ui-transition = Farbwechsel
ui-ghost = das Gespenst
ui-visitor = Besucher { $number }
ui-ghost-at = Das Gespenst ist in Reihe { $row }, Spalte { $column }.
ui-visitor-at = Der Besucher wartet bei { crest } und { portrait }: Reihe { $row }, Spalte { $column }.

rule-1 = Neun Platten in zufälliger Folge bilden ein Schloss aus sechs mal sechs Räumen. Jeder Raum hat an allen vier Seiten eine Mauer; manche Mauern stehen quer im Gang; durch den Rahmen kommt niemand.
rule-2 = Das Gespenst beginnt in einem der vier Räume in der Mitte. Eine Route, ausgelost für die ganze Partie, sagt, in welchem Raum jeder Besucher erscheint.
rule-3 = Zu zweit spielt man mit den Besuchern 1 bis 9, zu dritt oder viert mit 1 bis 12, zu fünft oder sechst mit 1 bis 15, der Reihe nach. Sechs Mauerplättchen liegen im Vorrat, zwei Falltüren und zwei Farbwechsel in ihren Räumen.
rule-4 = Alles liegt offen, nur eines nicht: wo die nächsten Besucher erscheinen.
rule-5 = Ein Besucher erscheint, und alle suchen zugleich, nur mit den Augen.
rule-6 = Das Gespenst zieht nach oben, unten, links oder rechts: durch offene Seiten und auf einem Weg durch Mauern einer einzigen Farbe. Über Eck geht es nie.
rule-7 = In einem Raum mit Falltür darf es weitergehen wie sonst oder mit derselben Farbe aus einer anderen Falltür kommen.
rule-8 = In einem Raum mit Farbwechsel darf es weitergehen wie sonst oder von dort an die Farbe wechseln. Beides geht beliebig oft.
rule-9 = Buh! und eine Farbe: Wer zuerst ruft, hat das Wort und zeigt den Weg Schritt für Schritt. Jeder Schritt gilt.
rule-10 = Eine Farbe, deren Plättchen vor dir liegt, darfst du nie benutzen, auf keinem Stück des Weges.
rule-11 = Erreicht dein Weg den Besucher, bleibt das Gespenst dort. Du nimmst den Besucher und das Mauerplättchen deiner Farbe, aus dem Vorrat oder von dem, vor dem es liegt; der darf die Farbe dann wieder benutzen.
rule-12 = Ein Weg mit mehreren Farben bringt nur das Plättchen der letzten.
rule-13 = An einer Mauer anderer Farbe oder mit einer eigenen Farbe verfällt die Ansage: Nichts ist verloren oder gewonnen, und alle suchen weiter.
rule-14 = Glaubst du, dass es für dich keinen Weg gibt, heb die Hand; du darfst sie wieder senken. Sind mehr als die Hälfte der Hände oben, geht der Besucher, und das Gespenst nimmt seinen Platz ein.
rule-15 = Vier Mauerplättchen vor dir: Du gewinnst sofort.
rule-16 = Fünf Besucher vor dir: Du gewinnst sofort.
rule-17 = Sind die Besucher aufgebraucht, gewinnen die meisten Plättchen und Besucher zusammen; bei Gleichstand, wer zuletzt einen Besucher nahm.
rule-18 = Für alle, die das Schloss gut kennen: eine andere Mischung aus Falltüren und Farbwechseln, weniger davon, andere Räume dafür oder eine Route nach Wahl.

lesson-1-title = Eine Farbe
lesson-1-asked = Das Gespenst will zum Besucher. Es geht durch offene Seiten und durch Mauern einer Farbe. Mit Rot klappt es: Wähl Rot und ruf Buh!
lesson-1-asked-2 = Du hast das Wort. Zeig den Weg Raum für Raum, durch Tippen, Ziehen oder mit den Pfeiltasten: nach unten, dann nach rechts den Gang entlang. Nur durch rote Mauern geht es hindurch.
lesson-1-done = Der Besucher gehört dir, und das rote Mauerplättchen auch. Wer vier Plättchen oder fünf Besucher hat, gewinnt die Nacht.
lesson-1-missed = Diese Mauer hat eine andere Farbe, oder mit dieser Farbe gibt es keinen Weg. Verloren ist nichts; im echten Spiel suchen alle weiter. Versuch es noch einmal mit Rot.
lesson-2-title = Die Falltür
lesson-2-asked = Zu Fuß führt keine Farbe hin. Aber Grün führt zu einer Falltür, und von der anderen sind es zwei Schritte zum Besucher. Ruf Grün.
lesson-2-asked-2 = Geh zur Falltür links oben: links, hoch, hoch, links. Spring, dann hinunter zum Besucher.
lesson-2-done = Wer auf einer Falltür steht, darf aus der anderen wieder herauskommen, mit derselben Farbe. Du hättest auch weitergehen dürfen.
lesson-2-missed = So nicht. Mit Grün: links, hoch, hoch, links zur Falltür; springen; hinunter, hinunter.
lesson-3-title = Farbwechsel
lesson-3-asked = Fang mit Weiß an. Im Raum mit dem Farbwechsel, rechts unten, darf das Gespenst eine andere Farbe annehmen. Ruf Weiß.
lesson-3-asked-2 = Mit Weiß: runter, rechts, runter, runter, dreimal rechts, runter. Dort zu Blau wechseln, dann zweimal runter zum Besucher.
lesson-3-done = Zwei Farben auf einer Reise. Nur die letzte bringt ihr Plättchen: Blau liegt jetzt vor dir, Weiß nicht.
lesson-3-missed = Diese Mauer hatte eine andere Farbe als das Gespenst. Mit Weiß zum Farbwechsel: runter, rechts, runter, runter, rechts, rechts, rechts, runter; danach Blau.
lesson-4-title = Deine eigenen Mauern
lesson-4-asked = Das lila Plättchen liegt vor dir, also ist Lila für dich gesperrt, so kurz der Weg auch wäre. Es geht mit einer anderen Farbe. Ruf Blau.
lesson-4-asked-2 = Also Blau: hoch, links, viermal hoch, links, runter.
lesson-4-done = Noch ein Plättchen, noch ein Besucher. Je mehr Mauern vor dir liegen, desto weniger Farben bleiben dir: So bleibt das Rennen spannend.
lesson-4-missed = Lila gehört dir und gilt nicht, und nicht jede Farbe hat einen Weg. Ruf Blau und geh hoch, links, viermal hoch, links, runter.
lesson-5-title = Kein Weg
lesson-5-asked = Such, so lange du magst: Durch diese Mauern kommt niemand zum Besucher. Sag es: Heb die Hand mit „Kein Weg“.
lesson-5-done = Die meisten Hände waren oben, also ging der Besucher, und das Gespenst nahm seinen Platz ein. Im Spiel suchen alle zugleich, und das erste Buh! hat das Wort.
lesson-5-missed = Eine Ansage ohne Weg verfällt und kostet nur Zeit. Hier gibt es keinen: Drück „Kein Weg“.
picture-1 = Das Gespenst in der Mitte, und der erste Besucher bei zwei Zeichen.
picture-2 = Eine Reise mit Rot, einen Schritt vor dem Ende.
picture-3 = Zur einen Falltür hinein, zur anderen heraus.
picture-4 = Weiß bis zum Farbwechsel, von da an Blau.
picture-5 = Der Besucher und die lila Mauer liegen vor dir.
picture-6 = Ein Schloss ohne Weg: Eine Hand ist oben.

advice-way = Es gibt einen Weg mit { $steps } Schritten, Mauern: { $walls }; er bringt die Mauer { colour } aus dem Vorrat.
advice-way-from = Es gibt einen Weg mit { $steps } Schritten, Mauern: { $walls }; er nimmt { $from_seat } die Mauer { colour } ab.
advice-wins = Es gibt einen Weg mit { $steps } Schritten, Mauern: { $walls }; mit der Mauer { colour } gewinnst du die Partie.
advice-no-way = Mit dieser Farbe beginnt kein Weg: Die Ansage würde verfallen.
advice-own = Diese Mauer liegt schon vor dir: Die Ansage würde verfallen.
advice-give-up = Mit den Farben, die dir bleiben, führt kein Weg zum Besucher.
advice-there-is-one = Es gibt einen Weg für dich: such weiter.
advice-there = Dort steht der Besucher: Deine Ansage stimmt.
advice-on = { $steps ->
    [one] Von dort ist es ein Schritt zum Besucher.
   *[other] Von dort sind es { $steps } Schritte zum Besucher.
}
advice-astray = Von dort führt deine Farbe nicht mehr zum Besucher.
advice-wall = Dort steht eine Mauer in anderer Farbe: Die Ansage würde verfallen.
advice-time = Die Zeit deiner Ansage läuft.
advice-nothing = Das ändert nichts.
