/** Les pages d’aide, en français. */
export const help = [
  {
    id: 'start',
    title: 'Bien débuter',
    text: [
      'Lisez l’ordre de mission (B) : il dit ce qui fait gagner. La barre du haut montre le tour, la phase et où vous en êtes.',
      'Le panneau dit ce qu’il faut décider. Le bouton ambre, en bas du panneau, mène toujours à la suite ; Entrée ou la touche indiquée l’actionne. Tout ce que vous pouvez jouer est ambre, et rien d’autre.',
      'Le déploiement standard place tout un camp d’un coup. Choisissez ensuite une pile et cliquez sur un hexagone ambre, ou faites-la glisser. Terminez la phase avec X.',
      'Au combat, cliquez sur un ennemi entre crochets rouges : tous ceux qui peuvent attaquer sont pris, avec les probabilités exactes. Un clic retire un attaquant. Déclarez avec G ; ensuite, plus de retour en arrière.',
      'Un refus cite sa règle : cliquez sur le numéro pour la lire. Annuler (retour arrière) reprend tout ce qu’aucun dé n’a tranché.',
    ],
  },
  {
    id: 'foot',
    title: 'Le bas du panneau',
    text: [
      'Première ligne : ce qui reste à faire, avec un lien vers la prochaine unité qui peut agir (N). Puis le bouton principal et deux autres au plus. La dernière ligne dit à quoi vous renoncez.',
      'Si terminer une phase fait perdre quelque chose pour de bon, le bouton demande une seconde fois.',
    ],
  },
  {
    id: 'answers',
    title: 'Questions pendant le tour adverse',
    text: [
      'Pertes, retraites et avances sont des lignes numérotées : un clic ou le chiffre répond, Entrée prend la ligne marquée.',
      '« Toujours ainsi » en fait une consigne. Les consignes permanentes (menu) répondent pour vous pendant ses attaques ; journal et récit le signalent.',
    ],
  },
  {
    id: 'recap',
    title: 'Pendant votre attente',
    text: [
      'Quand c’est de nouveau à vous, le récit donne combats, pertes, terrain, points et renforts. Un clic montre le lieu ; Entrée sur un combat le rejoue.',
      'Revoir en film (Espace) montre tout : , et . avancent pas à pas, [ et ] changent la vitesse, Fin saute. « Quand les autres jouent » règle si les robots se montrent d’un coup, calmement, ou avec un arrêt à chaque combat.',
      'Les flèches sont des chemins, les pions pâles disent d’où viennent les unités, un éclat rouge où l’une a été perdue, les numéros sont des combats. J montre à tout moment les derniers tours des deux camps.',
    ],
  },
  {
    id: 'plans',
    title: 'Attaques prévues',
    text: [
      'Mettre de côté (K) garde une attaque : plusieurs se tiennent côte à côte avec leurs rapports de force avant le premier jet de dé. G les déclare l’une après l’autre. Une unité dans deux plans est signalée.',
    ],
  },
  {
    id: 'trial',
    title: 'L’essai',
    text: [
      'L’essai (T) est une copie de la position pour vous seul : bougez, attaquez avec des dés choisis, revenez en arrière. Personne ne le voit. Le bleu veut dire essai.',
      'Reporter donne comme vrais ordres les mouvements faits avant le premier jet de dé.',
      'V sur un de vos hexagones montre la meilleure attaque que l’ennemi pourrait y mener au tour suivant.',
    ],
  },
  {
    id: 'victory',
    title: 'Ce qui fait gagner',
    text: [
      'Le bandeau de la barre montre le niveau du moment et les points qui manquent au suivant. Les étoiles de la carte sont les lieux qui rapportent, à la couleur de qui en profite. Situation additionne le score ligne par ligne.',
    ],
  },
  {
    id: 'signs',
    title: 'Les signes',
    text: [
      'La légende (H) montre tous les signes du jeu. Grisé : a bougé. Penché : disloqué. Goutte barrée : non ravitaillé. Point d’interrogation : force inconnue avant le combat. Sablier : ne peut pas encore agir.',
    ],
  },
  {
    id: 'find',
    title: 'Chercher',
    text: [
      'F ou Ctrl K cherche unités, formations, lieux, hexagones, règles, combats et commandes. L’ordre de bataille (menu) liste chaque unité par formation. Laissez le pointeur sur une pile pour voir sa fiche.',
    ],
  },
  {
    id: 'replay',
    title: 'Relecture',
    text: [
      'Le menu ouvre la relecture à tout moment : les traits sont les tours et les phases, les numéros les combats. Dans une partie finie ou à deux sur un écran, Reprendre d’ici ouvre une nouvelle partie depuis n’importe quelle position, seul ou contre un robot.',
    ],
  },
  {
    id: 'bots',
    title: 'Les robots',
    text: [
      'Les robots jouent selon les mêmes règles et n’en voient pas plus que vous. L’accueil dit la force de chacun. Ils ne vous attendent pas : le rythme auquel vous les voyez est le vôtre.',
    ],
  },
  {
    id: 'share',
    title: 'Garder et partager',
    text: [
      'Exporter (menu) enregistre la position en image ou l’imprime, et rédige un court compte rendu de la partie. L’enregistrement contient tout et s’importe depuis n’importe quel accueil ; il est disponible une fois la partie finie, car il dévoile les dés.',
    ],
  },
];
