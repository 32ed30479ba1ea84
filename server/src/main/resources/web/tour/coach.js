/** The coach: a card over the map that leads through the first turn, one step at a time. It can be left and taken up again. */
import { html, useEffect, useState, useStore } from '../page/ui.js';
import { t, tr } from '../page/i18n.js';
import { games } from '../page/api.js';
import { remember } from '../page/keep.js';
import { settings } from '../page/settings.js';
import { Ruled, Button } from '../table/bits.js';
import { holds, SPOTS } from './conditions.js';

export function Coach({ table }) {
  const { session } = table;
  const state = useStore(session.store);
  const key = `tour.${session.id}`;
  const [at, setAt] = useState(() => remember(key));
  const [folded, setFolded] = useState(false);
  const [steps, setSteps] = useState([]);
  const { language } = useStore(settings);
  const game = state.match?.game;
  const step = at === null ? null : steps[at];
  const last = at === steps.length - 1;

  useEffect(() => {
    // Whoever never takes the tour never fetches it.
    if (game) games.tour(game, language).then(setSteps, () => {});
  }, [game, language]);

  useEffect(() => {
    if (!state.tour) return;
    go(remember(key) ?? 0);
    setFolded(false);
  }, [state.tour]);

  useEffect(() => {
    if (!step || state.status !== 'ready') return;
    // While the other side decides, phases pass that say nothing about this card.
    if (holds(step.done, state) || (state.view.yours && holds(step.skip, state))) go(at + 1);
  });

  useEffect(() => {
    for (const lit of document.querySelectorAll('.coached')) lit.classList.remove('coached');
    if (step?.spot && !folded) document.querySelector(SPOTS[step.spot])?.classList.add('coached');
    if (step?.look) table.board?.centreOn(step.look, { zoom: 46 });
  }, [at, folded, Boolean(step)]);

  function go(n) {
    const to = n === null || (steps.length && n >= steps.length) ? null : Math.max(0, n);
    remember(key, to);
    setAt(to);
  }

  if (!step || state.status !== 'ready' || state.replay) return null;
  const { title, text } = step;
  if (folded)
    return html`<button class="float coach folded" onClick=${() => setFolded(false)}>${t('tourResume', { n: at + 1, all: steps.length })}</button>`;
  return html`<section class="float coach" data-card=${step.id} aria-label=${t('menu.tour')} aria-live="polite">
    <header><small>${t('tourStep', { n: at + 1, all: steps.length })}</small><h3>${tr(title)}</h3></header>
    <p><${Ruled} session=${session} text=${tr(text)} /></p>
    <div class="acts">
      ${!step.done && html`<${Button} go onClick=${() => go(at + 1)}>${t(last ? 'tourDone' : 'tourNext')}</${Button}>`}
      ${step.done && html`<${Button} onClick=${() => go(at + 1)}>${t('tourSkip')}</${Button}>`}
      ${at > 0 && html`<${Button} onClick=${() => go(at - 1)} aria-label=${t('tourBack')}>‹</${Button}>`}
      <button class="link" onClick=${() => setFolded(true)}>${t('tourLater')}</button>
      <button class="link" onClick=${() => go(null)}>${t('tourEnd')}</button>
    </div>
  </section>`;
}
