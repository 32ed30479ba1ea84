/** The few words the board itself writes or says; everything else comes from the kit. */
const WORDS = {
  en: {
    map: 'Map',
    hex: 'hex',
    terrain: { clear: 'clear', forest: 'forest', city: 'city', swamp: 'swamp', town: 'town', mountain: 'mountain', lake: 'lake' },
    road: 'road',
    rail: 'railway',
    river: 'river',
    lake: 'lake',
    zone: { axis: 'Axis zone of control', soviet: 'Soviet zone of control' },
    cost: (n, stops) => `${n} movement points${stops ? ', must stop' : ''}`,
    unknown: 'strength unknown',
    empty: 'no units',
    marks: {
      moved: 'moved', fought: 'fought', disrupted: 'disrupted', unsupplied: 'out of supply', entrenched: 'entrenched',
      untried: 'untried', inactive: 'inactive', guest: 'attached', waiting: 'may not act yet',
    },
    selected: 'selected',
    lit: 'can be chosen',
  },
  fr: {
    map: 'Carte',
    hex: 'hexagone',
    terrain: { clear: 'terrain dégagé', forest: 'forêt', city: 'ville', swamp: 'marais', town: 'bourg', mountain: 'montagne', lake: 'lac' },
    road: 'route',
    rail: 'voie ferrée',
    river: 'rivière',
    lake: 'lac',
    zone: { axis: 'zone de contrôle de l’Axe', soviet: 'zone de contrôle soviétique' },
    cost: (n, stops) => `${n} points de mouvement${stops ? ', arrêt' : ''}`,
    unknown: 'valeur inconnue',
    empty: 'aucune unité',
    marks: {
      moved: 'a bougé', fought: 'a combattu', disrupted: 'disloquée', unsupplied: 'non ravitaillée', entrenched: 'retranchée',
      untried: 'non reconnue', inactive: 'inactif', guest: 'rattachée', waiting: 'ne peut pas encore agir',
    },
    selected: 'choisie',
    lit: 'peut être choisi',
  },
};

export const wordsOf = language => WORDS[language] ?? WORDS.en;
