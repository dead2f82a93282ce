title = Spooky Boo!
tagline = Quatre cartes, deux entrevues. Descendez à cinq points, et criez-le.

round = Manche { $number } sur { $rounds }
name = { $seat } · { $points } points
pile = Pioche : { $cards }
discards = Défausse : { $cards }
held = { $seat } tient
power-look-at-own = regarder une de vos cartes
power-look-at-other = regarder une carte d’un adversaire
power-swap-blind = échanger une carte avec un adversaire, sans regarder
power-look-and-swap = regarder une carte adverse, puis l’échanger ou non
card-look-at-own = regarder chez soi
card-look-at-other = regarder chez l’autre
card-swap-blind = échanger sans voir
card-look-and-swap = regarder, échanger

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
event-ready = { $seat } est prêt pour la manche suivante.
event-dealt = Manche { $round } : chacun regarde ses deux cartes les plus proches.
event-reshuffled = La pioche est vide : { $cards } cartes défaussées sont mélangées, plus personne ne les connaît.
event-drew = { $seat } pioche une carte.
event-drew-face = { $seat } pioche { $value }.
event-threw = { $seat } défausse { $value }{ $power ->
    [none] .
   *[other] {" "}et peut utiliser son pouvoir.
  }
event-kept = { $seat } garde la carte piochée en { $slot } et défausse { $discarded }.
event-took = { $seat } prend le { $value } en { $slot } et défausse { $discarded }.
event-took-down = { $seat } prend la carte visible en { $slot } et défausse { $discarded }.
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
option-rounds = Manches
option-memory-aid = Aide-mémoire : les cartes vues restent marquées

edition-short-night = une courte nuit

ui-credit = « Spooky Boo! » ; la règle ne nomme pas d’auteur.
ui-reconstructed = Les valeurs −1, 0, 5 et 15, les quatre pouvoirs et les 54 cartes sont ceux de la règle ; les autres valeurs et leur nombre sont reconstitués par nous.

ui-your-cards = Vos cartes
ui-cards-of = Cartes de { $seat }
ui-middle = Le milieu de la table
ui-own-card = Votre carte { $slot }
ui-card-of = Carte { $slot } de { $seat }
ui-face-down = cachée
ui-face-power = { $value } ({ $power })
ui-eyed = { $seat } la regarde
ui-pile = Pioche : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
ui-discards = Défausse, au-dessus : { $card }
ui-label-pile = Pioche
ui-label-discards = Défausse
ui-label-drawn = Piochée
ui-no-discards = Pas encore de défausse
ui-drawn = La carte que vous avez piochée : { $card }
ui-drawn-down = Une carte piochée, cachée
ui-holds = { $seat } tient une carte piochée
ui-points = { $points ->
    [one] { $written } point
   *[other] { $written } points
  }
ui-you-have = Vous : { $standing }
ui-gained = +{ $points }
ui-gained-and-total = { $points } dans cette manche, { $total } en tout
ui-boo = Spooky Boo !
ui-say-call = Spooky Boo !
ui-cost-of-call = à tort, cela coûte dix points
ui-sure-call = Sûr ? Encore une fois, ou maintenez.
ui-say-done = Fini
ui-say-seen = J’ai bien regardé
ui-say-refuse = Y renoncer
ui-say-draw = Piocher
ui-say-take = Prendre la défausse
ui-say-throw = La défausser
ui-ready = Manche suivante
ui-power-if-thrown = Si vous la défaussez, vous pourrez { $power }.
ui-power-now = Vous pouvez { $power }.
ui-ended-right-call = { $seat } avait raison : cinq ou moins. Les autres comptent leurs cartes.
ui-ended-wrong-call = { $seat } avait plus de cinq : dix points de pénalité, rien pour les autres.
ui-ended-pile-empty = Plus rien à piocher : chacun compte ses cartes.
ui-ended-too-long = La nuit est finie : chacun compte ses cartes.
ui-asked-first-look = Retenez vos deux cartes proches : bientôt elles seront cachées.
ui-asked-draw = À vous : piochez une carte.
ui-asked-turn = À vous : piochez, ou prenez la carte visible.
ui-asked-holding = Gardez-la à la place d’une de vos cartes, ou défaussez-la.
ui-asked-power = Un pouvoir ! Choisissez une carte, ou renoncez.
ui-asked-offered = Et contre quelle carte des autres ?
ui-asked-looking = Retenez-la bien ; elle se retourne ensuite.
ui-asked-trade = Échangez-la contre une des vôtres, ou laissez-la où elle est.
ui-asked-turn-end = Cinq points ou moins ? Alors dites-le. Sinon : fini.
ui-asked-shown = Toutes les cartes sont visibles. Prêt pour la manche suivante ?
ui-waiting-all = On attend que tout le monde ait bien regardé.
ui-waiting-call = { $seat } joue. Si vous avez cinq ou moins, c’est le moment de crier.
ui-waiting = { $seat } joue.
ui-wait = Un instant…
ui-over = { $rounds ->
    [one] La seule manche est jouée.
   *[other] Les { $rounds } manches sont jouées.
  }

rule-1 = Une manche commence avec quatre cartes pour chacun, cachées, en deux rangées de deux. Le reste est la pioche ; il n’y a pas encore de défausse.
rule-2 = Chacun regarde ses deux cartes les plus proches (a et b), tous en même temps, une seule fois.
rule-3 = À votre tour, prenez la première carte de la défausse ou piochez.
rule-4 = Prendre : la carte va à l’une de vos places, et celle qui s’y trouvait est défaussée, visible.
rule-5 = Piocher : vous seul regardez la carte. Défaussez-la, ou gardez-la, cachée, à la place d’une de vos cartes, qui est défaussée, visible.
rule-6 = Seule une carte piochée puis défaussée a un pouvoir. Vous l’utilisez ou non. Une carte remplacée n’en a pas.
rule-7 = 7 et 8 : regardez une de vos cartes, puis reposez-la.
rule-8 = 9 et 10 : regardez une carte d’un adversaire, puis reposez-la.
rule-9 = 11 et 12 : échangez une de vos cartes contre une carte d’un adversaire ; personne ne regarde.
rule-10 = 15 : regardez une carte d’un adversaire, puis échangez-la contre une des vôtres, ou laissez-la.
rule-11 = Qui pense avoir cinq points ou moins dit « Spooky Boo ! », entre deux tours. La manche s’arrête et toutes les cartes sont montrées.
rule-12 = Avec cinq points ou moins, il a raison et ne compte rien ; tous les autres comptent la valeur de leurs cartes.
rule-13 = Avec plus, il a tort et compte dix points ; les autres ne comptent rien.
rule-14 = Après cinq manches, ou le nombre choisi à la table, le moins de points gagne ; à égalité, on partage la victoire.

lesson-1-title = Regarder, piocher, garder
lesson-1-asked = Quatre cartes sont devant vous, et vous voyez les deux plus proches, une seule fois. Les petites valeurs sont bonnes : regardez bien, puis laissez-les se retourner.
lesson-1-asked-2 = Elles sont cachées ; dans ces leçons, ce que vous avez vu reste en filigrane, à une vraie table seulement dans votre tête. À vous : piochez une carte.
lesson-1-asked-3 = Une petite carte ! Gardez-la à la place de la grande vue en a : touchez cette carte, glissez-y la carte piochée, ou appuyez sur A.
lesson-1-done = La grande carte est partie à la défausse, et une petite a pris sa place, connue de vous seul. Voilà comment on allège sa main.
lesson-1-missed = C’est permis, mais votre grande carte a reste là. Le moins de points gagne : gardez la petite à sa place.
lesson-2-title = Des cartes à pouvoir
lesson-2-asked = Deux de vos cartes vous sont inconnues. Piochez, et voyez ce que la nuit apporte.
lesson-2-asked-2 = Un œil et une flèche vers vous : si vous défaussez cette carte, vous pourrez regarder une des vôtres. Défaussez-la.
lesson-2-asked-3 = Son pouvoir est à vous. Regardez une carte que vous ne connaissez pas encore : c ou d.
lesson-2-asked-4 = Retenez-la : dans un instant elle se retourne, et personne ne vous la montrera une seconde fois. Bien regardé ?
lesson-2-done = Vous connaissez une carte de plus, et les autres ont seulement vu où vous regardiez. Une carte remplacée n’a pas de pouvoir, seulement une carte piochée puis défaussée.
lesson-2-missed = Alors le pouvoir est perdu. Seule une carte défaussée juste après la pioche en a un ; servez-vous-en sur une carte inconnue.
lesson-3-title = Prendre ce qui est visible
lesson-3-asked = Otto a dû défausser une petite carte. Au lieu de piocher à l’aveugle, prenez-la : touchez la défausse, puis votre grande carte b (ou glissez-la là).
lesson-3-done = Une petite carte pour une grande. Mais tout le monde a vu ce que vous preniez, et sait où elle se trouve.
lesson-3-missed = Votre grande carte b n’a pas bougé. La petite carte est là, visible : prenez-la en b.
lesson-4-title = Échanger dans le noir
lesson-4-asked = Deux flèches : qui défausse cette carte peut échanger une des siennes contre celle d’un autre. Défaussez-la.
lesson-4-asked-2 = Personne ne regarde pendant l’échange, mais vous vous souvenez : votre a est grande. Proposez-la.
lesson-4-asked-3 = Otto a pris une petite carte en d, et vous l’avez vue. Prenez celle-là.
lesson-4-done = Vous connaissiez les deux cartes : ce n’était pas dans le noir du tout. Otto a maintenant votre grande carte, et cela aussi, vous le savez.
lesson-4-missed = Il y a mieux : donnez votre grande carte a, et prenez celle qu’Otto a prise sous vos yeux, d.
lesson-5-title = Spooky Boo !
lesson-5-asked = Trois de vos cartes sont déjà petites. Gardez la carte piochée en d, la seule que vous ne connaissez pas.
lesson-5-asked-2 = Comptez : les quatre ensemble font cinq ou moins. Entre deux tours, chacun peut le dire ; dites-le avant Otto !
lesson-5-done = Cinq ou moins : vous ne comptez rien, et Otto compte toutes ses cartes. Avec plus de cinq, cela vous aurait coûté dix points.
lesson-5-missed = Pas tout à fait. Amenez vos quatre cartes à cinq points ou moins, puis dites « Spooky Boo ! »
picture-1 = Premier regard : vos deux cartes les plus proches, une seule fois.
picture-2 = Une carte piochée ; devant, une carte prise à la défausse, connue de tous.
picture-3 = Un 7 ou un 8 défaussé regarde une de ses propres cartes.
picture-4 = Après un cri, toutes les cartes sont montrées et comptées.

advice-nothing = Cela ne change rien.
advice-call = Vous avez cinq points au plus avec { $percent } % de chances.
advice-draw = Une nouvelle carte peut servir, ou son pouvoir.
advice-power = Son pouvoir vaut plus que la carte.
advice-throw = Elle n’aiderait à aucune place.
advice-instead = Elle met { $other } points là où { $known ->
    [yes] il y en a { $own }
   *[no] se trouve une carte inconnue, { $own } en moyenne
}.
advice-swap = Elle compte { $other } points, autant que vous puissiez le savoir.
advice-look = Vous ne connaissez pas encore cette carte.
advice-known = Vous connaissez déjà cette carte.
