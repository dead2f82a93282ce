title = Cimetière
tagline = Posez vos fantômes à la grille et effrayez les autres : ils changeront de camp.
order-matters = L’ordre compte. Doivent regarder :
hand = en main
next = ensuite
pile = { $cards ->
    [0] plus de cartes
    [one] encore { $cards } carte
   *[other] encore { $cards } cartes
}
white-has = Blanc : { $ghosts ->
    [one] { $ghosts } fantôme
   *[other] { $ghosts } fantômes
}
black-has = Noir : { $ghosts ->
    [one] { $ghosts } fantôme
   *[other] { $ghosts } fantômes
}
gift = dont { $ghosts } en cadeau
move-lay = la poser { $axis ->
    [across] en travers
   *[upright] debout
} depuis la ligne { $row }, colonne { $column }, { $face ->
    [front] face
   *[back] dos
} visible{ $turned ->
    [yes] , retournée d’un demi-tour
   *[no] {""}
}
move-look = faire regarder le { $square ->
    [first] premier fantôme
    [middle] fantôme du milieu
   *[last] dernier fantôme
}
event-lay = { $seat } pose une carte { $axis ->
    [across] en travers
   *[upright] debout
} en { $row },{ $column }.
event-scares = Le fantôme { $colour ->
    [white] blanc
   *[black] noir
} en { $row },{ $column } effraie celui en { $met_row },{ $met_column } : sa carte se retourne.
event-looks-back = Le fantôme { $colour ->
    [white] blanc
   *[black] noir
} en { $row },{ $column } croise le regard de celui en { $met_row },{ $met_column } : personne ne cille.
event-meets-tombstone = Le fantôme { $colour ->
    [white] blanc
   *[black] noir
} en { $row },{ $column } voit une tombe.
event-sees-nobody = Le fantôme { $colour ->
    [white] blanc
   *[black] noir
} en { $row },{ $column } regarde dans la nuit.
event-take = { $seat } prend la carte suivante.
outcome-more = { $white } fantômes blancs contre { $black } noirs.
outcome-tie = { $white } fantômes partout : à égalité, l’Oya l’emporte, car c’est lui qui a commencé.
option-handicap = Fantômes offerts à l’Oya, qui commence
option-even-start = Départ égal : l’Oya reçoit en plus de quoi rendre le duel équilibré

edition-quarrel = la querelle

ui-table = La table. Les flèches n’ont rien à déplacer pour l’instant ; plus et moins règlent le zoom, zéro montre tout.
ui-table-asked = La table. Les flèches déplacent votre carte de place en place, R la tourne, F la retourne, Entrée la pose ; plus et moins règlent le zoom, zéro montre tout.
ui-card-in-hand = Votre carte : glissez-la sur la table, ou appuyez pour la tourner
ui-turn = Tourner
ui-flip = Retourner
ui-lay = Poser
ui-nearer = Plus près
ui-farther = Plus loin
ui-fit = Tout montrer
ui-choose = Touchez une place éclairée ou glissez-y la carte. L’effet se voit avant la pose.
ui-tried = On regarde ce que ça donnerait…
ui-lay-it = Appuyez encore dessus, ou Poser.
ui-place = { $axis ->
    [across] En travers
   *[upright] Debout
} en { $row },{ $column }.
ui-previewed = { $scared ->
    [0] Personne ne prend peur.
    [one] Une carte se retourne.
   *[other] { $scared } retournements.
} Puis blanc { $white }, noir { $black }.
ui-previewed-order = Ici, l’ordre des regards compte : vous le choisirez ensuite.
ui-order = Quel fantôme regarde d’abord ?
ui-look-scares = il effraie
ui-look-looks-back = regard soutenu
ui-look-meets-tombstone = une tombe
ui-look-sees-nobody = personne
ui-asked-lay = À vous : posez votre carte, puis ses fantômes regardent.
ui-asked-look = À vous : l’ordre compte. Quel fantôme regarde maintenant ?
ui-wait = Un instant…
ui-waiting = { $seat } cherche où poser une carte.
ui-over = Toutes les cartes sont posées.
ui-ghost = fantôme { $colour ->
    [white] blanc
   *[black] noir
} regardant { $gaze ->
    [up] vers le haut
    [right] à droite
    [down] vers le bas
   *[left] à gauche
}
ui-tombstone = tombe
ui-laid = { $axis ->
    [across] Couchée
   *[upright] Debout
} depuis la ligne { $row }, colonne { $column } : { $squares }
ui-gate = La grille : lignes { $top } à { $bottom }, colonnes { $left } à { $right } ; des tombes aux deux bouts, des barreaux entre elles
ui-side = { $seat }, { $colour ->
    [white] blanc
   *[black] noir
}
ui-on-table = Sur la table, la dernière carte d’abord

ui-credit = « Boo », un jeu de Chris Handy, illustré par Mihajlo Dimitrevski.
ui-reconstructed = La liste des douze cartes est reconstituée par nous ; ce qu’est une carte, leur nombre et la grille sont ceux de la règle.

rule-1 = On joue à deux. L’Oya a les fantômes blancs et commence ; l’autre a les noirs.
rule-2 = Chacun a les douze mêmes cartes de trois cases : des fantômes des deux couleurs, qui regardent en haut, en bas, à gauche ou à droite, ou des pierres tombales. Au dos, chaque fantôme est de l’autre couleur et regarde à l’opposé ; les tombes restent des tombes.
rule-3 = La grille se dresse au milieu : quatre cartes de barreaux à travers lesquels on voit, une carte de tombes à chaque bout. Elle ne se retourne jamais.
rule-4 = Votre carte en main et la suivante de votre pile sont visibles de tous deux ; ce qu’il y a dessous, personne ne le sait.
rule-5 = À votre tour, posez la carte que vous avez en main : une face ou l’autre, en travers ou debout, dans un sens ou dans l’autre.
rule-6 = Elle ne recouvre rien de ce qui est déjà posé.
rule-7 = Une de ses cases au moins touche la grille ou une carte par un côté. Les coins ne touchent pas.
rule-8 = Puis chaque fantôme de votre nouvelle carte regarde une fois, quelle que soit sa couleur ; vous choisissez l’ordre.
rule-9 = Un regard file tout droit, par-dessus les cases libres, les barreaux et les fantômes de sa couleur, jusqu’au premier fantôme de l’autre couleur. Une tombe ou le bord de la table l’arrête.
rule-10 = Si ce rival le regarde droit dans les yeux, il ne se passe rien.
rule-11 = Sinon il prend peur et toute sa carte se retourne sur place : chacun de ses fantômes change de couleur et regarde à l’opposé.
rule-12 = Chaque regard trouve la table comme les regards d’avant l’ont laissée. Une carte peut se retourner plusieurs fois.
rule-13 = Une carte retournée ne regarde pas à son tour, et un fantôme qui a regardé a fini.
rule-14 = Prenez ensuite en main la carte suivante de votre pile ; c’est à l’autre.
rule-15 = La partie finit quand chacun a posé ses douze cartes. Qui a le plus de fantômes visibles gagne.
rule-16 = En cas d’égalité, l’Oya gagne.

lesson-1-title = Votre première carte
lesson-1-asked = Ces trois fantômes blancs sont à vous. Posez la carte, côté blanc visible, de sorte qu’un bord touche la grille : touchez une place éclairée, puis Poser. Tournez-la d’abord si vous voulez.
lesson-1-done = La voilà posée. Chacun de ses fantômes a regardé une fois, droit devant, et n’a vu personne : personne encore à effrayer. Les blancs comptent trois fantômes.
lesson-1-missed = C’était le côté noir : ces fantômes compteraient pour l’autre. Retournez la carte et posez-la côté blanc visible.
lesson-2-title = Bouh !
lesson-2-asked = Trois fantômes noirs derrière la grille, et aucun ne vous regarde. Posez votre carte pour qu’un de vos fantômes en voie un. On voit à travers les barreaux.
lesson-2-done = Le premier fantôme noir en vue a pris peur, et toute sa carte s’est retournée : trois noirs sont devenus trois blancs. C’est ainsi que l’on gagne.
lesson-2-missed = Aucun de vos fantômes blancs n’en a vu un noir. Un regard va tout droit, là où le fantôme regarde ; une tombe l’arrête. Essayez sous les barreaux, les yeux vers le haut.
lesson-3-title = Les yeux dans les yeux
lesson-3-asked = Ces fantômes noirs vous fixent à travers les barreaux. Qui soutient le regard n’a pas peur. Arrivez par où ils ne regardent pas.
lesson-3-done = De dos ou de côté, personne ne peut soutenir le regard : la carte s’est retournée.
lesson-3-missed = Soit personne n’était en vue, soit le fantôme noir a soutenu le regard et nul n’a cillé. Essayez au-dessus de la carte, les yeux vers le bas, ou à côté.
lesson-4-title = Qui regarde d’abord ?
lesson-4-asked = Vous avez posé la carte de gauche ; un de ses fantômes est noir, et il regarde aussi. Il va retourner votre carte blanche. Qui doit regarder d’abord pour que vous la regagniez ?
lesson-4-done = Le noir a retourné votre carte, puis votre fantôme blanc y a vu du noir et l’a regagnée. Chaque regard trouve la table comme le précédent l’a laissée.
lesson-4-missed = Votre fantôme blanc a regardé d’abord et n’a vu personne ; puis le noir a retourné votre carte, et plus personne pour la regagner. Laissez le noir regarder d’abord.
lesson-5-title = Deux d’un coup
lesson-5-asked = Une grande frayeur maintenant : posez vos trois fantômes pour que deux cartes noires se retournent en un tour. Chaque fantôme regarde pour lui-même.
lesson-5-done = Deux cartes ont changé de camp en un tour. Quand chacun a posé ses douze cartes, qui a le plus de fantômes en vue gagne ; une égalité revient à qui a commencé.
lesson-5-missed = Pas encore deux cartes. Cherchez une place d’où deux de vos fantômes voient deux cartes différentes, par exemple sous les barreaux.
picture-1 = La grille : des barreaux au milieu, des tombes aux deux bouts.
picture-2 = Une carte touche la grille, la suivante touche la carte.
picture-3 = Les yeux dans les yeux à travers les barreaux : nul ne cille.
picture-4 = Vue de dos : la carte du haut s’est retournée, la voilà blanche.
picture-5 = Une carte posée, deux cartes effrayées.

advice-lay = { $turned ->
    [0] Aucun fantôme ne passe dans votre camp
    [one] { $turned } fantôme passe dans votre camp
   *[other] { $turned } fantômes passent dans votre camp
} ; votre avance est alors de { $lead }, et de { $left } après la meilleure réponse.
advice-look = Avec le meilleur ordre des regards, votre avance est de { $lead }, et de { $left } après la meilleure réponse.
