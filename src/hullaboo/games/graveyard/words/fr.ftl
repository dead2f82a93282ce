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
