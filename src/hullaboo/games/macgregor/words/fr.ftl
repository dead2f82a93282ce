title = Le Spectre des MacGregor
tagline = Quelqu’un, sous un drap, traverse les murs. Trouvez vos clés et sortez avant qu’il ne vous trouve.

crest = { $crest ->
    [thistle] chardon
    [stag] cerf
    [crown] couronne
    [ship] navire
   *[sun] soleil
}
colour = { $colour ->
    [red] rouge
    [blue] bleue
   *[green] verte
}

move-lay = poser « { crest } »
move-laid = voilà mon chemin
move-open = ouvrir la porte { colour } avec la clé « { crest } »
move-stop = rester ici
move-draw = piocher une clé et rester ici
move-discard = écarter la clé { colour } « { crest } »
move-catch = transmettre la malédiction à { $seat }

event-lay = { $seat } pose sa carte { $number }, face cachée : « { crest } ».
event-lay-hidden = { $seat } pose sa carte { $number }, face cachée.
event-laid = { $seat } a choisi son chemin : { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}. Fuyez !
event-open = { $seat } ouvre la porte { colour } de { $from } vers { $to } avec une clé « { crest } ».
event-escape = { $seat } ouvre la grille { colour } en { $from } : libre !
event-stop = { $seat } s’arrête en { $room }.
event-stay = { $seat } reste en { $room } sans piocher.
event-draw = { $seat } pioche une clé { colour }, « { crest } » au dos.
event-draw-hidden = { $seat } pioche une clé, « { crest } » au dos.
event-discard = { $seat } écarte une clé { colour } « { crest } ».
event-reshuffle = Les clés dépensées sont mélangées : { $keys } dans la nouvelle pioche.
event-top = La pioche montre maintenant « { crest } ».
event-reveal = Carte { $number } : « { crest } ». { $seat } glisse en { $room }.
event-meet = { $seat } trouve de la compagnie en { $room } et peut choisir.
event-catch = Bouh ! En { $room }, { $seat } jette le drap : { $caught_seat } le porte, au cachot.
event-miss = { $seat } ne croise personne et attend en { $room }.
event-round = Tour { $number }. Le fantôme : { $seat }.
event-dawn = Le coq chante. La nuit est finie.

outcome-escape = { $seat } est sorti du château au tour { $round }.
outcome-dawn = Le jour se lève et personne n’est dehors : le plus près d’une grille gagne, à { $doors ->
    [one] une porte
   *[other] { $doors } portes
} et { $missing ->
    [0] aucune clé manquante
    [one] une clé manquante
   *[other] { $missing } clés manquantes
}.

option-first-ghost = Premier fantôme
option-first-ghost-random = tiré au sort
option-first-ghost-chosen = la première place

edition-long-night = une longue nuit
edition-many-doors = beaucoup de portes

round-line = Tour { $round } sur { $rounds } · fantôme : { $seat }
pile-line = Pioche : { $keys } clés, dessus « { crest } »
pile-empty = Pioche : vide jusqu’à la prochaine défausse
spent-line = Dépensées : { $keys }
seat-line = { $seat } en { $room }
seat-dungeon = { $seat } au cachot
seat-outside = { $seat } est libre
legend = { $signs } · portes R rouge, B bleue, G verte · * trésor · ▓ cachot · @ fantôme, ' son dernier passage
path-line = Cartes devant le fantôme : { $path }
trail-line = Dernière promenade : { $trail }

ui-credit = « Le Fantôme des MacGregor », un jeu de Dominique Ehrhard, édité par Nathan.
ui-reconstructed = 39 clés, cinq cartes du fantôme et trois sorties sont celles de la règle ; pièces, portes, couleurs et blasons sont reconstitués par nous.

ui-castle = Le château. Les flèches vont de pièce en pièce, Entrée prévoit un chemin ; 1 à 5 choisissent une clé ou une carte, Échap revient d’un pas.
ui-room = { $room }, { crest }.
ui-treasure = La salle du trésor.
ui-here = Ici : { $names }.
ui-ghost-named = le fantôme { $seat }
ui-is-ghost = le fantôme, cinq cartes et aucune clé
ui-doors = Portes : { $doors }.
ui-door = { side } { colour }
ui-gate-side = { side } une grille { colour }
side = { $side ->
    [north] en haut
    [east] à droite
    [south] en bas
   *[west] à gauche
}
ui-gate = La grille { colour } de { $room }, vers la liberté.
ui-cost = { $cost ->
    [one] À une clé d’ici.
   *[other] À { $cost } clés d’ici.
}
ui-cost-card = Peut être la carte { $cost } de votre chemin.
ui-dungeon = cachot
ui-dungeon-lies = Le cachot touche { $room } ; un fantôme en sort, personne n’y entre.
ui-free = dehors !
ui-key = clé { colour }, « { crest } » au dos
ui-back = clé, « { crest } » au dos
ui-key-listed = { colour } ({ crest })
ui-back-listed = cachée ({ crest })
ui-holds = { $who } : { $held }
ui-card = Carte du fantôme : { crest }
ui-no-keys = aucune clé
ui-your-keys = Vos clés
ui-your-cards = Vos cartes de fantôme
ui-pile = Pioche
ui-path = Le chemin du fantôme
ui-spent-title = Clés dépensées
ui-spent = { $count } × { colour } « { crest } »
ui-spent-colour = Clés dépensées, { colour } : { $count }
ui-keys-of-others = Les clés des autres
ui-round = Ce tour
ui-round-short = Tour
ui-row = Rangée { $row }
ui-seats = Qui est où, avec quelles clés
ui-beyond = Au-delà des murs
ui-path-hidden = { $cards ->
    [one] Une carte devant le fantôme.
   *[other] { $cards } cartes devant le fantôme.
}
ui-path-none = Aucune carte encore devant le fantôme.
ui-standing = { $where } · { $keys ->
    [0] 0 clé
    [one] 1 clé
   *[other] { $keys } clés
}
ui-standing-ghost = Fantôme · { $where }
ui-you-ghost = Le fantôme, c’est vous
ui-you-flee = Vous fuyez { $seat }
ui-caught-you = Pris ! Le fantôme, c’est vous
ui-caught-other = { $seat } s’est fait prendre : nouveau fantôme
ui-boo = Bouh !
ui-curse = En { $room }, { $seat } jette le drap et court avec les clés de { $caught_seat }. Le fantôme, c’est maintenant { $caught_seat }, au cachot.
ui-curse-you = { $seat } vous a trouvé en { $room } et court avec vos clés. Le fantôme, c’est vous maintenant, au cachot.
ui-curse-by-you = Vous avez trouvé { $caught_seat } en { $room }. Vous voilà débarrassé du drap, et ses clés sont à vous ; le fantôme, c’est { $caught_seat }.
ui-go-on = Continuer
ui-planned = Prévu : { $rooms }.
ui-planned-keys = Prévu : { $rooms }, avec { $keys }.
ui-laid = { $cards ->
    [one] Poser cette carte
   *[other] Poser ces { $cards } cartes
}
ui-go = Aller · { $keys ->
    [one] 1 clé
   *[other] { $keys } clés
}
ui-go-draw = Aller et piocher
ui-stop = S’arrêter ici
ui-stop-draw = S’arrêter, piocher
ui-stay = Rester
ui-stay-draw = Rester et piocher
ui-escape = Dehors, dans la nuit ! · { $keys ->
    [one] 1 clé
   *[other] { $keys } clés
}
ui-discard = Écarter : { $key }
ui-catch = Attraper { $seat }
ui-back-step = Retour
ui-night = Jouer dans le noir
ui-lamp = Allumer la lampe pour tous
ui-reach = Où le fantôme peut-il passer ?
ui-haunted = Sur 100 promenades possibles, { $share } passent ici.
ui-asked-lay = Le fantôme, c’est vous : touchez une à quatre pièces, à travers les murs.
ui-asked-lay-caught = Pris ! Le fantôme, c’est vous : touchez votre chemin hors du cachot.
ui-asked-move = À vous : fuyez vers une pièce éclairée, ou restez.
ui-asked-on = Plus loin, ou halte ici ?
ui-asked-discard = Cinq clés, c’est une de trop : laquelle écarter ?
ui-asked-catch = Vous avez de la compagnie. Qui portera le drap ?
ui-wait = Un instant…
ui-wait-lay = { $seat }, le fantôme, pose son chemin.
ui-wait-move = { $seat } choisit un chemin.
ui-wait-discard = { $seat } a cinq clés et en écarte une.
ui-wait-catch = { $seat } en a trouvé plusieurs et choisit.
ui-over = La nuit est finie.

rule-1 = On joue de deux à quatre. L’un est le fantôme : son pion attend au cachot sous le drap, avec cinq cartes, une par blason, et aucune clé.
rule-2 = Les autres partent de la salle du trésor avec quatre clés chacun ; le reste forme la pioche.
rule-3 = Tous voient les blasons au dos de toutes les clés, et celui du dessus de la pioche. La couleur d’une clé n’est vue que de qui la tient.
rule-4 = Un tour a trois temps : le fantôme pose son chemin, les autres se déplacent, le fantôme marche.
rule-5 = Le fantôme pose une à quatre cartes face cachée, en ligne. Chacune nomme la pièce suivante : celle qui touche la précédente, jamais en diagonale, et porte ce blason. Murs et portes n’arrêtent pas un fantôme.
rule-6 = Une fois posé, le chemin ne change plus.
rule-7 = À partir de la gauche du fantôme, chacun se déplace ou reste.
rule-8 = Se déplacer, c’est jouer une à quatre clés, une par porte. Une clé n’ouvre qu’une porte de sa couleur, et elle est dépensée.
rule-9 = Qui finit dans une pièce au blason du dessus de la pioche peut piocher cette clé.
rule-10 = Qui reste sur place peut piocher la clé du dessus.
rule-11 = Personne ne garde cinq clés : qui en pioche une cinquième en écarte une des cinq.
rule-12 = Quand la pioche est vide, les clés dépensées sont mélangées et la reforment.
rule-13 = Plusieurs pions peuvent se trouver dans une même pièce.
rule-14 = Quand tous ont joué, le fantôme retourne ses cartes une à une, de la première à la dernière, et entre dans chaque pièce.
rule-15 = S’il ne croise personne, il attend dans la dernière pièce et reprend ses cartes ; un nouveau tour commence.
rule-16 = Dans la première pièce où il croise un pion, le fantôme s’arrête et transmet la malédiction. Qui est pris reçoit les cartes et le drap et repart du cachot ; l’ancien fantôme devient joueur, dans cette pièce, avec les clés de qui est pris.
rule-17 = S’il en croise plusieurs, il choisit ; les autres gardent leur place et leurs clés.
rule-18 = Qui passe le premier une grille, avec une clé de sa couleur, s’est échappé et gagne aussitôt : le fantôme ne marche plus.
rule-19 = Le fantôme a une carte par blason : il n’entre jamais dans deux pièces du même blason en un tour.
rule-20 = Qui est pris connaît les clés qu’il a dû céder, et donc les portes qu’elles ouvrent, jusqu’à ce qu’elles soient dépensées.

lesson-1-title = Les clés ouvrent les portes
lesson-1-asked = Otto est le fantôme et a posé une carte. En sortant du cachot, ce ne peut être qu’A3, où vous êtes : touchez une pièce éclairée et allez-y. Chaque porte coûte une clé de sa couleur.
lesson-1-done = Le fantôme a traversé le mur jusqu’en A3 : personne. Il y attend, et sa prochaine promenade partira de là.
lesson-1-missed = Vous étiez en A3 quand le fantôme est sorti : le drap est à vous. Soyez ailleurs quand il marche.
lesson-2-title = Un blason donne une clé
lesson-2-asked = La pioche montre le navire : qui finit dans une pièce au navire peut piocher cette clé. A4 en porte un : allez-y et piochez. Avec une seule carte, le fantôme ne va pas plus loin qu’A3.
lesson-2-done = Une clé dépensée, une clé piochée : c’est ainsi qu’on paie un long chemin. Tous ont vu le navire au dos ; la couleur, vous seul la connaissez.
lesson-2-missed = Cela n’a pas donné de clé, ou bien le fantôme est venu. Finissez dans une pièce au navire, et choisissez « Aller et piocher ».
lesson-3-title = À travers les murs
lesson-3-asked = Le fantôme, c’est vous. Otto aimerait piocher : la pioche montre le cerf, et la pièce au cerf à côté de lui est A2. Posez deux cartes : A3, puis A2.
lesson-3-done = Otto est allé en A2, a pioché sa clé, et vous étiez là. Vous jetez le drap et gardez ses clés ; le fantôme, c’est lui, au cachot.
lesson-3-missed = Ce chemin ne finit pas en A2. Du cachot on entre d’abord en A3 ; de là, A2 est la pièce de gauche.
lesson-4-title = Qui attraper ?
lesson-4-asked = Encore le fantôme, et deux devant vous. Ne posez qu’une carte, pour A3 : peut-être ne fuient-ils pas.
lesson-4-asked-2 = Otto est resté ; Wilma est sortie puis revenue, et les voilà tous deux en A3. Vous choisissez, et les clés de qui vous attrapez seront à vous : regardez leurs mains.
lesson-4-done = Otto porte le drap et repart du cachot ; vous êtes en A3 avec ses quatre clés. Wilma garde sa place et ses deux clés.
lesson-4-missed = Une carte, pour A3, suffit. Puis attrapez qui a le plus de clés : elles seront à vous.
lesson-5-title = Dehors, dans la nuit
lesson-5-asked = Il est tard, et la liberté est à trois portes : une rouge, une bleue, et la grille rouge sous E5. Touchez cette grille et courez, d’un seul trait.
lesson-5-done = Trois clés, trois portes, et dehors ! Vous gagnez aussitôt, sans même que le fantôme marche.
lesson-5-missed = Vous vous êtes arrêté avant la grille. Vos trois clés suffisent : touchez la grille sous E5 elle-même.

picture-1 = Au début : le fantôme au cachot, l’autre dans la salle du trésor. Vous voyez les couleurs de vos clés, et le blason au dos de toutes.
picture-2 = Un chemin de trois cartes, vu par le fantôme : A3, A2, A1, à travers tous les murs.
picture-3 = Une clé dépensée pour la porte bleue. A4 porte le blason de la pioche : on peut finir en piochant.
picture-4 = Après une prise : l’ancien fantôme est en A2 avec les clés, le nouveau attend au cachot.
picture-5 = Deux portes sur trois sont passées ; il reste une clé, pour la grille.

advice-walk = Le meilleur chemin qui en part est { $rooms } ; il croise quelqu’un dans { $percent } tours pareils sur 100.
advice-free = Vous sortez dans ce même tour, et vous gagnez.
advice-go = Cela mène en { $room }, à { $doors ->
    [one] une porte
   *[other] { $doors } portes
} de la liberté ; le fantôme y vient dans { $percent } tours pareils sur 100.
advice-stay = { $room } est à { $doors ->
    [one] une porte
   *[other] { $doors } portes
} de la liberté ; le fantôme y vient dans { $percent } tours pareils sur 100.
advice-draw = Une clé de plus ; le fantôme vient en { $room } dans { $percent } tours pareils sur 100.
advice-keys = Les clés que vous gardez valent { $worth } sur 100 pour sortir.
advice-catch = Dans cette pièce, ces clés valent { $worth } sur 100, autant que vous puissiez le savoir.
