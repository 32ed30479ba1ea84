/** What every decision begins with. */
import { html, useStore } from '../page/ui.js';
import { tr } from '../page/i18n.js';
import { Ref, Ruled } from './bits.js';

/** The head of every decision: what, why (in the game's own words if it has a hint for the phase or the question), and how far it is done. */
export function Head({ table, title, hint, done, all, left, children }) {
  const { session } = table;
  const { view, book } = useStore(session.store);
  const own =
    hint === null ? '' : book.word(`hint-${view.canEnd || view.decision.activity !== 'answer' ? view.phase : view.decision.code}`, [], '');
  return html`<header class="head">
    <h2>${title ?? tr(view.decision.text)} <${Ref} session=${session} rule=${view.decision.rule} /></h2>
    ${own ? html`<p class="lede"><${Ruled} session=${session} text=${own} /></p>` : hint && html`<p class="lede">${hint}</p>`}
    ${all > 0 && html`<div class="progress" role="progressbar" aria-valuemin="0" aria-valuemax=${all} aria-valuenow=${done} aria-label=${left}><i style=${{ width: `${(100 * done) / all}%` }} /></div>`}
    ${children && html`<div class="acts">${children}</div>`}
  </header>`;
}

export function endWord(view, choices) {
  const { activity } = view.decision ?? {};
  if (activity === 'set-up') return choices?.places?.length ? 'endSetUp' : 'endPhase';
  return { move: 'endMovement', attack: 'endCombat', declare: 'endDeclaring' }[activity] ?? 'endPhase';
}
