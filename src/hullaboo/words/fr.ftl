clock = Le sablier
seat-name = Place { $number }
me-name = Place { $number } (vous)
bot-name = Place { $number } ({ $bot })
bot-random = au hasard
bot-mo = Mo
bot-otto = Otto
bot-wilma = Wilma
bot-ida = Ida
bot-lux = Lux
plays-random = n’importe quel coup, tous aussi probables
plays-mo = prend ce qui lui plaît, et oublie où sont les choses
plays-otto = joue par habitude, et se souvient un moment
plays-wilma = reconnaît un bon coup quand elle le voit ; sa mémoire est floue
plays-ida = pèse ses coups, se souvient longtemps et pense un pas plus loin
plays-lux = pense le plus loin et n’oublie rien
advice-line = { $value } points : { $move }. { $why }
edition-classic = classique
your-turn = À vous, { $seat }.
asked = Que faites-vous ? (un numéro, un coup, ou ? pour l’aide)
help = Un numéro ou un coup tel qu’il est écrit le joue. { $undo } reprend, { $table } redessine, { $list } montre tous les coups, { $quit } sort.
choices = { $count } coups. Tapez quelques lettres pour réduire la liste, ou un coup entier.
no-such-choice = On attendait un numéro de 1 à { $count }, le texte d’un coup ou ? ; reçu : « { $got } ».
typed-earlier = La table a changé depuis que vous avez commencé à taper « { $got } ». Entrée pour le jouer maintenant, ou modifiez-le.
cannot-be-played = « { $got } » ne peut pas être joué maintenant ; le reste de cette ligne est oublié aussi.
undone = Repris.
not-undone = Impossible de reprendre : quelque chose a été appris depuis.
nothing-to-undo = Il n’y a rien à reprendre.
left = La partie reste en l’état. Son journal : { $file }
left-without-log = La partie reste en l’état.
won = Victoire : { $winners }.
won-together = Victoire partagée : { $winners }.
points = { $seat } : { $points }
time-left = Temps : { $seconds } s
which-game = Quel jeu ?
pick-game = Un numéro de 1 à { $count }, ou q pour sortir :
next-player = Passez l’écran à { $seat }, puis appuyez sur Entrée.
event-resigns = { $seat } abandonne.
event-stops = Tous conviennent d’arrêter.
event-leaves = { $seat } abandonne ; un bot continue.
event-takes-back = { $seat } reprend { $moves ->
    [one] le dernier coup
   *[other] les { $moves } derniers coups
}.
outcome-resigns = Abandon : { $seat }.
outcome-stops = La partie a été arrêtée d’un commun accord.
refused-illegal-action = Ce n’est pas possible maintenant.
refused-bad-notation = On attendait un coup comme { $expected } ; reçu : « { $got } ».

# Seulement dans le navigateur : la maison et ses portes

web-skip = Aller au contenu
web-welcome = Toc, toc. Qui joue ?
web-what-this-is = Cinq petits jeux de fantômes, tout de suite : contre des bots, entre amis par un lien, ou sur un même écran.
web-facts = { $seats } joueurs · environ { $minutes } min
web-play-now = Jouer
web-play-title = { $game } : nouvelle partie
web-opponent = Qui joue contre vous ?
web-how-many = Combien de joueurs ?
web-level-of = niveau { $level } sur { $levels }
web-new-here = Première fois ? Cinq petites leçons, trois minutes environ.
web-teach-first = Apprendre d’abord
web-play-go = C’est parti
web-invite = Inviter
web-learn = Apprendre
web-watch = Regarder
web-left = Vos parties en cours
web-resume = Reprendre
web-shared-table = Venez jouer : { $game }
web-shared-problem = Le problème du jour : { $game }
web-dismiss = Masquer
web-open-tables = Tables ouvertes
web-no-open-tables = Personne n’attend pour l’instant. Invitez quelqu’un, ou jouez contre les gens de la maison.
web-sit-down = S’asseoir
web-live-tables = Parties en cours
web-no-live-tables = La maison est silencieuse.
web-look-on = Regarder
web-problem = Le problème du jour
web-problem-go = Essayer
web-problem-time = Votre temps : { $time }
web-problem-solved = Résolu en { $time } !
web-problem-given-up = Pas aujourd’hui. Voici ce qui était possible ; demain, il y en aura un autre.
web-problem-tries = { $tries ->
    [0] Aucune erreur pour l’instant.
    [one] Une erreur.
   *[other] { $tries } erreurs.
}
web-problem-streak = { $days ->
    [0] Pas encore de série : résolvez le problème du jour pour en commencer une.
    [one] Un jour d’affilée.
   *[other] { $days } jours d’affilée.
}
web-problem-grade = { $grade ->
    [1] D’un coup d’œil
    [2] Facile
    [3] À méditer
    [4] Retors
   *[5] Diabolique
}
web-problem-best = Votre meilleur temps : { $time }
web-problem-before = La veille
web-problem-after = Le lendemain
web-problem-again = Encore une fois
web-problem-chair = La chaise vide
web-problem-you = Pip (vous)
web-home = Retour à la maison
web-close = Fermer
web-opening = La porte grince et s’ouvre…
web-nowhere = Cette pièce n’existe pas
web-nowhere-why = L’adresse ne mène nulle part ; la maison, elle, n’a pas bougé.
web-yes = oui
web-no = non
web-fine = D’accord

# Ouvrir une table

web-make = { $game } : une nouvelle table
web-seats = Places
web-friend = un ami, par lien
web-same-screen = quelqu’un devant cet écran
web-name-of = Nom à la place { $number }
web-bot-choice = { $bot } : { $plays }
web-open-to-all = Tout le monde peut s’asseoir, même sans le lien
web-variants = Édition et options
web-edition = Édition
web-make-go = Ouvrir la table

# À table

web-a-bot = bot
web-level = niveau { $level }
web-you = (vous)
web-me = Vous
web-name-me = { $name } (vous)
web-spectator = (spectateur)
web-board = Le plateau
web-waiting = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
web-dealing = Tout le monde est là. On distribue…
web-seat-open = libre
web-seat-invited = attend un invité
web-seat-ready = prêt
web-seat-coming = s’installe
web-sit-here = S’asseoir ici
web-seat-asked = n’est pas encore là
web-seat-host = hôte de la table
web-seat-not-ready = pas encore prêt
web-all-ready = Tout le monde est prêt.
web-waits-for = On attend { $who }.
web-waits-for-you = On n’attend plus que vous.
web-waits-for-host = { $who } va lancer la partie.
web-come-in = Entrez. Comment vous appelle-t-on ?
web-invited-by = { $who } vous attend. Comment vous appelle-t-on ?
web-offered-names = Dame Lanterne, Comte Grincheux, Tante Toile, Vieille Bougie, Miss Minuit, Sire Frisson, Oncle Grenier, Petit Hibou, Docteur Phalène, Capitaine Brume, Madame Murmure, Cousin Caveau, Luce Pénombre, Max des Lunes, Baron Soupir, Lili Lueur
web-another-name = Un autre nom
web-only-watch = Je veux seulement regarder
web-rename = Changer mon nom
web-strangers = Cette table figure dans la liste de la maison : des inconnus peuvent aussi s’y asseoir.
web-ready = Je suis prêt
web-start = Distribuer les cartes
web-leave = Quitter la table
web-who-sits-here = Qui s’assoit à cette place : { $seat }
web-ask-to-leave = Demander de partir
web-ask-to-leave-sure = Oui, libérer la place
web-move-up = Remonter d’une place : { $seat }
web-take-seat-away = Retirer la place : { $seat }
web-one-more-seat = Une place de plus
web-looking-on = Vous regardez.
web-full = Toutes les places sont prises. Dès que l’une se libère, vous pouvez vous asseoir ici.
web-broken-off = On allait distribuer, plusieurs fois, et chaque fois quelqu’un a interrompu. Qui le fait exprès attend peut-être une donne qui lui convient.
web-put-out = Vous n’êtes plus assis ici : l’hôte a donné votre place, ce navigateur était absent au moment de distribuer, ou un autre qui tenait la place l’a quittée.
web-go-on = Continuer quand même
web-invite-link = Le lien pour vos amis
web-own-seat = Votre place : l’emporter ailleurs
web-take-along = Votre place sur un autre appareil : gardez ce lien pour vous
web-copy = Copier
web-copied = Copié
web-share = Partager
web-qr = Le lien sous forme de code à scanner
web-your-turn-title = À vous
web-to-move = doit jouer
web-away = absent
web-stood-in = un bot joue à sa place
web-taken-up = Un autre navigateur tient aussi la place de { $seat }.
web-that-was-me = C’était moi
web-shut-out = Exclure les autres
web-others-hold = { $count ->
    [one] Un autre navigateur tient aussi votre place.
   *[other] { $count } autres navigateurs tiennent aussi votre place.
}
web-gone = { $seat } n’est plus là. La place est gardée.
web-gone-for-long = { $seat } n’est plus là depuis un moment.
web-stand-in-later = Un bot pourra jouer dans { $seconds } s.
web-gave-up = a abandonné ; un bot continue
web-stand-in = Laisser jouer un bot
web-more-short = Plus
web-more = Journal, discussion, règles
web-log = Journal
web-fold = Replier le panneau
web-unfold = Déplier le panneau
web-caption = Ce qui vient de se passer
web-again-scene = Revoir cela
web-log-empty = Ce qui se passe à partir de maintenant s’écrit ici. Toute l’histoire est dans la rediffusion, à la fin.
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-say = Dire quelque chose
web-send = Envoyer
web-talk = Discuter
web-unread = { $count ->
    [one] une ligne non lue
   *[other] { $count } lignes non lues
}
web-react = D’un seul geste
web-react-boo = Bouh !
web-react-bravo = Bravo !
web-react-haha = Ha ha !
web-react-oops = Oups…
web-react-hmm = Hum…
web-react-thanks = Merci !
web-mute = Ne plus entendre { $seat }
web-unmute = Entendre { $seat } de nouveau
web-rules = Règles
web-in-words = En mots
web-table-menu = Cette table
web-stop = Proposer d’arrêter
web-stop-asks = On demande à tous les autres. Si tous sont d’accord, la partie s’arrête là, sans vainqueur.
web-stop-ask = Demander aux autres
web-stop-ends = La partie s’arrête là, sans vainqueur.
web-stop-sure = Oui, arrêter là
web-take-move-back = Reprendre mon dernier coup
web-resign = Abandonner
web-resign-sure = Oui, les autres gagnent
web-resign-goes-on = Vous avez perdu, les autres continuent ; un bot prend votre place.
web-resign-sure-goes-on = Oui, j’abandonne
web-for-stop = Pour arrêter ici : { $who }.
web-for-stand-in = Pour laisser un bot jouer à la place de { $absent_seat } : { $who }.
web-for-take-back = { $absent_seat } veut reprendre son dernier coup : { $who }.
web-agree = D’accord
web-take-back = Retirer
web-pass = Passez l’écran à { $seat }.
web-it-is-me = C’est moi, { $seat } : lever le rideau

# Mauvais moments

web-line-lost = Connexion perdue. Votre place et tous les coups sont gardés ; l’horloge de la table continue. On revient…
web-line-closing = Le serveur redémarre. Votre place et tous les coups sont gardés ; un instant…
web-line-cannot-keep = Rien ne peut être enregistré pour l’instant ; tout ce que vous voyez est en sûreté. La partie reprend d’elle-même dès que possible.
web-two-tabs = Cette place est aussi ouverte dans un autre onglet. Les deux montrent la même chose ; jouez dans l’un ou l’autre.
web-refused = Cela n’a pas marché. Rien n’a changé.
web-refused-not-legal = Ce n’est pas possible maintenant. Rien n’a changé.
web-refused-not-your-turn = Pas encore : c’est à quelqu’un d’autre.
web-refused-late = Trop tard : quelqu’un a été plus rapide, ou le moment est passé.
web-refused-over = La partie est finie.
web-refused-not-playing = La partie n’a pas commencé.
web-refused-not-your-seat = Cette place est à quelqu’un d’autre.
web-refused-shut-out = Vous n’êtes plus assis ici : un autre navigateur qui tenait cette place l’a quittée, ou la garde pour lui.
web-refused-no-such-seat = Cette place n’existe pas.
web-refused-one-seat-each = Vous êtes déjà assis à cette table.
web-refused-not-abandoned = Encore une minute : peut-être un retour est-il en cours.
web-refused-not-now = Ce n’est pas possible en ce moment.
web-refused-no-chat = À cette table, seuls les joueurs parlent.
web-refused-nothing-to-undo = Il n’y a rien à reprendre.
web-refused-something-was-learnt = Cela ne peut plus être repris : on a vu quelque chose depuis.
web-refused-not-all-ready = Tout le monde n’est pas encore prêt.
web-refused-not-the-host = Seul l’hôte de la table peut faire cela.
web-refused-asked-to-leave = L’hôte de cette table vous a demandé de partir. Vous pouvez regarder.
web-refused-too-often = Doucement : c’était un peu beaucoup d’un coup.
web-refused-too-many-tables = Vous avez trop de parties en cours. Terminez ou quittez d’abord l’une d’elles.
web-refused-unreachable = Le serveur est injoignable. Rien n’est perdu ; réessayez dans un instant.
web-refused-cannot-keep = Rien ne peut être enregistré pour l’instant ; tout ce que vous voyez est en sûreté. Rien n’a changé.
web-trouble = Quelque chose a mal tourné
web-trouble-why = Le serveur a dit « { $code } ». Ce qui a été joué est gardé.
web-trouble-unreachable = Pas de connexion
web-trouble-unreachable-why = Le serveur est injoignable. Ce qui a été joué est gardé ; réessayez dans un instant.
web-trouble-offline = Vous êtes hors ligne
web-trouble-offline-why = Les parties se jouent sur un serveur, injoignable d’ici. Vos tables vous y attendent ; cette page réessaiera dès que le réseau reviendra.
web-trouble-cannot-keep = Rien ne peut être enregistré pour l’instant
web-trouble-cannot-keep-why = Ce qui a été joué est en sûreté. Réessayez dans un instant.
web-trouble-cannot-read = La table ne peut pas être lue pour l’instant
web-trouble-cannot-read-why = Ce qui a été joué est en sûreté. Réessayez dans un instant.
web-trouble-elsewhere = Cette table est injoignable pour l’instant
web-trouble-elsewhere-why = Elle se joue sur un autre de nos serveurs, qui ne répond pas à celui-ci. Ce qui a été joué est en sûreté ; réessayez dans un instant.
web-trouble-no-such-table = Cette table n’est pas ici
web-trouble-no-such-table-why = Le lien est peut-être coupé, ou la table est privée : demandez le lien entier.
web-trouble-broken-table = Cette table ne peut pas être ouverte
web-trouble-broken-table-why = Ce qui en a été conservé ne se tient plus, ou les règles ont changé depuis. Rien n’y a été modifié ; la personne qui gère ce serveur en est avertie.
web-trouble-not-your-seat = Ce lien n’ouvre plus la place
web-trouble-not-your-seat-why = Le lien d’une place change à chaque donne. Revenez dans le navigateur où vous vous êtes assis ; le menu de la table y donne le nouveau lien pour d’autres appareils.
web-trouble-not-over = La partie n’est pas finie
web-trouble-not-over-why = La rediffusion se regarde quand la partie est finie. D’ici là, suivez-la à la table.
web-trouble-no-such-game = Ce jeu n’est pas dans la maison
web-trouble-no-such-game-why = Regardez derrière les autres portes.
web-try-again = Réessayer
web-to-table = Aller à la table

# La fin et la rediffusion

web-nobody-won = Pas de vainqueur.
web-draw = Égalité.
web-won-you = Vous avez gagné.
web-won-you-points = Vous avez gagné, { $best } à { $next }.
web-won = { $winner } a gagné.
web-won-points = { $winner } a gagné, { $best } à { $next }.
web-won-shared = Victoire partagée : { $winners }.
web-you-resigned = Vous avez abandonné.
web-round-by-round = Manche par manche
web-round-of = Manche { $round }
web-total = Total
web-evening = Le score de la soirée :
web-harder = Plus fort : { $bot }
web-easier = Plus facile : { $bot }
web-seats-move = À la prochaine partie, chacun avance d’une place : quelqu’un d’autre commence, et les couleurs changent aussi.
web-seats-moved = Chacun est une place plus loin qu’à la partie précédente.
web-again = Rejouer
web-again-go = Aller à la nouvelle table
web-again-join = Rejouer avec les autres
web-replay = Revoir
web-fair = Le tirage était-il honnête ?
web-fair-promise = Le secret est celui promis avant la donne :
web-fair-unchanged = La promesse n’a pas changé depuis que vous êtes assis :
web-fair-added = Ce que votre navigateur a ajouté au tirage a servi :
web-fair-bound = Ce que les autres ont ajouté était fixé avant que le vôtre soit montré :
web-fair-once = Personne n’a interrompu le tour avant la donne pour tirer à nouveau :
web-fair-yes = oui
web-fair-no = non !
web-fair-unknown = impossible à dire ici
web-fair-more = Le journal contient tout : « hullaboo verify » le rejoue, coup par coup, avec le secret.
web-download = Télécharger le journal
web-replay-of = { $game } : rediffusion
web-first = Au début
web-back = Un coup en arrière
web-run = Lecture
web-pause = Pause
web-forward = Un coup en avant
web-last = À la fin
web-move = Coup
web-move-of = { $move } sur { $moves }
web-eyes = Du point de vue de
web-eyes-all = tous à la fois
web-eyes-spectator = un spectateur
web-speed = Vitesse
web-share-here = Lien vers ce coup

# Réglages

web-settings = Réglages
web-name = Votre nom
web-keep = Enregistrer
web-name-kept = C’est noté. Les nouvelles tables vous appelleront ainsi.
web-name-refused = De 1 à 24 lettres, chiffres, espaces, . ' - et _, s’il vous plaît.
web-language = Langue
web-theme = Couleurs
web-theme-auto = comme le système
web-theme-dusk = crépuscule (clair)
web-theme-midnight = minuit (sombre)
web-motion = Mouvement
web-motion-auto = comme le système
web-motion-full = complet
web-motion-reduced = réduit
web-tempo = Vitesse du jeu
web-tempo-calm = tranquille
web-tempo-normal = normale
web-tempo-brisk = vive
web-tempo-at-once = immédiate
web-sound = Son
web-sound-off = coupé
web-sound-on = actif
web-memory = Aide-mémoire, là où le jeu en a un
web-memory-off = sans
web-memory-on = avec
web-hand = Boutons sur le téléphone
web-hand-right = à droite
web-hand-left = à gauche
web-notify = Une notification quand c’est à vous et que cette page est cachée
web-notify-off = sans
web-notify-on = avec
web-notify-refused = Ce navigateur ne le permet pas ; cela se change dans ses réglages pour cette page.

# Apprendre, à propos

web-how = { $game } : comment jouer
web-about = À propos
web-about-lead = Hullaboo est une maison pour cinq petits jeux de société. Les règles sont écrites une seule fois et font tout tourner : cette page, les bots qui jouent avec vous, les rediffusions et le laboratoire.
web-credits = De qui sont ces jeux
web-credits-lead = Les jeux sont l’œuvre de leurs auteurs et éditeurs. Les règles sont racontées avec nos propres mots et toutes les images sont dessinées par nous ; si un jeu vous plaît, procurez-vous la boîte.
web-privacy = Ce que cette page sait de vous
web-privacy-text = Un cookie qui fait de vous un invité, un nom si vous en donnez un, et dans votre navigateur la liste de vos tables et vos réglages. Pas de compte, pas d’autres serveurs, pas de statistiques.
web-made-of = De quoi elle est faite
web-made-of-text = Un logiciel libre sous licence MIT. Les titres sont composés en Fraunces (SIL Open Font License).

web-learn-play = Apprendre en jouant
web-learn-play-why = Cinq petites positions sur le vrai plateau, trois minutes environ.
web-learn-go-on = Continuer avec la leçon { $lesson }
web-learn-rules = Les règles en images
web-lesson = Leçon { $lesson } sur { $lessons } : { $title }
web-lesson-learned = apprise
web-lesson-you = Pip (vous)
web-lesson-other = { $number ->
    [1] Otto
    [2] Wilma
    [3] Ida
    [4] Mo
   *[other] Lux
}
web-lesson-hurrah = C’est ça !
web-lesson-not-quite = Pas tout à fait.
web-lesson-again = Réessayer
web-lesson-next = Leçon suivante
web-lesson-skip = Passer celle-ci
web-lesson-real = Et maintenant, une vraie partie
web-lesson-leave = Retour aux règles
web-moves = Ce que vous pouvez faire
web-lesson-show = Montrez-moi
web-problem-give-up = Abandonner ?
web-problem-give-up-why = La solution sera montrée, et ce jour ne comptera plus dans votre série.
web-problem-give-up-yes = Montrer la solution
web-problem-give-up-no = Chercher encore
web-hand-over = Passer l’écran à { $seat }

verify-holds = cohérent, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
verify-proved = Prouvé :
verify-unproved = Non prouvé :
verify-secret = Le secret correspond à l’engagement : le hasard de chaque coup était donc fixé.
verify-salts-committed = Le sel de chaque place est là, et celui des bots découle du secret : aucun bot n’a choisi le sien.
verify-moves = Chaque coup était permis par ces règles et mène à la table et au résultat que le journal indique.
verify-chain = Le texte est entier : aucun en-tête, coup ou temps n’a changé sans que tous les sceaux suivants soient refaits.
verify-taken-back = Ce qui a été repris est noté, et ce qui fut joué ensuite avait le tirage fixé d’avance.
verify-consent = Que tous aient accepté ce qui fut repris après qu’on a vu quelque chose : seul le serveur le dit.
verify-signed = Le serveur a signé ce texte : personne ne l’a modifié, coupé ni remplacé depuis.
verify-no-salts = Que le tirage était honnête : personne n’y a rien ajouté, et qui connaissait le secret pouvait choisir la donne.
verify-salts-chosen = Que personne n’a choisi son sel à son avantage : ces sels n’étaient pas fixés avant que les autres soient connus.
verify-only-bots = Que le tirage était honnête : seuls des bots étaient assis là, et qui connaissait le secret pouvait le choisir à son avantage.
verify-salts-seen = Que les sels des personnes étaient fixés avant qu’un seul soit montré, et qu’aucun tour n’a été interrompu pour tirer à nouveau : seuls les navigateurs présents peuvent le dire.
verify-commitment-seen = Que l’engagement a été montré avant la donne : seul qui l’a vu à la table peut le dire.
verify-seals-of-format-1 = Que le texte est entier : ce journal date d’avant les sceaux durables.
verify-unsigned = Que ce journal est celui de la partie jouée : il n’est pas signé, et qui a le secret pourrait en écrire un autre.
verify-signed-by-somebody = Qui l’a signé : demandez sa clé au serveur (/api/keys) et donnez-la avec --server.
