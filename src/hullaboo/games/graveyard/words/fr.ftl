title = Cimetière
tagline = Posez vos fantômes à la porte et effrayez les autres : ils changeront de camp.
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

ui-table = La table. Les flèches n’ont rien à déplacer pour l’instant ; plus et moins règlent le zoom, zéro montre tout.
ui-table-asked = La table. Les flèches déplacent votre carte de place en place, R la tourne, F la retourne, Entrée la pose ; plus et moins règlent le zoom, zéro montre tout.
ui-card-in-hand = Votre carte : glissez-la sur la table, ou appuyez pour la tourner
ui-turn = Tourner
ui-flip = Retourner
ui-lay = Poser
ui-nearer = Plus près
ui-farther = Plus loin
ui-fit = Tout montrer
ui-choose = Touchez une place éclairée ou glissez-y votre carte. Son effet s’affiche avant qu’elle soit posée.
ui-tried = On regarde ce que ça donnerait…
ui-foreseen = { $scared ->
    [0] Personne ne prend peur.
    [one] Une carte se retourne.
   *[other] { $scared } retournements.
} Puis blanc { $white }, noir { $black }.
ui-foreseen-order = Ici, l’ordre des regards compte : vous le choisirez ensuite.
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
ui-gate = La porte : lignes { $top } à { $bottom }, colonnes { $left } à { $right } ; des tombes aux deux bouts, des barreaux entre elles
ui-side = { $seat }, { $colour ->
    [white] blanc
   *[black] noir
}
ui-on-table = Sur la table, la dernière carte d’abord
