title = Bloops
tagline = Retenez trois cartes, débarrassez-vous-en à temps, et n’oubliez pas laquelle est laquelle.

# La table
piles = Pioche : { $pile } · Défausse : { $discards }, au-dessus : { $top }
drawn = { $seat } a pioché : { $card }
effect = { $seat } doit encore utiliser un { $value }.
window = La fenêtre est ouverte : on peut jeter des cartes identiques.
caller = { $seat } a la carte BLOOPS.
last-turns = { $turns ->
    [0] C’est le dernier tour.
    [one] Il reste un tour.
   *[other] Il reste { $turns } tours.
  }
sum = { $seat } : { $points }
signs = + donne une carte · ° regarde · × échange · * étoile · ! finit la partie

# Coups
move-wait = attendre
move-seen = c’est vu
move-draw = piocher
move-throw = jeter la carte piochée
move-done = j’ai fini
move-bloops = Bloops !
move-close = fermer la fenêtre
move-give = donner la première carte à { $to_seat }
move-keep = garder la carte piochée, jeter la carte { $place }
move-counter = jeter aussi la carte { $place }
move-pick = céder la carte { $place }
move-look = regarder la carte { $place } de { $of_seat }
move-swap = prendre la carte { $place } de { $with_seat }

# Ce qui se passe
event-ready = { $seat } a regardé.
event-begins = Tout le monde a regardé. { $seat } commence.
event-saw = Vous voyez : la carte { $place } de { $of_seat } est un { $value }.
event-draw = { $seat } pioche.
event-drew = Vous avez pioché un { $value }.
event-no-card = { $seat } ne trouve plus rien à piocher.
event-renewed = La défausse est mélangée et devient la pioche.
event-throw = { $seat } jette un { $value }.
event-keep = { $seat } garde la carte et jette la carte { $place } : un { $value }.
event-twenty = Le 20 ! { $seat } a mis fin à la partie.
event-counter = { $seat } jette aussi la carte { $place } : encore un { $value } !
event-wrong = { $seat } montre la carte { $place } : un { $value }. Raté ! Elle retourne à sa place.
event-late = { $seat } montre la carte { $place } : un { $value }. Trop tard ! Elle retourne à sa place.
event-penalty = { $seat } prend une carte de pénalité : la carte { $place }.
event-spared = Plus de carte pour punir { $seat }.
event-give = { $seat } donne à { $to_seat } une carte que personne n’a vue : la carte { $place }.
event-look = { $seat } regarde la carte { $place } de { $of_seat }.
event-seen = { $seat } a vu.
event-pick = { $seat } va céder la carte { $place }.
event-swap = { $seat } échange la carte { $place } contre la carte { $with_place } de { $with_seat }.
event-nothing = Le { $value } de { $seat } ne fait rien.
event-done = { $seat } a fini.
event-bloops = « Bloops ! » dit { $seat }. Un dernier tour pour tous les autres.
event-close = La fenêtre se ferme.
event-over = Toutes les cartes sont retournées.

# La fin
outcome-twenty = { $seat } a jeté le 20. La meilleure main vaut { $points }.
outcome-bloops = { $seat } a dit « Bloops ! ». La meilleure main vaut { $points }.
outcome-pile = Il n’y avait plus rien à piocher. La meilleure main vaut { $points }.
outcome-turns = Les poissons sont fatigués après 150 tours. La meilleure main vaut { $points }.

# Options
option-windows = Temps de réaction
option-windows-fair = trois secondes après chaque défausse
option-windows-swift = jusqu’à la pioche suivante
option-late = Cartes jetées trop tard
option-late-gentle = refusées
option-late-strict = une carte de pénalité
option-memory-aid = Aide-mémoire : montrer les cartes déjà vues
option-direction = Sens du jeu
option-direction-clockwise = horaire
option-direction-anticlockwise = antihoraire
option-starter = Qui commence
option-starter-random = le sort décide
option-starter-first = la première place
option-starter-second = la deuxième place
option-starter-third = la troisième place
option-starter-fourth = la quatrième place
option-starter-fifth = la cinquième place

ui-credit = Un jeu de MontiBearnar, illustré par Mathieu Lidon ; la règle porte le nom d’Asmodee.
ui-reconstructed = Le nombre d’exemplaires de chaque valeur parmi les 65 cartes est reconstitué par nous.
