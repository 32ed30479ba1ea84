/** The steps of the first-turn tour of Kharkov: each says what to do and knows from the state when it is done. */
const decision = state => state.view?.decision ?? {};
const soviet = state => decision(state).side === 'soviet';
const own = (state, mark) => state.view?.units.some(unit => state.book?.side(unit.id) === 'soviet' && unit.marks.includes(mark));

export const STEPS = [
  { id: 'welcome', next: true },
  {
    id: 'setup',
    done: state => state.view?.units.filter(unit => state.book.side(unit.id) === 'soviet').length > 20 || state.view?.turn > 0,
    spot: '.head .btn.go',
  },
  { id: 'endsetup', done: state => state.view?.turn > 0, spot: '.head .btn' },
  { id: 'front', next: true, look: '0617', spot: '.layers' },
  { id: 'select', done: state => state.selected.length > 0 && soviet(state), look: '0616' },
  { id: 'move', done: state => own(state, 'moved'), skip: state => decision(state).activity !== 'move' },
  { id: 'refusal', next: true },
  { id: 'overrun', next: true, skip: state => decision(state).activity !== 'move' },
  {
    id: 'endmove',
    done: state => decision(state).activity === 'attack' || state.view?.phase === 'soviet-combat' || state.view?.phase?.startsWith('axis'),
    spot: '.head .btn.go',
  },
  { id: 'target', done: state => state.plan?.kind === 'attack', skip: state => state.view?.phase !== 'soviet-combat' },
  { id: 'forecast', next: true, skip: state => state.view?.phase !== 'soviet-combat', spot: '.plan' },
  { id: 'air', next: true, skip: state => state.view?.phase !== 'soviet-combat', spot: '.check' },
  {
    id: 'declare',
    done: state => Boolean(state.battle) && !state.battle.fought.report.overrun,
    skip: state => state.view?.phase !== 'soviet-combat',
    spot: '.plan .btn.go',
  },
  { id: 'result', next: true },
  { id: 'endcombat', done: state => state.view?.phase?.startsWith('axis') || state.view?.turn > 1, spot: '.head .btn.go' },
  { id: 'reply', done: state => state.view?.turn > 1 || state.view?.over },
  { id: 'farewell', last: true },
];

export const TOUR_GAME = 'kharkov';
