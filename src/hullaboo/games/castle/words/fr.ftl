title = Le Château
tagline = Un fantôme, des murs de six couleurs : trouvez le chemin avant les autres et criez Bouh !

colour = { $colour ->
    [white] blanc
    [yellow] jaune
    [green] vert
    [red] rouge
    [blue] bleu
   *[purple] violet
}
wall = { $wall ->
    [white] blanc
    [yellow] jaune
    [green] vert
    [red] rouge
    [blue] bleu
   *[purple] violet
}
direction = { $direction ->
    [north] vers le nord
    [east] vers l’est
    [south] vers le sud
   *[west] vers l’ouest
}
crest = { $crest ->
    [tower] tour
    [lion] lion
    [star] étoile
    [moon] lune
    [key] clé
   *[rose] rose
}
portrait = { $portrait ->
    [cook] marmiton
    [knight] paladin
    [lady] dame
    [bard] barde
    [bishop] évêque
   *[child] enfant
}

move-call = Bouh ! { colour }
move-step = aller { direction }
move-jump = par la trappe, sortir en { $spot }
move-change = passer au { colour }
move-raise = lever la main : pas de chemin pour vous
move-lower = baisser la main
move-wait = attendre
move-claim-over = le temps de l’annonce est écoulé
move-search-over = le temps de recherche est écoulé
move-cooled = { $seat } peut de nouveau crier
move-appear = le visiteur suivant apparaît

event-call = { $seat } : Bouh ! { colour } !
event-walk = Le fantôme glisse { direction }.
event-cross = Le fantôme passe { direction } à travers le mur { colour }.
event-bump = Ce mur est { wall } ; { $seat } a annoncé { colour }. L’annonce tombe.
event-jump = Le fantôme plonge dans la trappe et ressort en { $spot }.
event-change = À partir d’ici, { $seat } passe au { colour }.
event-own-colour = Le mur { colour } est déjà devant { $seat } : l’annonce tombe.
event-too-long = { $seat } s’égare : l’annonce tombe.
event-claim-over = Temps écoulé pour { $seat } : l’annonce tombe.
event-search-over = Le temps de recherche est écoulé.
event-cooled = { $seat } peut de nouveau crier.
event-raise = { $seat } lève la main.
event-lower = { $seat } baisse la main.
event-take = { $seat } effraie le visiteur { $number } et prend le mur { colour }.
event-take-from = { $seat } effraie le visiteur { $number } et prend le mur { colour } à { $from_seat }.
event-leave-hands = La plupart des mains sont levées : le visiteur { $number } repart sans frayeur.
event-leave-time = Personne n’est venu : le visiteur { $number } repart sans frayeur.
event-leave-unrest = Trop de tapage : le visiteur { $number } repart sans frayeur.
event-possible = { $count ->
    [one] Une seule couleur permettait de finir ; au plus court : { colour }, murs traversés : { $walls }.
   *[other] { $count } couleurs permettaient de finir ; au plus court : { colour }, murs traversés : { $walls }.
}
event-impossible = Il n’y avait aucun chemin.
event-appear = Le visiteur { $number } apparaît : { crest } et { portrait }.

outcome-walls = Murs gagnés : { $walls }.
outcome-visitors = Visiteurs effrayés : { $visitors }.
outcome-most = Il n’y a plus de visiteurs ; le plus de murs et de visiteurs réunis : { $points }.
outcome-last = Égalité à { $points } ; le dernier visiteur pris, le { $number }, fait la différence.
outcome-nobody = Personne n’a eu peur aujourd’hui.

option-claim-time = Secondes pour montrer son chemin
option-cool-down = Secondes avant de crier de nouveau après une annonce tombée
option-search-limit = Secondes de recherche (0 : sans limite)
option-countdown = Secondes de calme avant chaque visiteur (0 : aucune)
option-tokens = Jetons spéciaux posés
option-trapdoors = Combien parmi eux sont des trappes
option-spots = Place des jetons spéciaux
option-spots-printed = celle de l’édition
option-spots-luck = des salles tirées au sort
option-spot-1 = Salle du jeton spécial 1, de 1 à 36 ligne par ligne (0 : à sa place habituelle)
option-spot-2 = Salle du jeton spécial 2, de 1 à 36 ligne par ligne (0 : à sa place habituelle)
option-spot-3 = Salle du jeton spécial 3, de 1 à 36 ligne par ligne (0 : à sa place habituelle)
option-spot-4 = Salle du jeton spécial 4, de 1 à 36 ligne par ligne (0 : à sa place habituelle)
option-route = Parcours des visiteurs (0 : tiré au sort)

round = Visiteur { $number } sur { $last } · parcours { $route }
place = Le visiteur attend là où se croisent « { crest } » et « { portrait } » : rangée { $row }, colonne { $column }.
legend = Murs
signs = G fantôme · V visiteur · T trappe · X transition · * le dernier trajet
reserve = Réserve
before-seat = { $seat }
visitors-taken = visiteurs : { $visitors }
hand-up = main levée
cooling = reprend son souffle
search = Tout le monde cherche. Qui a un chemin crie Bouh ! et une couleur.
claim = { $seat } montre un trajet en { colour } ; pas jusqu’ici : { $steps }.
countdown = Le visiteur suivant apparaît dans un instant.
over = La nuit est finie.

solo-problem = { $number ->
    [1] Le problème du jour
   *[other] Problème { $number }
  } · difficulté { $grade } sur 5
solo-asked = Tapez le trajet : une couleur, puis les pas, comme « white, n, n, e » ; none s’il n’y a pas de chemin ; q pour partir.
solo-right = Juste, en { $seconds } s.
solo-right-none = Juste : il n’y a pas de chemin. { $seconds } s.
solo-wrong = Pas tout à fait : { $why }
solo-there-is = Il y a un chemin, en { colour } ; murs traversés : { $walls }.
solo-short = ce trajet n’atteint pas le visiteur.
solo-bump = le mur { wall } barre la route.
solo-some-way = il y a bien un chemin.
solo-next = Entrée pour le problème suivant, q pour partir.
solo-done = Résolus : { $solved } sur { $tried } ; médiane { $seconds } s.

ui-credit = « Boo! » de Blackrock Games ; la règle nomme Christophe Gonthier et Tony Rochon.
ui-reconstructed = La place des murs, des blasons et des portraits dans le château est reconstituée par nous ; les pièces et leur nombre sont ceux de la règle.

ui-boo = Bouh !
ui-castle = Le château. Les touches 1 à 6 choisissent une couleur, B crie Bouh !, H lève ou baisse la main.
ui-castle-tracing = Le château. Montrez votre chemin : les flèches avancent, J saute par une trappe, 1 à 6 changent de couleur dans une salle de transition.
ui-pick = Avec quelle couleur ?
ui-pick-first = choisissez une couleur
ui-yours = ce jeton est devant vous
ui-raise = Impossible
ui-lower = Baisser la main
ui-arrows = Avancer
ui-before-seats = Devant chaque place
ui-walls = Jetons de mur : { $walls }
ui-no-walls = Aucun jeton de mur
ui-empty = vide
ui-ways = Les chemins possibles :
ui-way = Montrer le chemin qui finit en { colour } : { $steps } pas
ui-asked-countdown = Préparez-vous : le visiteur suivant arrive dans un instant.
ui-asked-search = Trouvez un chemin d’une couleur, puis criez Bouh !
ui-asked-trace = Montrez votre chemin, salle par salle !
ui-asked-watch = { $seat } a crié Bouh ! et montre un chemin.
ui-asked-cooling = Reprenez votre souffle : vous pourrez crier dans un instant.
ui-standing = { $walls } { $walls ->
    [one] mur
   *[other] murs
} · { $visitors } { $visitors ->
    [one] visiteur
   *[other] visiteurs
}
ui-round = Cette manche
ui-row = Rangée { $row } : un couloir
ui-row-crest = Rangée { $row } : salles du blason « { crest } »
ui-cell = Colonne { $column }, { $what } : { $sides }
ui-open = ouvert
ui-frame = enceinte
ui-room = salle
ui-corridor = couloir
ui-trapdoor = trappe { $spot }
ui-transition = transition
ui-ghost = le fantôme
ui-visitor = visiteur { $number }
ui-ghost-at = Le fantôme est rangée { $row }, colonne { $column }.
ui-visitor-at = Le visiteur attend là où se croisent « { crest } » et « { portrait } » : rangée { $row }, colonne { $column }.

rule-1 = Neuf tuiles dans un ordre tiré au sort forment un château de six salles sur six. Chaque salle a un mur de chaque côté ; certains murs barrent des couloirs ; nul ne franchit l’enceinte.
rule-2 = Le fantôme commence dans l’une des quatre salles du milieu. Un parcours, tiré pour toute la partie, dit dans quelle salle apparaît chaque visiteur.
rule-3 = À deux, on joue avec les visiteurs 1 à 9 ; à trois ou quatre, 1 à 12 ; à cinq ou six, 1 à 15, dans l’ordre. Six jetons de mur sont dans la réserve ; deux trappes et deux transitions sont dans leurs salles.
rule-4 = Tout est visible, sauf une chose : où apparaîtront les prochains visiteurs.
rule-5 = Un visiteur apparaît, et tous cherchent en même temps, avec les yeux seulement.
rule-6 = Le fantôme va vers le haut, le bas, la gauche ou la droite : par les côtés ouverts, et à travers des murs d’une seule couleur par trajet. Il ne passe jamais par un coin.
rule-7 = Dans une salle à trappe, il peut continuer comme d’habitude ou ressortir par une autre trappe, avec la même couleur.
rule-8 = Dans une salle de transition, il peut continuer comme d’habitude ou changer de couleur à partir de là. Les jetons servent autant de fois qu’on veut.
rule-9 = Bouh ! et une couleur : qui crie d’abord a la parole et montre son trajet pas à pas. Chaque pas est définitif.
rule-10 = Jamais, dans aucune partie du trajet, vous n’utilisez une couleur dont le jeton est devant vous.
rule-11 = Si votre trajet atteint le visiteur, le fantôme y reste. Vous prenez le visiteur et le jeton de votre couleur, dans la réserve ou chez qui l’a ; cette personne peut alors réutiliser la couleur.
rule-12 = Un trajet de plusieurs couleurs ne rapporte que le jeton de la dernière.
rule-13 = Devant un mur d’une autre couleur, ou avec une couleur à vous, l’annonce tombe : rien n’est perdu ni gagné, et la recherche continue.
rule-14 = Si vous croyez n’avoir aucun chemin, levez la main ; vous pouvez la baisser. Quand plus de la moitié des mains sont levées, le visiteur s’en va et le fantôme prend sa place.
rule-15 = Quatre jetons de mur devant vous : vous gagnez aussitôt.
rule-16 = Cinq visiteurs devant vous : vous gagnez aussitôt.
rule-17 = Quand il n’y a plus de visiteurs, le plus de jetons et de visiteurs ensemble l’emporte ; à égalité, qui a pris un visiteur en dernier.
rule-18 = Pour qui connaît bien le château : un autre mélange de trappes et de transitions, moins de jetons, d’autres salles pour eux, ou un parcours de votre choix.

lesson-1-title = Une couleur
lesson-1-asked = Le fantôme veut rejoindre le visiteur. Il passe par les côtés ouverts et par les murs d’une seule couleur. Le rouge convient : choisissez rouge et criez Bouh !
lesson-1-asked-2 = Vous avez la parole. Montrez le chemin salle par salle, en touchant, en traçant ou avec les flèches : en bas, puis à droite le long du couloir. Seuls les murs rouges se traversent.
lesson-1-done = Le visiteur est à vous, et le jeton du mur rouge aussi. Quatre jetons ou cinq visiteurs gagnent la nuit.
lesson-1-missed = Ce mur a une autre couleur, ou cette couleur ne mène pas au visiteur. Rien n’est perdu ; dans une vraie partie, tous cherchent encore. Réessayez avec le rouge.
lesson-2-title = La trappe
lesson-2-asked = À pied, aucune couleur n’y mène. Mais le vert mène à une trappe, et de l’autre trappe le visiteur est à deux pas. Criez Bouh ! avec le vert.
lesson-2-asked-2 = Allez jusqu’à la trappe, en haut à gauche : à gauche, en haut, en haut, à gauche. Sautez, puis descendez vers le visiteur.
lesson-2-done = Qui est sur une trappe peut sortir par l’autre, avec la même couleur. Vous auriez aussi pu continuer à pied.
lesson-2-missed = Pas par là. Avec le vert : à gauche, en haut, en haut, à gauche jusqu’à la trappe ; sautez ; en bas, en bas.
lesson-3-title = Changer de couleur
lesson-3-asked = Commencez en blanc. Dans la salle de transition, en bas à droite, le fantôme peut prendre une autre couleur. Criez Bouh ! avec le blanc.
lesson-3-asked-2 = En blanc : en bas, à droite, en bas, en bas, trois fois à droite, en bas. Là, passez au bleu, puis deux fois en bas jusqu’au visiteur.
lesson-3-done = Deux couleurs en un voyage. Seule la dernière rapporte son jeton : le bleu est devant vous, pas le blanc.
lesson-3-missed = Ce mur avait une autre couleur que le fantôme. En blanc jusqu’à la transition : en bas, à droite, en bas, en bas, à droite trois fois, en bas ; puis en bleu.
lesson-4-title = Vos propres murs
lesson-4-asked = Le jeton violet est devant vous : le violet vous est fermé, si court que soit son chemin. Une autre couleur y mène. Criez Bouh ! avec le bleu.
lesson-4-asked-2 = En bleu donc : en haut, à gauche, quatre fois en haut, à gauche, en bas.
lesson-4-done = Encore un jeton, encore un visiteur. Plus vous avez de murs, moins il vous reste de couleurs : la course reste serrée.
lesson-4-missed = Le violet est à vous et ne sert plus, et toutes les couleurs n’ont pas de chemin. Prenez le bleu : en haut, à gauche, quatre fois en haut, à gauche, en bas.
lesson-5-title = Impossible
lesson-5-asked = Cherchez tant que vous voulez : avec ces murs, personne n’atteint le visiteur. Dites-le : levez la main avec « Impossible ».
lesson-5-done = La plupart des mains étaient levées : le visiteur est parti et le fantôme a pris sa place. En partie, tous cherchent en même temps, et le premier Bouh ! a la parole.
lesson-5-missed = Une annonce sans chemin tombe et ne coûte que du temps. Ici il n’y en a pas : touchez « Impossible ».
picture-1 = Le fantôme au milieu, et le premier visiteur à deux signes.
picture-2 = Un voyage en rouge, à un pas de la fin.
picture-3 = Entrer par une trappe, sortir par l’autre.
picture-4 = En blanc jusqu’à la transition, en bleu ensuite.
picture-5 = Le visiteur et le mur violet sont devant vous.
picture-6 = Un château sans chemin : une main est levée.

advice-way = Il y a un chemin de { $steps } pas, murs traversés : { $walls } ; il rapporte le mur { colour } de la réserve.
advice-way-from = Il y a un chemin de { $steps } pas, murs traversés : { $walls } ; il prend le mur { colour } à { $from_seat }.
advice-wins = Il y a un chemin de { $steps } pas, murs traversés : { $walls } ; avec le mur { colour }, vous gagnez la partie.
advice-no-way = Aucun chemin ne commence par cette couleur : l’annonce tomberait.
advice-own = Ce mur est déjà devant vous : l’annonce tomberait.
advice-give-up = Avec les couleurs qui vous restent, aucun chemin ne mène au visiteur.
advice-there-is-one = Il y a un chemin pour vous : cherchez encore.
advice-there = Le visiteur est là : votre annonce est juste.
advice-on = { $steps ->
    [one] De là, il reste un pas jusqu’au visiteur.
   *[other] De là, il reste { $steps } pas jusqu’au visiteur.
}
advice-astray = De là, votre couleur ne mène plus au visiteur.
advice-wall = Un mur d’une autre couleur se dresse là : l’annonce tomberait.
advice-time = Le temps de votre annonce s’écoule.
advice-nothing = Cela ne change rien.
