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
ui-reconstructed = Les pièces et les portes du château sont reconstituées par nous ; clés, blasons et cartes sont ceux de la règle.
