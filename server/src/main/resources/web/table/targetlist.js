/** Hexes that can be attacked, as a list beside the map. */
import { html } from '../page/ui.js';
import { t } from '../page/i18n.js';
import { unitsAt } from './kit.js';
import { Counter } from './bits.js';

export function TargetList({ table, targets, onPick }) {
  const { view, book } = table.session.get();
  if (!targets.length) return html`<p class="empty">${t('noTargets')}</p>`;
  return html`<ul class="targets">${targets.map(({ hex, attackers }) => {
    const units = unitsAt(view, hex);
    return html`<li key=${hex}><button onClick=${() => onPick(hex)}>
      <span class="counters">${units.slice(0, 3).map(unit => html`<${Counter} key=${unit.id} table=${table} id=${unit.id} size=${40} />`)}</span>
      <span class="about"><b>${hex}</b><small>${units.length ? units.map(unit => book.short(unit.id)).join(', ') : book.word('garrison')}</small></span>
      <span class="count">${t('attackers', { n: attackers.length })}</span>
    </button></li>`;
  })}</ul>`;
}
