/** The lobby: start a match in two clicks, come back to one's own. */
import { html, useEffect, useState, useStore } from '../page/ui.js';
import { settings } from '../page/settings.js';
import { callSides, t, tr } from '../page/i18n.js';
import { Problem } from '../page/api.js';
import { remember } from '../page/keep.js';
import { LanguageSwitch, ThemeSwitch } from '../page/tools.js';
import { botOf, importRecord, load, refresh, start, store } from './doors.js';
import { NewMatch } from './newmatch.js';
import { MyMatches, Waiting } from './mymatches.js';
import { Dialog } from '../page/dialog.js';
import { Lazy } from '../page/lazy.js';
import { Icon, Mark } from '../page/icons.js';

export function Lobby() {
  useStore(settings);
  const state = useStore(store);
  const [visited, setVisited] = useState(() => remember('visited'));
  const [help, setHelp] = useState(false);
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
    callSides();
  });
  const tourGame = state.games?.find(game => game.tour);
  const leaveHint = () => {
    remember('visited', true);
    setVisited(true);
  };
  const tour = game => {
    leaveHint();
    const { scenario, side } = game.tourSeat ?? { scenario: game.scenarios[0].id, side: 'soviet' };
    const bot = botOf(game);
    start({ game: game.slug, scenario, soviet: bot, axis: bot, [side]: 'human' }, { tour: true });
  };
  return html`<div class="lobby">
    <header class="lobby-head"><${Mark} /><b>Stavka</b><span>${t('motto')}</span><div class="tools"><button class="icon help-button" aria-label=${t('help')} title=${t('help')} onClick=${() => setHelp(true)}><${Icon} name="help" /></button><${LanguageSwitch} /><${ThemeSwitch} /></div></header>
    <main>
      ${state.fault && html`<p class="fault-line" role="alert">${faultText(state.fault)} <button class="link" onClick=${load}>${t('retry')}</button></p>`}
      ${tourGame && !visited && html`<section class="hint"><div><h2>${t('firstVisit')}</h2><p>${t('firstVisitHint', { game: tr(tourGame.title) })}</p></div><div class="acts"><button class="btn go" disabled=${state.busy} onClick=${() => tour(tourGame)}>${t('takeTour')}</button><button class="btn" onClick=${leaveHint}>${t('notNow')}</button></div></section>`}
      <${Waiting} rows=${state.rows} games=${state.games ?? []} />
      ${state.rows?.length > 0 && html`<h1>${t('myMatches')}</h1><${MyMatches} rows=${state.rows} games=${state.games ?? []} />`}
      <h1>${t('newMatch')}</h1>
      ${!state.games && !state.fault && html`<div class="skeleton" aria-hidden="true"><i /><i /><i /></div>`}
      <div class="games">${state.games?.map(game => html`<${NewMatch} key=${game.slug} game=${game} busy=${state.busy} onTour=${game.tour ? () => tour(game) : null} />`)}</div>
      ${!state.rows?.length && html`<h1>${t('myMatches')}</h1><${MyMatches} rows=${state.rows} games=${state.games ?? []} />`}
      <p class="import"><label class="btn">${t('importRecord')}<input type="file" class="unseen" accept=".jsonl,.json,.txt,.record" onChange=${event => event.target.files[0] && importRecord(event.target.files[0])} /></label> <small>${t('importHint')}</small></p>
      ${state.refused && html`<p class="fault-line" role="alert" ref=${line => line?.scrollIntoView({ block: 'nearest' })}>${t('importFailed', { file: state.refused.file })} ${faultText(state.refused.problem)}</p>`}
    </main>
    ${help && html`<${Dialog} title=${t('help')} wide onClose=${() => setHelp(false)}><${Lazy} load=${() => import('../page/help.js')} name="Help" /></${Dialog}>`}
  </div>`;
}

function faultText(problem) {
  if (!(problem instanceof Problem)) return String(problem);
  return problem.unreachable ? t('fault.offline') : `${tr(problem.title) || t('fault')} (${problem.status})`;
}
