title = Spooky Boo!
tagline = Quatre cartes, deux entrevues. Descendez à cinq points, et criez-le.

round = Manche { $number } sur { $rounds }
name = { $seat } · { $points } points
pile = Pioche : { $cards }
discards = Défausse : { $cards }
held = { $seat } tient
power-look-at-own = regarder une de ses cartes
power-look-at-other = regarder une carte d’un adversaire
power-swap-blind = échanger une carte avec un adversaire, sans regarder
power-look-and-swap = regarder une carte adverse, puis l’échanger si l’on veut

move-wait = ne rien dire
move-call = « Spooky Boo ! »
move-done = fini
move-seen = j’ai bien regardé
move-refuse = ne pas utiliser le pouvoir
move-draw = piocher une carte
move-throw = la défausser
move-take = prendre la carte défaussée en { $slot }
move-keep = la garder en { $slot }
move-offer = échanger votre carte { $slot }…
move-trade = l’échanger contre votre carte { $slot }
move-look = regarder la carte { $slot } de { $at_seat }
move-swap = … contre la carte { $slot } de { $at_seat }

event-time-up = Le temps est écoulé.
event-memorised = { $seat } a regardé deux cartes.
event-memorised-faces = { $seat } a vu { $a } en a et { $b } en b.
event-begins = Toutes les cartes sont cachées. { $starter_seat } commence.
event-ready = { $seat } attend la manche suivante.
event-dealt = Manche { $round } : regardez vos deux cartes les plus proches.
event-reshuffled = La pioche est vide : { $cards } cartes défaussées sont mélangées, plus personne ne les connaît.
event-drew = { $seat } pioche une carte.
event-drew-face = { $seat } pioche { $value }.
event-threw = { $seat } défausse { $value }{ $power ->
    [none] .
   *[other]  et peut utiliser son pouvoir.
  }
event-kept = { $seat } garde la carte piochée en { $slot } et défausse { $discarded }.
event-took = { $seat } prend le { $value } en { $slot } et défausse { $discarded }.
event-looks-own = { $seat } regarde sa carte { $slot }.
event-looks-other = { $seat } regarde la carte { $slot } de { $at_seat }.
event-sees-own = { $seat } voit { $value } sur sa carte { $slot }.
event-sees-other = { $seat } voit { $value } sur la carte { $slot } de { $at_seat }.
event-looked = { $seat } a bien regardé.
event-refused = { $seat } n’utilise pas le pouvoir.
event-offered = { $seat } va échanger sa carte { $slot }.
event-swapped = { $seat } échange sa carte { $slot } contre { $at_slot } de { $at_seat }.
event-done = { $seat } a fini.
event-called = { $seat } : « Spooky Boo ! »
event-right-call = { $seat } a raison : { $points } !
event-wrong-call = { $seat } se trompe : { $points }, c’est plus que cinq.
event-pile-empty = Il n’y a plus rien à piocher. La manche s’arrête et chacun compte.
event-too-long = La nuit est finie. La manche s’arrête et chacun compte.
event-hand = { $seat } montre { $a }, { $b }, { $c }, { $d } : { $gained } points, { $total } en tout.

outcome-fewest = Le moins de points : { $best }.
option-memory-aid = Aide-mémoire : les cartes vues restent marquées

ui-credit = « Spooky Boo! » ; la règle ne nomme pas d’auteur.
ui-reconstructed = Les valeurs −1, 0, 5 et 15, les quatre pouvoirs et les 54 cartes sont ceux de la règle ; les autres valeurs et leur nombre sont reconstitués par nous.
