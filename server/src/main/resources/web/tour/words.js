/** What the coach says. */
const step = (en, enText, fr, frText) => ({ title: { en, fr }, text: { en: enText, fr: frText } });

export const TOUR = {
  welcome: step(
    'Kharkov, 12 May 1942',
    'You lead the Soviets: break the Axis front and take Kharkov in ten days. This card leads you through the first one in about five minutes. The map can be dragged and zoomed at any time.',
    'Kharkov, 12 mai 1942',
    'Vous menez les Soviétiques : percez le front de l’Axe et prenez Kharkov en dix jours. Cette carte vous guide dans le premier, en cinq minutes environ. La carte se déplace et se zoome à tout moment.',
  ),
  setup: step(
    'Set up',
    'Press “Standard set-up”: every unit goes to its historical place [5.3]. Later you may place them yourself, one by one, in the lit hexes.',
    'Déployer',
    'Pressez « Déploiement standard » : chaque unité gagne sa place historique [5.3]. Plus tard vous pourrez les placer une à une sur les hexagones éclairés.',
  ),
  endsetup: step(
    'Begin',
    'All stand ready. End the set-up: the page asks once more before anything final.',
    'Commencer',
    'Tout est en place. Terminez le déploiement : la page demande toujours confirmation avant un acte définitif.',
  ),
  front: step(
    'Look at the front',
    'Red round counters are yours, grey square ones German. A “?” is a strength nobody knows before its first combat [12.0]. The buttons on top lay zones, supply or command over the map: try “Zones”.',
    'Regarder le front',
    'Les pions rouges arrondis sont à vous, les gris carrés sont allemands. Un « ? » est une force que personne ne connaît avant son premier combat [12.0]. Les boutons du haut montrent zones, ravitaillement ou commandement : essayez « Zones ».',
  ),
  select: step(
    'Choose a unit',
    'Near Volchansk the 28th Army faces Kharkov. Click one of its stacks: where it can go turns amber, with the price of every hex. Click again for the next unit of the stack; Shift adds one.',
    'Choisir une unité',
    'Près de Voltchansk, la 28e armée fait face à Kharkov. Cliquez l’une de ses piles : son rayon d’action devient ambre, avec le prix de chaque hexagone. Cliquez encore pour l’unité suivante ; Maj en ajoute une.',
  ),
  move: step(
    'Move',
    'Point at an amber hex to see the way and its price, then click to go. A bar under the price means the move must stop there [6.23]. Units beside the enemy often cannot leave [6.24]: take one from behind the front if so.',
    'Bouger',
    'Pointez un hexagone ambre pour voir le chemin et son prix, puis cliquez. Une barre sous le prix : le mouvement s’y arrête [6.23]. Au contact de l’ennemi, on ne peut souvent pas partir [6.24] : prenez alors une unité en arrière du front.',
  ),
  refusal: step(
    'When the umpire says no',
    'Try a move that is too far: the answer names the rule and opens it. “Undo” takes a move back until a die is rolled.',
    'Quand l’arbitre dit non',
    'Essayez un mouvement trop long : la réponse cite la règle et l’ouvre. « Annuler » reprend un coup tant qu’aucun dé n’a roulé.',
  ),
  overrun: step(
    'Overruns',
    'Red brackets round an enemy mean that the chosen units can overrun it while moving [7.0]: click it to see the odds first. You need not.',
    'Débordements',
    'Des crochets rouges autour d’un ennemi : les unités choisies peuvent le déborder en mouvement [7.0] ; cliquez-le pour voir d’abord les chances. Rien n’oblige.',
  ),
  endmove: step(
    'End the movement',
    'Move more if you like, then end the movement. The bar on top shows what follows.',
    'Finir le mouvement',
    'Bougez encore si vous voulez, puis terminez le mouvement. La barre du haut montre la suite.',
  ),
  target: step(
    'Choose a target',
    'Now attack. Click a German stack in red brackets beside yours: everyone who may attack it is taken in.',
    'Choisir une cible',
    'À l’attaque. Cliquez une pile allemande entre crochets rouges : toutes les unités qui peuvent l’attaquer sont prises.',
  ),
  forecast: step(
    'Read the forecast',
    'Every strength, shift and chance is listed with its rule. Click your counters to drop or pick attackers and watch the bars. On turn 1 Soviet morale shifts the odds by up to four columns [9.85].',
    'Lire la prévision',
    'Chaque force, décalage et chance figure avec sa règle. Cliquez vos pions pour retirer ou ajouter des attaquants et observez les barres. Au tour 1 le moral soviétique décale le rapport jusqu’à quatre colonnes [9.85].',
  ),
  air: step(
    'An air point',
    'If you have one, tick the air point: one column more in your favour [13.14]. The Axis may answer with its own.',
    'Un point aérien',
    'S’il vous en reste, cochez le point aérien : une colonne de plus pour vous [13.14]. L’Axe peut répondre avec les siens.',
  ),
  declare: step(
    'Declare the attack',
    'Press the button: untried units are turned over and the dice fall. There is no way back from here.',
    'Déclarer l’attaque',
    'Pressez le bouton : les unités non reconnues sont retournées et les dés tombent. Plus de retour possible.',
  ),
  result: step(
    'Losses, retreat, advance',
    'Whoever suffers chooses steps to lose or a retreat; the winner may advance into the empty hex [9.71]. Your choices are lit on the map and listed here.',
    'Pertes, retraite, avance',
    'Qui subit choisit : perdre des pas ou reculer ; le vainqueur peut avancer sur l’hexagone vidé [9.71]. Vos choix s’éclairent sur la carte et figurent ici.',
  ),
  endcombat: step(
    'End the combat phase',
    'Attack more hexes as you like; each unit attacks once [9.14]. Then end the phase.',
    'Finir la phase de combat',
    'Attaquez d’autres hexagones si vous voulez ; chaque unité attaque une fois [9.14]. Puis terminez la phase.',
  ),
  reply: step(
    'The Axis replies',
    'Watch the answer: moves play by themselves, and the log keeps every line. If the Axis disengages or comes near a reserve, the choice is yours at once.',
    'L’Axe répond',
    'Observez la riposte : les mouvements se jouent d’eux-mêmes et le journal garde tout. Si l’Axe décroche ou s’approche d’une réserve, le choix vous revient aussitôt.',
  ),
  farewell: step(
    'Well done',
    'That was a whole turn. Nine remain. Press ? for the keys, open Rules for any number in brackets, and the menu for losses, points and the replay.',
    'Bien joué',
    'C’était un tour complet. Il en reste neuf. La touche ? liste les raccourcis, l’onglet Règles ouvre tout numéro entre crochets, et le menu donne pertes, points et relecture.',
  ),
};
