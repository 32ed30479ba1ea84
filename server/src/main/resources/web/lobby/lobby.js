/** The lobby: start a match in two clicks, come back to one's own. */
import { html, useEffect, useState, useStore, createStore } from '../page/ui.js';
import { settings } from '../page/settings.js';
import { t, tr } from '../page/i18n.js';
import { games, matches, Problem } from '../page/api.js';
import { keepMatch, mine, remember, tokenOf } from '../page/keep.js';
import { LanguageSwitch, ThemeSwitch } from '../page/tools.js';
import { Mark } from '../page/icons.js';
import { NewMatch } from './newmatch.js';
import { MyMatches } from './mymatches.js';
import { TOUR_GAME } from '../tour/steps.js';

const store = createStore({ games: null, fault: null, rows: null, busy: false });

async function load() {
  try {
    store.set({ games: await games.all(), fault: null });
    await refresh();
  } catch (problem) {
    store.set({ fault: problem });
  }
}

/** Asks for the state of every match one holds a token of. */
export async function refresh() {
  const kept = mine();
  if (!kept.length) return store.set({ rows: [] });
  const answers = await matches.lobby(kept.map(tokenOf));
  const rows = kept.map((match, i) => ({
    kept: match,
    now: answers.find(answer => (answer.token ?? answer.index) === i || answer.id === match.id) ?? null,
  }));
  return store.set({ rows });
}

/** Makes a match and goes to its table. */
export async function start({ game, scenario, axis, soviet, hotSeat }, { tour = false } = {}) {
  if (store.get().busy) return;
  store.set({ busy: true, fault: null });
  try {
    const made = await matches.create({ game, scenario, axis, soviet, ...(hotSeat ? { hotSeat: true } : {}) });
    const { tokens } = made;
    const seat = tokens.both ? 'both' : soviet === 'human' ? 'soviet' : axis === 'human' ? 'axis' : 'spectator';
    keepMatch({ id: made.id, game, scenario, seat, tokens });
    if (tour) remember(`tour.${made.id}`, 0);
    const friend = !hotSeat && soviet === 'human' && axis === 'human';
    if (friend) remember(`share.${made.id}`, true);
    location.assign(`/m/${made.id}#${tokens[seat]}`);
  } catch (problem) {
    store.set({ busy: false, fault: problem });
  }
}

export async function importRecord(file) {
  store.set({ busy: true, fault: null });
  try {
    const made = await matches.load(await file.text());
    const seat = made.tokens.both ? 'both' : 'spectator';
    keepMatch({ id: made.id, seat, tokens: made.tokens });
    location.assign(`/m/${made.id}#${made.tokens[seat]}`);
  } catch (problem) {
    store.set({ busy: false, fault: problem });
  }
}

export function Lobby() {
  useStore(settings);
  const state = useStore(store);
  const [visited, setVisited] = useState(() => remember('visited'));
  useEffect(() => {
    load();
    const again = () => document.hidden || refresh().catch(() => {});
    document.addEventListener('visibilitychange', again);
    const timer = setInterval(again, 15000);
    return () => {
      document.removeEventListener('visibilitychange', again);
      clearInterval(timer);
    };
  }, []);
  useEffect(() => {
    document.title = 'Stavka';
  });
  const tourGame = state.games?.find(game => game.slug === TOUR_GAME);
  const leaveHint = () => {
    remember('visited', true);
    setVisited(true);
  };
  const tour = () => {
    leaveHint();
    const bot = botOf(tourGame);
    start({ game: tourGame.slug, scenario: tourGame.scenarios[0].id, soviet: 'human', axis: bot }, { tour: true });
  };
  return html`<div class="lobby">
    <header class="lobby-head"><${Mark} /><b>Stavka</b><span>${t('motto')}</span><div class="tools"><${LanguageSwitch} /><${ThemeSwitch} /></div></header>
    <main>
      ${state.fault && html`<p class="fault-line" role="alert">${faultText(state.fault)} <button class="link" onClick=${load}>${t('retry')}</button></p>`}
      ${tourGame && !visited && html`<section class="hint"><div><h2>${t('firstVisit')}</h2><p>${t('firstVisitHint')}</p></div><div class="acts"><button class="btn go" disabled=${state.busy} onClick=${tour}>${t('takeTour')}</button><button class="btn" onClick=${leaveHint}>${t('notNow')}</button></div></section>`}
      <h1>${t('newMatch')}</h1>
      ${!state.games && !state.fault && html`<div class="skeleton" aria-hidden="true"><i /><i /><i /></div>`}
      <div class="games">${state.games?.map(game => html`<${NewMatch} key=${game.slug} game=${game} busy=${state.busy} onTour=${game === tourGame ? tour : null} />`)}</div>
      <h1>${t('myMatches')}</h1>
      <${MyMatches} rows=${state.rows} games=${state.games ?? []} />
      <p class="import"><label class="btn">${t('importRecord')}<input type="file" class="unseen" accept=".jsonl,.json,.txt,.record" onChange=${event => event.target.files[0] && importRecord(event.target.files[0])} /></label> <small>${t('importHint')}</small></p>
    </main>
  </div>`;
}

/** The bot a newcomer meets: the best one there is. */
export const botOf = game => ['greedy', ...[...game.bots].reverse()].find(bot => game.bots.includes(bot));

function faultText(problem) {
  if (!(problem instanceof Problem)) return String(problem);
  return problem.unreachable ? t('fault.offline') : `${tr(problem.title) || t('fault')} (${problem.status})`;
}
