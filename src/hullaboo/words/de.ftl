clock = Die Uhr
seat-name = Platz { $number }
me-name = Platz { $number } (du)
bot-name = Platz { $number } ({ $bot })
bot-random = auf gut Glück
bot-mo = Mo
bot-otto = Otto
bot-wilma = Wilma
bot-ida = Ida
bot-lux = Lux
plays-random = irgendein Zug, jeder gleich wahrscheinlich
plays-mo = nimmt, was hübsch aussieht, und vergisst, was wo liegt
plays-otto = spielt nach Gewohnheit und merkt sich manches eine Weile
plays-wilma = erkennt einen guten Zug; ihr Gedächtnis hat Lücken
plays-ida = wägt ab, merkt sich vieles lange und denkt einen Schritt weiter
plays-lux = denkt am weitesten und vergisst nichts
advice-line = { $value } Punkte: { $move }. { $why }
edition-classic = klassisch
your-turn = Du bist dran, { $seat }.
asked = Was tust du? (eine Nummer, ein Zug, oder ? für Hilfe)
help = Eine Nummer oder ein Zug, wie er dasteht, spielt ihn. { $undo } nimmt zurück, { $table } zeichnet neu, { $list } zeigt alle Züge, { $quit } geht.
choices = { $count } Züge. Tippe ein paar Buchstaben, um die Liste zu kürzen, oder einen ganzen Zug.
no-such-choice = Erwartet: eine Nummer von 1 bis { $count }, der Text eines Zuges oder ?; bekommen: „{ $got }“.
typed-earlier = Der Tisch hat sich geändert, seit du „{ $got }“ zu tippen begonnen hast. Enter spielt es jetzt; du kannst es auch ändern.
cannot-be-played = „{ $got }“ lässt sich jetzt nicht spielen; auch der Rest dieser Zeile ist vergessen.
undone = Zurückgenommen.
not-undone = Das lässt sich nicht zurücknehmen: Seitdem wurde etwas bekannt.
nothing-to-undo = Es gibt nichts zurückzunehmen.
left = Die Partie bleibt, wie sie ist. Ihr Protokoll: { $file }
left-without-log = Die Partie bleibt, wie sie ist.
won = Gewonnen hat { $winners }.
won-together = Gemeinsam gewonnen: { $winners }.
points = { $seat }: { $points }
time-left = Zeit: { $seconds } s
which-game = Welches Spiel?
pick-game = Eine Nummer von 1 bis { $count }, oder q zum Gehen:
next-player = Gib den Bildschirm an { $seat } weiter und drücke Enter.
event-resigns = { $seat } gibt auf.
event-stops = Alle sind einverstanden aufzuhören.
event-leaves = { $seat } gibt auf; ein Bot spielt weiter.
event-takes-back = { $seat } nimmt { $moves ->
    [one] den letzten Zug
   *[other] die letzten { $moves } Züge
} zurück.
outcome-resigns = Aufgegeben hat { $seat }.
outcome-stops = Die Partie wurde im Einverständnis beendet.
refused-illegal-action = Das geht gerade nicht.
refused-bad-notation = Erwartet: ein Zug wie { $expected }; bekommen: „{ $got }“.

# Nur im Browser: das Haus und seine Türen

web-skip = Zum Inhalt springen
web-welcome = Klopf, klopf. Wer spielt mit?
web-what-this-is = Fünf kleine Geisterspiele: gegen Bots, mit Freunden per Link oder an einem Bildschirm.
web-facts = { $seats } Personen · etwa { $minutes } Min.
web-play-now = Jetzt spielen
web-play-title = { $game } spielen
web-opponent = Wer spielt gegen dich?
web-how-many = Wie viele spielen?
web-level-of = Stufe { $level } von { $levels }
web-new-here = Neu hier? Fünf kurze Lektionen, etwa drei Minuten.
web-teach-first = Erst zeigen, wie es geht
web-play-go = Los geht’s
web-invite = Einladen
web-learn = Lernen
web-watch = Zusehen
web-left = Deine angefangenen Partien
web-resume = Weiter
web-shared-table = Spiel mit: { $game }
web-shared-problem = Das Rätsel des Tages: { $game }
web-dismiss = Ausblenden
web-open-tables = Offene Tische
web-no-open-tables = Gerade wartet niemand. Lade jemanden ein oder spiel gegen die Leute vom Haus.
web-sit-down = Hinsetzen
web-live-tables = Laufende Partien
web-no-live-tables = Im Haus ist es still.
web-look-on = Zusehen
web-problem = Das Rätsel des Tages
web-problem-go = Lösen
web-problem-time = Deine Zeit: { $time }
web-problem-solved = Gelöst in { $time }!
web-problem-given-up = Heute nicht. Das wäre möglich gewesen; morgen kommt das nächste.
web-problem-tries = { $tries ->
    [0] Noch kein Fehlversuch.
    [one] Ein Fehlversuch.
   *[other] { $tries } Fehlversuche.
}
web-problem-streak = { $days ->
    [0] Noch keine Serie: Lös das Rätsel von heute, dann beginnt eine.
    [one] Ein Tag in Folge.
   *[other] { $days } Tage in Folge.
}
web-problem-grade = { $grade ->
    [1] Auf einen Blick
    [2] Leicht
    [3] Zum Grübeln
    [4] Knifflig
   *[5] Teuflisch
}
web-problem-best = Deine beste Zeit: { $time }
web-problem-before = Der Tag davor
web-problem-after = Der Tag danach
web-problem-again = Noch einmal
web-problem-chair = Der leere Stuhl
web-problem-you = Pip (du)
web-home = Zurück zum Haus
web-close = Schließen
web-opening = Die Tür knarrt …
web-nowhere = Diesen Raum gibt es nicht
web-nowhere-why = Die Adresse führt nirgendwohin; das Haus steht noch, wo es war.
web-yes = ja
web-no = nein
web-fine = In Ordnung

# Einen Tisch eröffnen

web-make = { $game }: ein neuer Tisch
web-seats = Plätze
web-friend = ein Gast, per Link
web-same-screen = jemand an diesem Bildschirm
web-name-of = Name auf Platz { $number }
web-bot-choice = { $bot }: { $plays }
web-open-to-all = Alle dürfen sich setzen, auch ohne den Link
web-variants = Ausgabe und Optionen
web-edition = Ausgabe
web-make-go = Tisch eröffnen

# Am Tisch

web-a-bot = Bot
web-level = Stufe { $level }
web-you = (du)
web-me = Du
web-name-me = { $name } (du)
web-spectator = (sieht zu)
web-board = Das Spielfeld
web-waiting = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
web-dealing = Alle sind da. Es wird ausgeteilt …
web-seat-open = frei
web-seat-invited = wartet auf einen Gast
web-seat-ready = bereit
web-seat-coming = setzt sich gerade
web-sit-here = Hier sitzen
web-seat-asked = ist noch nicht da
web-seat-host = leitet den Tisch
web-seat-not-ready = noch nicht bereit
web-all-ready = Alle sind bereit.
web-waits-for = Es fehlt noch: { $who }.
web-waits-for-you = Alle warten nur noch auf dich.
web-waits-for-host = Gleich teilt { $who } aus.
web-come-in = Herein! Wie heißt du?
web-invited-by = { $who } wartet auf dich. Wie heißt du?
web-offered-names = Frau Laterne, Graf Knarz, Tante Spinnweb, Altes Licht, Fräulein Mitternacht, Ritter Schauder, Onkel Dachboden, Kleine Eule, Doktor Motte, Käpten Nebel, Madame Flüster, Vetter Keller, Lisa Dämmer, Mondschein Max, Baron Seufzer, Grauer Kater
web-another-name = Ein anderer Name
web-only-watch = Ich will nur zusehen
web-rename = Namen ändern
web-strangers = Dieser Tisch steht in der Liste des Hauses: Auch Fremde können sich setzen.
web-ready = Ich bin bereit
web-start = Karten austeilen
web-leave = Tisch verlassen
web-who-sits-here = Wer an { $seat }s Platz sitzt
web-ask-to-leave = Zum Gehen bitten
web-ask-to-leave-sure = Ja, Platz frei machen
web-move-up = { $seat } einen Platz nach oben
web-take-seat-away = { $seat }s Platz wegnehmen
web-one-more-seat = Noch ein Platz
web-looking-on = Du siehst zu.
web-full = Alle Plätze sind besetzt. Sobald einer frei wird, kannst du dich hier setzen.
web-broken-off = Mehrmals sollte ausgeteilt werden, und jedes Mal hat es jemand abgebrochen. Wer das mit Absicht tut, wartet vielleicht auf Karten, die ihm passen.
web-put-out = Du sitzt nicht mehr hier: Dein Platz wurde anders vergeben, dieser Browser war weg, als gegeben werden sollte, oder ein anderer, der den Platz auch hatte, hat ihn verlassen.
web-go-on = Trotzdem weiter
web-invite-link = Der Link für deine Leute
web-own-seat = Dein eigener Platz: mitnehmen
web-take-along = Dein Platz auf einem anderen Gerät: Behalte diesen Link für dich
web-copy = Kopieren
web-copied = Kopiert
web-share = Teilen
web-qr = Der Link als Code für eine Kamera
web-your-turn-title = Du bist dran
web-to-move = ist dran
web-away = nicht da
web-stood-in = ein Bot springt ein
web-taken-up = Der Platz von { $seat } ist auch in einem anderen Browser besetzt.
web-that-was-me = Das war ich
web-shut-out = Die anderen aussperren
web-others-hold = { $count ->
    [one] Ein anderer Browser hat deinen Platz auch.
   *[other] { $count } andere Browser haben deinen Platz auch.
}
web-gone = { $seat } ist weg. Der Platz ist reserviert.
web-gone-for-long = { $seat } ist schon eine Weile weg.
web-stand-in-later = In { $seconds } s kann ein Bot einspringen.
web-gave-up = hat aufgegeben; ein Bot spielt weiter
web-stand-in = Einen Bot spielen lassen
web-more-short = Mehr
web-more = Verlauf, Chat, Regeln
web-log = Verlauf
web-fold = Seitenleiste einklappen
web-unfold = Seitenleiste ausklappen
web-caption = Was gerade geschah
web-again-scene = Noch einmal zeigen
web-log-empty = Was ab jetzt geschieht, steht hier. Die ganze Geschichte zeigt am Ende die Wiederholung.
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-say = Etwas sagen
web-send = Senden
web-talk = Reden
web-unread = { $count ->
    [one] eine Zeile ungelesen
   *[other] { $count } Zeilen ungelesen
}
web-react = Mit einem Tippen gesagt
web-react-boo = Buh!
web-react-bravo = Bravo!
web-react-haha = Haha!
web-react-oops = Ups …
web-react-hmm = Hm …
web-react-thanks = Danke!
web-mute = { $seat } stumm schalten
web-unmute = { $seat } wieder hören
web-rules = Regeln
web-in-words = In Worten
web-table-menu = Dieser Tisch
web-stop = Aufhören vorschlagen
web-stop-asks = Alle anderen werden gefragt. Sind alle dafür, endet die Partie hier, ohne Sieger.
web-stop-ask = Die anderen fragen
web-stop-ends = Die Partie endet hier, ohne Sieger.
web-stop-sure = Ja, hier aufhören
web-take-move-back = Letzten Zug zurücknehmen
web-resign = Aufgeben
web-resign-sure = Ja, die anderen gewinnen
web-resign-goes-on = Du hast verloren, die anderen spielen weiter; ein Bot übernimmt deinen Platz.
web-resign-sure-goes-on = Ja, ich gebe auf
web-for-stop = Fürs Aufhören: { $who }.
web-for-stand-in = Dafür, dass ein Bot für { $absent_seat } spielt: { $who }.
web-for-take-back = { $absent_seat } möchte den letzten Zug zurücknehmen: { $who }.
web-agree = Einverstanden
web-take-back = Zurücknehmen
web-pass = Gib den Bildschirm an { $seat }.
web-it-is-me = Ich bin { $seat }: Vorhang auf

# Schlechte Zeiten

web-line-lost = Verbindung unterbrochen. Dein Platz und alle Züge sind sicher; die Uhr am Tisch läuft weiter. Gleich zurück …
web-line-closing = Der Server startet neu. Dein Platz und alle Züge sind sicher; einen Augenblick …
web-line-cannot-keep = Gerade kann nichts gespeichert werden; alles, was du siehst, ist sicher. Es geht von selbst weiter, sobald es kann.
web-two-tabs = Dieser Platz ist auch in einem anderen Tab offen. Beide zeigen dasselbe; spiel, wo du magst.
web-refused = Das hat nicht geklappt. Nichts hat sich geändert.
web-refused-not-legal = Das geht jetzt nicht. Nichts hat sich geändert.
web-refused-not-your-turn = Noch nicht: Jemand anders ist dran.
web-refused-late = Zu spät: Jemand war schneller, oder der Augenblick ist vorbei.
web-refused-over = Die Partie ist zu Ende.
web-refused-not-playing = Die Partie hat noch nicht begonnen.
web-refused-not-your-seat = Dieser Platz gehört jemand anderem.
web-refused-shut-out = Du sitzt nicht mehr hier: Ein anderer Browser, der diesen Platz auch hatte, hat ihn verlassen oder behält ihn für sich.
web-refused-no-such-seat = Diesen Platz gibt es nicht.
web-refused-one-seat-each = Du sitzt schon an diesem Tisch.
web-refused-not-abandoned = Warte noch eine Minute: Vielleicht geht es gleich weiter.
web-refused-not-now = Das geht in diesem Augenblick nicht.
web-refused-no-chat = An diesem Tisch reden nur die, die mitspielen.
web-refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
web-refused-something-was-learnt = Das lässt sich nicht mehr zurücknehmen: Seitdem war etwas zu sehen.
web-refused-not-all-ready = Noch sind nicht alle bereit.
web-refused-not-the-host = Das kann nur, wer den Tisch leitet.
web-refused-asked-to-leave = Du wurdest gebeten, diesen Tisch zu verlassen. Zusehen darfst du.
web-refused-too-often = Langsam: Das war etwas viel auf einmal.
web-refused-too-many-tables = Du hast zu viele angefangene Partien. Beende oder verlass erst eine.
web-refused-unreachable = Der Server ist nicht zu erreichen. Nichts ist verloren; versuch es gleich noch einmal.
web-refused-cannot-keep = Gerade kann nichts gespeichert werden; alles, was du siehst, ist sicher. Nichts hat sich geändert.
web-trouble = Da ging etwas schief
web-trouble-why = Der Server sagt „{ $code }“. Was gespielt wurde, bleibt.
web-trouble-unreachable = Keine Verbindung
web-trouble-unreachable-why = Der Server ist nicht zu erreichen. Was gespielt wurde, bleibt; versuch es gleich noch einmal.
web-trouble-offline = Du bist offline
web-trouble-offline-why = Gespielt wird auf einem Server, und der ist von hier nicht zu erreichen. Deine Tische warten dort; sobald es wieder ein Netz gibt, versucht es diese Seite von selbst.
web-trouble-cannot-keep = Gerade kann nichts gespeichert werden
web-trouble-cannot-keep-why = Was gespielt wurde, ist sicher. Versuch es gleich noch einmal.
web-trouble-cannot-read = Der Tisch lässt sich gerade nicht lesen
web-trouble-cannot-read-why = Was gespielt wurde, ist sicher. Versuch es gleich noch einmal.
web-trouble-elsewhere = Dieser Tisch ist gerade nicht zu erreichen
web-trouble-elsewhere-why = Er wird auf einem anderen unserer Server gespielt, der diesem nicht antwortet. Was gespielt wurde, ist sicher; versuch es gleich noch einmal.
web-trouble-no-such-table = Dieser Tisch ist nicht da
web-trouble-no-such-table-why = Vielleicht ist der Link abgeschnitten oder der Tisch privat: Frag nach dem ganzen Link.
web-trouble-broken-table = Dieser Tisch lässt sich nicht öffnen
web-trouble-broken-table-why = Was von ihm gespeichert ist, passt nicht mehr zusammen, oder die Regeln haben sich seither geändert. Nichts daran wurde verändert; wer diesen Server betreibt, weiß Bescheid.
web-trouble-not-your-seat = Dieser Link öffnet den Platz nicht mehr
web-trouble-not-your-seat-why = Der Link eines Platzes ändert sich mit jedem Austeilen. Komm in dem Browser zurück, in dem du dich gesetzt hast; dort steht im Menü des Tisches der neue Link für andere Geräte.
web-trouble-not-over = Hier wird noch gespielt
web-trouble-not-over-why = Die Wiederholung gibt es, wenn die Partie zu Ende ist. Bis dahin kannst du am Tisch zusehen.
web-trouble-no-such-game = Dieses Spiel ist nicht im Haus
web-trouble-no-such-game-why = Schau hinter die anderen Türen.
web-try-again = Noch einmal versuchen
web-to-table = Zum Tisch

# Das Ende und die Wiederholung

web-nobody-won = Niemand hat gewonnen.
web-draw = Unentschieden.
web-won-you = Du hast gewonnen.
web-won-you-points = Du hast { $best } zu { $next } gewonnen.
web-won = { $winner } hat gewonnen.
web-won-points = { $winner } hat { $best } zu { $next } gewonnen.
web-won-shared = Geteilter Sieg: { $winners }.
web-you-resigned = Du hast aufgegeben.
web-round-by-round = Runde für Runde
web-round-of = Runde { $round }
web-total = Gesamt
web-evening = Stand des Abends:
web-harder = Schwerer: { $bot }
web-easier = Leichter: { $bot }
web-seats-move = In der nächsten Partie sitzen alle einen Platz weiter: Dann beginnt jemand anders, und Farben wechseln mit.
web-seats-moved = Alle sitzen einen Platz weiter als in der letzten Partie.
web-again = Noch einmal
web-again-join = Noch einmal: zu den anderen
web-again-go = Zum neuen Tisch
web-replay = Wiederholung
web-fair = Ging es beim Mischen mit rechten Dingen zu?
web-fair-promise = Das Geheimnis ist dasselbe, das vor dem Austeilen versprochen wurde:
web-fair-unchanged = Das Versprechen ist dasselbe, seit du dich gesetzt hast:
web-fair-added = Was dein Browser zum Mischen beitrug, wurde verwendet:
web-fair-bound = Was die anderen beitrugen, stand fest, bevor deines gezeigt wurde:
web-fair-once = Niemand hat die Runde vor dem Austeilen abgebrochen, um neu zu ziehen:
web-fair-yes = ja
web-fair-no = nein!
web-fair-unknown = lässt sich hier nicht sagen
web-fair-more = Im Protokoll steht alles: „hullaboo verify“ spielt es Zug für Zug mit dem Geheimnis nach.
web-download = Protokoll herunterladen
web-replay-of = { $game }: Wiederholung
web-first = Zum Anfang
web-back = Einen Zug zurück
web-run = Abspielen
web-pause = Pause
web-forward = Einen Zug weiter
web-last = Zum Ende
web-move = Zug
web-move-of = { $move } von { $moves }
web-eyes = Aus der Sicht von
web-eyes-all = allen zugleich
web-eyes-spectator = Zuschauenden
web-speed = Tempo
web-share-here = Link zu diesem Zug

# Einstellungen

web-settings = Einstellungen
web-name = Dein Name
web-keep = Speichern
web-name-kept = Gespeichert. An neuen Tischen heißt du so.
web-name-refused = Bitte 1 bis 24 Buchstaben, Ziffern, Leerzeichen, . ' - und _.
web-language = Sprache
web-theme = Farben
web-theme-auto = wie das System
web-theme-dusk = Dämmerung (hell)
web-theme-midnight = Mitternacht (dunkel)
web-motion = Bewegung
web-motion-auto = wie das System
web-motion-full = voll
web-motion-reduced = wenig
web-tempo = Spieltempo
web-tempo-calm = ruhig
web-tempo-normal = normal
web-tempo-brisk = flott
web-tempo-at-once = sofort
web-sound = Ton
web-sound-off = aus
web-sound-on = an
web-memory = Gedächtnisstützen, wo ein Spiel welche hat
web-memory-off = aus
web-memory-on = an
web-hand = Knöpfe auf dem Telefon
web-hand-right = rechts
web-hand-left = links
web-notify = Benachrichtigung, wenn du dran bist und diese Seite verdeckt ist
web-notify-off = aus
web-notify-on = an
web-notify-refused = Dieser Browser erlaubt es nicht; das lässt sich in seinen Einstellungen für diese Seite ändern.

# Lernen, über uns

web-how = So geht { $game }
web-about = Über Hullaboo
web-about-lead = Hullaboo ist ein Haus für fünf kleine Brettspiele. Die Regeln sind einmal geschrieben und treiben alles an: diese Seite, die Bots, die mit dir spielen, die Wiederholungen und das Labor.
web-credits = Von wem diese Spiele sind
web-credits-lead = Die Spiele sind das Werk ihrer Autoren und Verlage. Die Regeln erzählen wir mit eigenen Worten, alle Bilder haben wir selbst gezeichnet; wenn dir ein Spiel gefällt, besorg dir die Schachtel.
web-privacy = Was diese Seite von dir weiß
web-privacy-text = Ein Cookie, an dem der Server dich als Gast wiedererkennt, ein Name, wenn du einen nennst, und in deinem Browser die Liste deiner Tische und deine Einstellungen. Keine Konten, keine fremden Server, keine Statistik.
web-made-of = Woraus es gemacht ist
web-made-of-text = Freie Software unter der MIT-Lizenz. Die Titel sind in Fraunces gesetzt (SIL Open Font License).

web-learn-play = Spielend lernen
web-learn-play-why = Fünf kleine Stellungen auf dem echten Brett, etwa drei Minuten.
web-learn-go-on = Weiter mit Lektion { $lesson }
web-learn-rules = Die Regeln mit Bildern
web-lesson = Lektion { $lesson } von { $lessons }: { $title }
web-lesson-learned = geschafft
web-lesson-you = Pip (du)
web-lesson-other = { $number ->
    [1] Otto
    [2] Wilma
    [3] Ida
    [4] Mo
   *[other] Lux
}
web-lesson-hurrah = Genau so!
web-lesson-not-quite = Nicht ganz.
web-lesson-again = Noch einmal
web-lesson-next = Nächste Lektion
web-lesson-skip = Diese überspringen
web-lesson-real = Jetzt eine echte Partie
web-lesson-leave = Zurück zu den Regeln
web-moves = Was du tun kannst
web-lesson-show = Zeig es mir
web-problem-give-up = Aufgeben?
web-problem-give-up-why = Dann wird die Lösung gezeigt, und dieser Tag zählt nicht mehr für deine Serie.
web-problem-give-up-yes = Lösung zeigen
web-problem-give-up-no = Weitersuchen
web-hand-over = Weitergeben an { $seat }

verify-holds = in sich stimmig, { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}
verify-proved = Bewiesen:
verify-unproved = Nicht bewiesen:
verify-secret = Das Geheimnis passt zum Siegel, das vorher gezeigt wurde: Damit stand der Zufall jedes Zuges fest.
verify-salts-committed = Von jedem Platz ist das Salz da, und das der Bots folgt aus dem Geheimnis: Kein Bot hat seines gewählt.
verify-moves = Jeder Zug war nach diesen Regeln erlaubt und führt zu dem Tisch und dem Ergebnis, die im Protokoll stehen.
verify-chain = Der Text ist ganz: Keine Kopfzeile, kein Zug und keine Zeit wurde geändert, ohne alle folgenden Siegel neu zu machen.
verify-taken-back = Was zurückgenommen wurde, steht da, und was danach gespielt wurde, hatte das Glück, das dafür feststand.
verify-consent = Dass alle einverstanden waren, als etwas zurückgenommen wurde, nachdem etwas zu sehen war: Das sagt nur der Server.
verify-signed = Der Server hat diesen Text unterschrieben: Seither hat ihn niemand geändert, gekürzt oder ersetzt.
verify-no-salts = Dass es beim Mischen mit rechten Dingen zuging: Niemand hat etwas dazugetan, und wer das Geheimnis kannte, konnte die Karten wählen.
verify-salts-chosen = Dass niemand sein Salz passend gewählt hat: Diese Salze lagen nicht fest, bevor andere bekannt waren.
verify-only-bots = Dass es beim Mischen mit rechten Dingen zuging: Nur Bots saßen da, und wer das Geheimnis kannte, konnte es passend wählen.
verify-salts-seen = Dass die Salze der Menschen festlagen, bevor eines gezeigt wurde, und dass keine Runde abgebrochen wurde, um neu zu ziehen: Das können nur die Browser sagen, die dabei waren.
verify-commitment-seen = Dass das Siegel vor dem Geben gezeigt wurde: Das kann nur sagen, wer es damals am Tisch gesehen hat.
verify-seals-of-format-1 = Dass der Text ganz ist: Das Protokoll stammt aus der Zeit vor den dauerhaften Siegeln.
verify-unsigned = Dass dies das Protokoll der gespielten Partie ist: Es ist nicht unterschrieben, und wer das Geheimnis hat, könnte ein anderes schreiben.
verify-signed-by-somebody = Wer es unterschrieben hat: Frag den Server nach seinem Schlüssel (/api/keys) und gib ihn mit --server an.
