/** What every decision begins with. */
import { html, useStore } from '../page/ui.js';
import { t, tr } from '../page/i18n.js';
import { Button, Ref, Ruled } from './bits.js';

/** The head of every decision: what, why (in the game's own words if it has a hint for the phase), what is left, and the buttons all share. */
export function Head({ table, title, hint, done, all, left, children }) {
  const { session } = table;
  const { view, book, busy, choices, plan } = useStore(session.store);
  const canEnd = choices?.end ?? view.canEnd;
  const own = hint !== null && view.canEnd ? book.word(`hint-${view.phase}`, [], '') : '';
  return html`<header class="head">
    <h2>${title ?? tr(view.decision.text)} <${Ref} session=${session} rule=${view.decision.rule} /></h2>
    ${own ? html`<p class="lede"><${Ruled} session=${session} text=${own} /></p>` : hint && html`<p class="lede">${hint}</p>`}
    ${all ? html`<p class="left">${left}</p><div class="progress" role="progressbar" aria-valuemin="0" aria-valuemax=${all} aria-valuenow=${done} aria-label=${left}><i style=${{ width: `${(100 * done) / all}%` }} /></div>` : left && html`<p class="left">${left}</p>`}
    <div class="acts">
      ${(canEnd || (choices?.end === false && view.decision.activity !== 'answer')) && html`<${Button} go=${canEnd && !plan} disabled=${busy} key_="X" onClick=${table.hands.end}>${t(endWord(view, choices))}</${Button}>`}
      ${children}
      ${view.canUndo && html`<${Button} disabled=${busy} key_="⌫" onClick=${session.undo}>${t('undo')}</${Button}>`}
    </div>
  </header>`;
}

export function endWord(view, choices) {
  const { activity } = view.decision ?? {};
  if (activity === 'set-up') return choices?.places?.length ? 'endSetUp' : 'endPhase';
  return { move: 'endMovement', attack: 'endCombat' }[activity] ?? 'endPhase';
}
