/** The kinds of ground the drawing tells apart, whatever a game calls them. */
const NAMES = {
  wood: ['forest', 'wood', 'woods'],
  marsh: ['swamp', 'marsh', 'bog'],
  height: ['mountain', 'mountains', 'hill', 'hills', 'rough'],
  water: ['sea', 'lake', 'water'],
  neutral: ['neutral', 'off-map'],
  city: ['city', 'major-city', 'fortress'],
};

/** The printed numbers of all hexes of a kind. */
export const hexesOf = (map, kind) => NAMES[kind].flatMap(name => map.terrain?.[name] ?? []);
