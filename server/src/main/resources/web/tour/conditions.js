/**
 * What a card of a tour can wait for, by the words of the game's file: `turn 2`, `phase axis`, `activity attack`, `units 20`,
 * `selected`, `moved`, `planned`, `fought`, `over`; `not` before one turns it round, `or` stands between several.
 */
const own = ({ view, book, match }) => view.units.filter(({ id }) => match.seat === 'both' || book.side(id) === match.seat);

const KNOWN = {
  turn: ({ view }, n) => view.turn >= Number(n),
  phase: ({ view }, id) => view.phase.startsWith(id),
  activity: ({ view }, activity) => view.decision?.activity === activity,
  units: (state, n) => own(state).length > Number(n),
  selected: ({ selected, view }) => selected.length > 0 && view.yours,
  moved: state => own(state).some(unit => unit.marks.includes('moved')),
  planned: ({ plan }) => plan?.kind === 'attack',
  fought: ({ battle }) => Boolean(battle) && !battle.fought.report.overrun,
  over: ({ view }) => view.over,
};

export function holds(condition, state) {
  if (!condition) return false;
  return condition.split(' or ').some(term => {
    const [, not, name, value] = term.trim().match(/^(not )?(\S+) ?(.*)$/);
    return Boolean(KNOWN[name]?.(state, value)) !== Boolean(not);
  });
}

/** What a card can point at. */
export const SPOTS = {
  'main-button': '.foot .btn.go',
  buttons: '.foot .btn',
  overlays: '.layers',
  plan: '.plan',
  support: '.check',
  declare: '.foot .btn.go',
  strip: '.strip-victory',
};
