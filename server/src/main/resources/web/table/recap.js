/** While you waited: when the decision comes back, what the others did since is told before anything is asked. */
import { t } from '../page/i18n.js';
import { remember } from '../page/keep.js';
import { storyOf, worthTelling } from './story.js';
import { hexesOf, trailsOf } from './trails.js';
import { gather } from '../board/gather.js';

export function createRecap(session, table) {
  const { get, set, api, store } = session;
  const key = `recap.${session.id}`;
  let told = -1;

  const ownSeat = ({ match }) => match?.seat === 'axis' || match?.seat === 'soviet';

  /** A phase of one's own; not a question in the middle of the other's turn, nor the end, which has a screen of its own. */
  const myPhase = ({ view, book }) =>
    !view.over && view.yours && (view.decision.activity !== 'answer' || book.phase(view.phase)?.side === view.decision.side || view.canEnd);

  /** The orders since one's own last in one's own phase. */
  function since({ history, match, book }) {
    const at = history.findLastIndex(entry => entry.side === match.seat && (book.phase(entry.phase)?.side ?? match.seat) === match.seat);
    return history.slice(at + 1);
  }

  async function watch(state) {
    const { view, history } = state;
    if (
      state.trial ||
      !state.historyReady ||
      !ownSeat(state) ||
      !view ||
      state.replay ||
      history.at(-1)?.n !== view.orders ||
      told === view.orders ||
      !myPhase(state)
    )
      return;
    told = view.orders;
    if ((remember(key) ?? -1) >= view.orders) return;
    const entries = since(state).filter(entry => entry.turn > 0);
    // Answers to one's own attacks are no turn of the other side.
    if (!entries.some(entry => (state.book.phase(entry.phase)?.side ?? state.match.seat) !== state.match.seat)) return;
    set({ recalling: true });
    try {
      const before = await api.view(entries[0].n - 1);
      // Who has taken something in hand by now is not held up.
      if (get().view !== view || isInHand(get())) return;
      const story = storyOf(state, entries, before, view);
      if (!worthTelling(story)) return;
      const stood = new Map(before.units.map(unit => [unit.id, unit.hex]));
      set({ recap: { story, trails: trailsOf(entries, unit => stood.get(unit)), chosen: null }, tab: 'decision' });
      table.board?.setOverlay('story', get().recap.trails);
    } catch (problem) {
      await session.report(problem);
    } finally {
      set({ recalling: false });
    }
  }

  const isInHand = ({ plan, selected, ownOrder }) => Boolean(plan || selected.length || ownOrder);

  function close() {
    remember(key, get().view.orders);
    set({ recap: null });
  }

  /** Shows a battle: camera and mark. */
  function look(battle) {
    set({ recap: { ...get().recap, chosen: battle.number }, hex: battle.hex, cursor: battle.hex });
    const entry = get().history.find(one => one.n === battle.n);
    gather(table.board, entry ? hexesOf(entry) : [battle.hex], { closer: true });
  }

  store.listen((now, before) => {
    if (
      now.recap &&
      !now.replay &&
      now.recap === before.recap &&
      (now.view.over || isInHand(now) || (now.actor && now.actor !== before.actor))
    )
      return close();
    if (now.recap !== before.recap && !now.recap) table.board?.setOverlay('story', null);
    if (
      now.view !== before.view ||
      now.history !== before.history ||
      now.historyReady !== before.historyReady ||
      now.replay !== before.replay
    )
      watch(now);
    return undefined;
  });

  const play = () => table.replay.play({ from: get().recap.story.from, to: get().recap.story.to });

  return {
    close,
    look,
    play,
    playBattle: battle => table.replay.play({ from: battle.n - 1, to: lastOf(battle), back: true }),
    foot: () => ({
      left: t('recapNext'),
      main: { text: t('toMyMove'), key: '⏎', enter: true, act: close },
      others: [
        { text: t('playAll'), key: t('keySpace'), act: play },
        { text: t('tab.log'), key: 'L', act: () => set({ tab: 'log' }) },
      ],
    }),
  };

  /** The last order a battle led to. */
  function lastOf(battle) {
    return Math.max(battle.n, ...battle.paid.map(event => event.by.n));
  }
}
