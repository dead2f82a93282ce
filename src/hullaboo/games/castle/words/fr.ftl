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
    [cook] chef
    [knight] preux
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
outcome-most = Plus de visiteurs ; le plus de murs et de visiteurs ensemble : { $points }.
outcome-last = Égalité à { $points } ; le dernier visiteur pris, le { $number }, fait la différence.
outcome-nobody = Personne n’a eu peur aujourd’hui.

option-claim-time = Secondes pour montrer son chemin
option-cool-down = Secondes avant de crier de nouveau après une annonce tombée
option-search-limit = Secondes de recherche (0 : sans limite)
option-tokens = Jetons spéciaux posés
option-trapdoors = Combien parmi eux sont des trappes
option-spots = Place des jetons spéciaux
option-spots-printed = celle de l’édition
option-spots-luck = des salles tirées au sort
option-route = Parcours des visiteurs (0 : tiré au sort)

round = Visiteur { $number } sur { $last } · parcours { $route }
place = Le visiteur attend en { crest } et { portrait } : rangée { $row }, colonne { $column }.
legend = Murs
signs = G fantôme · V visiteur · T trappe · X transition · * le dernier trajet
reserve = Réserve
before-seat = { $seat }
visitors-taken = visiteurs : { $visitors }
hand-up = main levée
cooling = reprend son souffle
search = Tout le monde cherche. Qui a un chemin crie Bouh ! et une couleur.
claim = { $seat } montre un trajet en { colour } ; pas jusqu’ici : { $steps }.
over = La nuit est finie.

solo-problem = Problème { $number } · difficulté { $grade } sur 5
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

ui-credit = « Boo! » de Christophe Gonthier et Tony Rochon, édité par Blackrock Games.
ui-reconstructed = La place des murs, des blasons et des portraits dans le château est reconstituée par nous ; les pièces et leur nombre sont ceux de la règle.

ui-boo = Bouh !
ui-castle = Le château. Les touches 1 à 6 choisissent une couleur, B crie Bouh !, H lève ou baisse la main.
ui-castle-tracing = Le château. Montrez votre chemin : les flèches avancent, J saute par une trappe, 1 à 6 changent de couleur dans une salle de transition.
ui-pick = Avec quelle couleur ?
ui-pick-first = choisissez une couleur
ui-yours = ce jeton est devant vous
ui-raise = Impossible
ui-lower = Main baissée
ui-arrows = Avancer
ui-before-seats = Devant chaque place
ui-walls = Jetons de mur : { $walls }
ui-no-walls = Aucun jeton de mur
ui-empty = vide
ui-ways = Les chemins possibles :
ui-way = Montrer le chemin qui finit en { colour } : { $steps } pas
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
ui-visitor-at = Le visiteur attend en { crest } et { portrait } : rangée { $row }, colonne { $column }.
ui-problem-grade = { $grade ->
    [1] D’un coup d’œil
    [2] Facile
    [3] À méditer
    [4] Retors
   *[5] Diabolique
}
