/** The standing orders, in plain words. */
import { html, useStore } from '../page/ui.js';
import { t } from '../page/i18n.js';
import { SWITCHES } from './standing.js';

export function StandingPanel({ table }) {
  const { standing, auto } = useStore(table.session.store);
  const n = Object.keys(auto).length;
  return html`<div class="standing"><p class="lede">${t('standingHint')}</p>
    ${Object.entries(SWITCHES).map(
      ([name, ways]) => html`<div key=${name} class="switch"><div><b id=${`standing-${name}`}>${t(`standing.${name}`)}</b><small>${t(`standing.${name}.hint`)}</small></div>
      <div class="seg" role="group" aria-labelledby=${`standing-${name}`}>${ways.map(way => html`<button key=${way} data-way=${`${name}-${way}`} aria-pressed=${(standing[name] ?? 'ask') === way} onClick=${() => table.standing.change(name, way)}>${t(`standing.${name}.${way}`)}</button>`)}</div></div>`,
    )}
    <p class="fine">${t('standingSoFar', { n })} ${t('standingSecret')}</p></div>`;
}
