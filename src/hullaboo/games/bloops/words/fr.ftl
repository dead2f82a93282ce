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
card-6 = donner
card-7 = regarder
card-8 = regarder
card-9 = échanger
card-20 = la fin
card-star = étoile

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
event-saw = La carte { $place } de { $of_seat } est un { $value }.
event-draw = { $seat } pioche.
event-drew = La carte piochée est un { $value }.
event-no-card = { $seat } ne trouve plus rien à piocher.
event-renewed = La défausse est mélangée et devient la pioche.
event-throw = { $seat } jette un { $value }.
event-keep = { $seat } garde la carte et jette la carte { $place } : un { $value }.
event-twenty = Le 20 ! { $seat } a mis fin à la partie.
event-counter = { $seat } jette aussi la carte { $place } : encore un { $value } !
event-wrong = { $seat } montre la carte { $place } : un { $value }. Raté ! Elle retourne à sa place.
event-late = { $seat } montre la carte { $place } : un { $value }. Trop tard ! Elle retourne à sa place.
event-wrong-down = { $seat } a montré la carte { $place } : ce n’était pas la bonne ; elle revient, avec une pénalité.
event-late-down = { $seat } a montré la carte { $place } : trop tard ; elle revient, avec une pénalité.
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
event-close = L’attente est finie : on peut piocher la carte suivante.
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

edition-few-stars = peu d’étoiles
edition-puddle = une flaque

ui-credit = Un jeu de MontiBearnar, illustré par Mathieu Lidon ; la règle porte le nom d’Asmodee.
ui-reconstructed = Le nombre d’exemplaires de chaque valeur parmi les 65 cartes est reconstitué par nous.

# Le navigateur
ui-your-cards = Vos cartes
ui-cards-of = Cartes de { $seat }
ui-middle = Le milieu de la table
ui-own-card = Votre carte { $place }
ui-card-of = Carte { $place } de { $seat }
ui-no-card = pas de carte
ui-face-down = cachée
ui-face-effect = { $value } ({ $effect })
ui-face-star = { $value } (étoile)
ui-eyed = { $seat } la regarde
ui-refused = montrée par erreur
ui-picked = à échanger
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
ui-gone = Dans la défausse : { $cards }
ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
ui-cards = { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
ui-cards-and-bloops = { $cards ->
    [0] BLOOPS, aucune carte
    [one] BLOOPS, { $cards } carte
   *[other] BLOOPS, { $cards } cartes
  }
ui-bloops = Bloops !
ui-effect-6 = donner à quelqu’un la première carte de la pioche
ui-effect-7 = regarder une carte, de n’importe qui
ui-effect-8 = regarder une carte, de n’importe qui
ui-effect-9 = échanger une de vos cartes contre celle d’un autre
ui-effect-20 = finir la partie sur-le-champ
ui-star = Une étoile : à partir de trois, elles ne comptent plus.
ui-effect-now = Le { $value } : { $effect }.
ui-effect-if-thrown = Le { $value }, s’il est jeté : { $effect }.
ui-say-seen = C’est vu
ui-say-draw = Piocher
ui-say-throw = La jeter
ui-say-done = J’ai fini
ui-say-bloops = Bloops !
ui-cost-of-bloops = puis un dernier tour pour tous les autres
ui-sure-bloops = Sûr ? Encore une fois, ou maintenez.
ui-say-give = À { $to_seat }
ui-asked-first-look = Retenez votre rangée du bas : bientôt elle sera cachée.
ui-asked-seen = Retenez-la bien ; elle se retourne ensuite.
ui-asked-throw = Jetez la carte piochée, ou gardez-la à la place d’une des vôtres, qui s’envole.
ui-asked-give = Qui reçoit la première carte de la pioche ?
ui-asked-look = Choisissez une carte à regarder, à vous ou à un autre.
ui-asked-pick = Laquelle de vos cartes cédez-vous ?
ui-asked-swap = Et quelle carte prenez-vous en échange ?
ui-asked-bloops = Votre tour est fini. Peu de points ? « Bloops ! » Sinon : fini.
ui-asked-done = Votre tour est fini.
ui-asked-first-draw = À vous : piochez la première carte.
ui-asked-draw = À vous : piochez. Ou jetez d’abord un autre { $value }.
ui-asked-counter = Au-dessus : { $value }. Qui a le même le jette maintenant !
ui-asked-counter-still = Avant que { $seat } ne pioche : qui a un autre { $value } peut encore le jeter.
ui-too-late = Trop tard pour celle-ci.
ui-waiting-all = On attend que tout le monde ait regardé.
ui-waiting = { $seat } joue.
ui-wait = Un instant…
ui-over = Toutes les cartes sont visibles.

rule-1 = On joue de deux à cinq. La carte BLOOPS est mise de côté. Chacun reçoit six cartes cachées, en deux rangées de trois ; le reste est la pioche.
rule-2 = Chacun regarde les trois cartes de sa rangée du bas, une fois, tous en même temps. Ensuite personne ne regarde plus de carte, même les siennes, sauf par un effet ou en la piochant.
rule-3 = À votre tour, piochez une carte et regardez-la. Jetez-la sur la défausse, ou gardez-la cachée à la place d’une de vos cartes, que vous jetez sans l’avoir regardée.
rule-4 = Sans carte devant vous, vous devez jeter la carte piochée ; vous restez dans la partie.
rule-5 = Qui défausse un 6, 7, 8 ou 9 doit utiliser son effet, de quelque façon que la carte y soit venue.
rule-6 = 6 : posez la première carte de la pioche, que personne ne voit, devant l’adversaire de votre choix.
rule-7 = 7 et 8 : regardez une carte, à vous ou à un autre.
rule-8 = 9 : échangez une de vos cartes contre une carte d’un adversaire ; personne ne regarde.
rule-9 = Après chaque défausse, tous peuvent jeter des cartes de même valeur, autant qu’ils veulent, même hors de leur tour, jusqu’à ce que le suivant ait pioché.
rule-10 = Les effets s’appliquent dans l’ordre des défausses. Le suivant ne pioche que lorsqu’il n’en reste plus ; entre-temps, les autres peuvent continuer à jeter.
rule-11 = Une carte fausse est montrée à tous et retourne à sa place. Qui l’a jetée prend une carte de pénalité de la pioche, sans la voir.
rule-12 = Une carte jetée après que le suivant a pioché arrive trop tard : à une table stricte elle coûte une pénalité, à une table douce elle est refusée.
rule-13 = Qui défausse le 20 met aussitôt fin à la partie.
rule-14 = À la fin de votre tour, vous pouvez dire « Bloops ! » et prendre la carte BLOOPS. Tous les autres jouent un dernier tour.
rule-15 = On ne peut pas choisir pour un 9 celui qui a la carte BLOOPS ; pour un 6, 7 ou 8, on le peut.
rule-16 = À la fin, toutes les cartes sont retournées. Qui a trois étoiles ou plus les met toutes de côté ; le reste s’additionne. La plus petite somme gagne ; à égalité, on partage.
rule-17 = Quand la pioche est vide, la défausse, sauf la carte du dessus, est mélangée et devient la pioche.

lesson-1-title = Regarder, piocher, garder
lesson-1-asked = Six cartes sont devant vous, et vous voyez une fois votre rangée du bas. Le moins de points gagne : regardez bien, puis laissez-les se retourner.
lesson-1-asked-2 = Elles sont cachées ; dans ces leçons, ce que vous avez vu reste en filigrane, à une vraie table seulement dans votre tête. À vous : piochez une carte.
lesson-1-asked-3 = Une petite carte ! Gardez-la à la place de votre 12 : touchez cette carte, glissez-y la carte piochée, ou appuyez sur sa lettre, d.
lesson-1-done = Le 12 est parti à la défausse, et une petite carte a pris sa place. Une étoile seule compte pleinement, alors ouste.
lesson-1-missed = C’est permis, mais votre 12 reste là. La plus petite somme gagne : mettez la petite carte à la place du 12.
lesson-2-title = Jeter la même
lesson-2-asked = Otto a jeté un 5, et vous vous souvenez d’en avoir un dans la rangée du bas. Vite, jetez-le aussi : touchez-le, lancez-le vers la défausse, ou appuyez sur sa lettre.
lesson-2-done = Une carte de moins devant vous, et ce n’était même pas votre tour ! Jusqu’à la pioche suivante, chacun peut jeter des cartes identiques à celle du dessus.
lesson-2-missed = Mauvaise carte : tout le monde l’a vue, elle est revenue, et vous avez pris une pénalité. Votre 5 était dans la rangée du bas, au milieu.
lesson-3-title = Des cartes à effet
lesson-3-asked = Votre rangée du haut vous est inconnue. Piochez une carte.
lesson-3-asked-2 = Un 7 : qui le défausse doit regarder une carte. Jetez-le.
lesson-3-asked-3 = N’importe quelle carte convient, mais vous ne connaissez rien de votre rangée du haut. Regardez une de ces trois cartes.
lesson-3-asked-4 = Retenez-la : dans un instant elle se retourne. C’est vu ?
lesson-3-done = Vous connaissez une carte de plus, et un jour peut-être vous pourrez la jeter. Le 8 regarde aussi, le 6 donne une carte à quelqu’un, le 9 en échange deux.
lesson-3-missed = Il y a plus utile : jetez le 7 et regardez une carte de votre rangée du haut, que vous ne connaissez pas.
lesson-4-title = Le 9 échange
lesson-4-asked = Vous avez pioché un 9 : qui le défausse échange une de ses cartes contre celle d’un autre. Jetez-le.
lesson-4-asked-2 = Quelle carte doit partir ? Vous vous souvenez de votre 12.
lesson-4-asked-3 = Choisissez maintenant une carte d’Otto, n’importe laquelle ; vous ne les connaissez pas. Pire qu’un 12, c’est rare.
lesson-4-done = Otto a maintenant votre 12, et qui a bien suivi le sait. Personne n’a regardé les cartes elles-mêmes.
lesson-4-missed = Débarrassez-vous de la plus grande carte connue : jetez le 9, cédez votre 12, et prenez une carte d’Otto.
lesson-5-title = Trois étoiles, et Bloops !
lesson-5-asked = Votre rangée du bas est faite de trois étoiles, et à partir de trois elles ne comptent plus. Gardez la petite carte piochée à la place d’une carte inconnue.
lesson-5-asked-2 = Il ne vous reste presque rien. À la fin de votre tour, prenez la carte BLOOPS : dites « Bloops ! »
lesson-5-done = Tous les autres ont eu un dernier tour, puis toutes les cartes ont été retournées : vos étoiles sont mises de côté, et le reste n’est presque rien. À vous de jouer !
lesson-5-missed = Pas tout à fait. Gardez vos étoiles et vos petites cartes, mettez la nouvelle à la place d’une inconnue, puis dites « Bloops ! »
picture-1 = Premier regard : la rangée du bas, une seule fois.
picture-2 = Une carte piochée : on la jette, ou on la garde à la place d’une autre.
picture-3 = Qui a une carte identique à celle du dessus peut la jeter.
picture-4 = À la fin, toutes les cartes sont retournées ; trois étoiles ou plus ne comptent pas.

advice-nothing = Cela ne change rien.
advice-call = Cela gagne avec { $percent } % de chances, autant que vous puissiez le savoir.
advice-throw = Son effet compte, et les cartes égales qui peuvent suivre.
advice-instead = Cela met { $other } là où { $known ->
    [yes] il y a { $own }
   *[no] se trouve une carte inconnue, { $own } en moyenne
}, qui est défaussée.
advice-equal = Elle est égale à la carte du dessus, et vous en êtes débarrassé.
advice-not-equal = Vous ne savez pas si elle est égale, et une mauvaise carte coûte cher.
advice-give = Sa main compte { $other } points, autant que vous puissiez le savoir.
advice-look = Vous ne connaissez pas encore cette carte.
advice-known = Vous connaissez déjà cette carte.
advice-pick = { $known ->
    [yes] Elle compte { $own } points.
   *[no] Vous ne la connaissez pas ; elle compte { $own } points en moyenne.
}
advice-swap = Elle compte { $other } points, autant que vous puissiez le savoir.
