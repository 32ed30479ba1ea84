/**
 * One seat at one match: what is known of it, and how it is kept true. All that changes the position comes through the stream, in
 * order; an order given here is only sent, and shows when the stream brings it back.
 */
import { createStore, sayNews } from '../page/ui.js';
import { seat, games, Problem } from '../page/api.js';
import { openStream } from '../page/stream.js';
import { beforeLanguage, t, tr } from '../page/i18n.js';
import { settings } from '../page/settings.js';
import { keepMatch, keptMatch } from '../page/keep.js';
import { shareSecret } from '../lobby/secrets.js';
import { unfoldMap } from '../board/sheetfile.js';
import { indexKit } from './kit.js';
import { createKitWords } from './kitwords.js';
import { isSettling, nothingYet } from './state.js';
import { withTrial } from './trialapi.js';

export function createSession(id, token) {
  const store = createStore(nothingYet());
  const api = withTrial(seat(id, token), () => store.get().trial);
  const { get, set } = store;
  const waiting = new Set();
  const words = createKitWords({ get, set });
  const unprepare = beforeLanguage(words.translate);
  let stream = null;
  // Nothing is shown before map and kit are there.
  let laid = null;
  let line = new Promise(resolve => (laid = resolve));
  let queued = 0;
  /** @type {(entry: any, hurry: boolean) => Promise<void>} */
  let animate = async () => {};

  /** Asks for everything at once where the game is known from before; what is drawn first comes first. */
  async function open() {
    try {
      stream = openStream({ path: api.streamPath, token, onEvent: receive, onState: connection });
      const guess = keptMatch(id)?.game;
      const early = guess && theGame(guess);
      early?.catch(() => {});
      const match = await api.match();
      keepMatch({ id, game: match.game, scenario: match.scenario, seat: match.seat, tokens: { [match.seat]: token } });
      const [map, kit] = await (match.game === guess ? early : theGame(match.game));
      set({ match, map, book: indexKit(kit, words.need) });
      await shareSecret(api, match);
      laid();
      merge(await api.history());
      set({ historyReady: true });
    } catch (problem) {
      stream?.close();
      set({ status: 'error', error: problem });
    }
  }

  const theGame = slug => Promise.all([games.sheet(slug).then(unfoldMap), games.kit(slug, settings.get().language)]);

  /** Someone may have sat down since: the match cannot begin before both have added to the dice. */
  async function seated() {
    if (!get().match?.waiting) return;
    const match = await api.match();
    set({ match });
    await shareSecret(api, match);
  }

  function connection({ connected, retryIn, refused }) {
    if (refused) set({ status: 'error', error: new Problem(refused, null) });
    else set({ online: connected, retryIn: retryIn ?? 0 });
  }

  function receive(event, data) {
    queued++;
    // What the stream leaves to be asked for is asked for at once, while the table is laid.
    if (event === 'hello' && !data.view) {
      data.view = api.present();
      data.view.catch(() => {});
    }
    line = line
      .then(() => take(event, data))
      .catch(problem => console.warn(problem))
      .finally(() => queued--);
  }

  /** While something is tried out, the match is followed underneath. */
  async function underneath(event, data) {
    const view = await data.view;
    if (event === 'order') merge([data]);
    if (view) set({ trial: { ...get().trial, real: view, moved: view.orders !== get().trial.from } });
  }

  async function take(event, data) {
    if (get().trial) return underneath(event, data);
    if (event === 'hello') {
      show(await data.view);
      await seated();
      // Who missed many orders is shown where the match stands; the log asks for the rest.
      const known = get().history.at(-1)?.n;
      if (known && known < data.n) merge(await api.history(known + 1));
    } else if (event === 'order') {
      if (data.n <= (get().view?.orders ?? -1)) return merge([data]);
      merge([data]);
      if (!get().replay) await animate(data, queued > 4 || Boolean(get().working));
      show(data.view);
      announce(data);
    } else if (event === 'undo') {
      const n = data.n ?? data.orders;
      set({ history: get().history.filter(entry => entry.n <= n), battle: null, dice: null });
      show(data.view ?? (await api.view()));
    }
  }

  /** Puts a view on the table and lets go of what belonged to the one before. */
  function show(view, anyway = false) {
    const before = get().view;
    const same = !anyway && before && before.orders === view.orders && before.decision?.code === view.decision?.code;
    set({
      status: 'ready',
      view,
      ...(same
        ? {}
        : {
            options: null,
            pending: null,
            plan: null,
            actor: null,
            variants: null,
            choices: null,
            recap: null,
            line: 0,
            ending: false,
            price: null,
            ownOrder: goOn(view),
          }),
    });
    for (const wait of [...waiting]) wait();
    if (!same) askChoices();
  }

  /** An own order that can be done again stays in hand, as far as it was not about certain units. */
  function goOn(view) {
    const { ownOrder, view: before } = get();
    return ownOrder && !ownOrder.orders && view.decision?.code === before?.decision?.code ? { ...ownOrder, picks: {}, near: null } : null;
  }

  async function askChoices() {
    const { view } = get();
    if (!view || view.over || !view.yours) return;
    try {
      const choices = await api.choices();
      if (get().view?.orders === view.orders) set({ choices });
    } catch (problem) {
      report(problem);
    }
  }

  function merge(entries) {
    const known = new Map(get().history.map(entry => [entry.n, entry]));
    for (const { view: _, ...entry } of entries) known.set(entry.n, entry);
    set({ history: [...known.values()].sort((a, b) => a.n - b.n) });
    if (known.size) words.need();
  }

  let announcer = null;

  /** What makes the words is fetched with the first order. */
  async function announce(entry) {
    announcer ??= import('./announce.js').then(module => module.createAnnouncer({ get }));
    sayNews((await announcer)(entry));
  }

  const mine = side => get().match?.seat === 'both' || get().match?.seat === side;

  /** Waits until the stream has brought order n; asks for the view if it takes too long. */
  async function arrived(n) {
    const here = () => (get().view?.orders ?? 0) >= n;
    if (here()) return;
    await /** @type {Promise<void>} */ (
      new Promise(resolve => {
        const timer = setTimeout(check, 4000, true);
        function check(late) {
          if (late !== true && !here()) return;
          clearTimeout(timer);
          waiting.delete(check);
          resolve();
        }
        waiting.add(check);
      })
    );
    if (!here()) await reload();
  }

  async function reload() {
    const [view, history] = await Promise.all([api.view(), api.history()]);
    set({ history: [] });
    merge(history);
    show(view);
  }

  /** Gives an order; while a standing order answers, only that one's. */
  async function submit(order, { standing = false } = {}) {
    const { busy, view, replay, online } = get();
    if (busy || !view || replay || (isSettling(get()) && !standing)) return false;
    if (get().trial) return get().trial.give(order);
    if (!online) {
      set({ toast: { title: t('offlineHeld') } });
      return false;
    }
    set({ busy: true, toast: null });
    try {
      const { n } = await api.order(view.orders, order);
      await arrived(n);
      return true;
    } catch (problem) {
      await report(problem);
      return false;
    } finally {
      set({ busy: false });
    }
  }

  async function undo() {
    const { busy, view } = get();
    if (get().trial?.steps.length) return get().trial.back();
    if (busy || !view?.canUndo) {
      set({ toast: { title: t('cannotUndo') } });
      return;
    }
    set({ busy: true, toast: null });
    try {
      await api.undo(view.orders);
      if (get().view.orders === view.orders) await new Promise(resolve => setTimeout(resolve, 300));
      if (get().view.orders === view.orders) await reload();
    } catch (problem) {
      await report(problem);
    } finally {
      set({ busy: false });
    }
  }

  /** Tells what went wrong: a refusal with its rule, a position that has moved on, or a fault. */
  async function report(problem) {
    if (!(problem instanceof Problem)) throw problem;
    if (problem.status === 409) {
      set({ toast: { title: t('conflict') } });
      await reload().catch(() => {});
    } else if (problem.objections.length) {
      refuse(problem.objections);
    } else if (problem.unreachable) {
      set({ toast: { title: t('offlineHeld') } });
    } else {
      set({ toast: { title: tr(problem.title) || t('fault'), detail: `${problem.status} ${problem.type}` } });
    }
  }

  function refuse(objections) {
    const [first, ...others] = objections;
    const more = others.length ? t('moreReasons', { n: others.length }) : '';
    set({
      toast: { rule: first.rule, title: tr(first.text), detail: more, hexes: first.hexes ?? [], units: first.units ?? [], refusal: true },
    });
  }

  async function needRules() {
    if (get().rules || !get().match) return;
    set({ rules: await games.rules(get().match.game) });
  }

  return {
    needWords: () => words.need(),
    id,
    api,
    store,
    get,
    set,
    open,
    submit,
    undo,
    reload,
    show,
    report,
    refuse,
    needRules,
    mine,
    animateWith: play => (animate = play),
    retry: () => stream?.retry(),
    links: () => keptMatch(id)?.tokens ?? {},
    close() {
      unprepare();
      stream?.close();
    },
  };
}
