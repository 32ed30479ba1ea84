/** Order of battle and losses: every counter of both sides, by what has become of it. */
import { html, useState, useStore } from '../page/ui.js';
import { t, tr } from '../page/i18n.js';
import { Segments } from '../page/tools.js';
import { shown } from './session.js';
import { Counter, HexLink } from './bits.js';
import { figures } from './kit.js';

export function Losses({ table }) {
  const { session } = table;
  const state = useStore(session.store);
  const view = shown(state);
  const { book } = state;
  const [side, setSide] = useState(state.match.seat === 'axis' ? 'axis' : 'soviet');
  const units = view.units.filter(unit => book.side(unit.id) === side && !book.isMarker(unit.id));
  const full = unit => book.steps(unit.id).length;
  const lost = units.reduce((total, unit) => total + Math.max(0, full(unit) - (unit.steps ?? full(unit))), 0);
  const boxes = view.boxes
    .map(box => ({ ...box, units: box.units.filter(id => book.side(id) === side) }))
    .filter(box => box.units.length);
  const gone = boxes.filter(box => box.stand === 'lost').flatMap(box => box.units);
  const goneSteps = gone.reduce((total, id) => total + Math.max(1, book.steps(id).length), 0);
  return html`<${Segments} label=${t('side')} value=${side} onPick=${setSide} options=${[
    ['soviet', t('side.soviet')],
    ['axis', t('side.axis')],
  ]} />
    <dl class="figures">
      <div><dt>${t('onMap')}</dt><dd>${units.length}</dd></div><div><dt>${t('unsuppliedNow')}</dt><dd>${units.filter(unit => unit.marks.includes('unsupplied')).length}</dd></div>
      <div><dt>${t('unitsLost')}</dt><dd>${gone.length}</dd></div><div><dt>${t('stepsLost')}</dt><dd>${lost + goneSteps}</dd></div>
    </dl>
    ${boxes.map(box => html`<section key=${box.id} class="roster"><h3>${tr(box.name)} (${box.units.length})</h3><div class="counters wrap">${box.units.map(id => html`<span key=${id} title=${book.name(id)}><${Counter} table=${table} id=${id} size=${46} /></span>`)}</div></section>`)}
    <section class="roster"><h3>${t('onMap')} (${units.length})</h3>
      <table class="plain"><thead><tr><th>${t('unit')}</th><th>${t('hex')}</th><th>${t('figures')}</th><th>${t('steps')}</th><th>${t('state')}</th></tr></thead>
      <tbody>${units.map(
        unit =>
          html`<tr key=${unit.id}><td>${book.name(unit.id)}</td><td><${HexLink} table=${{ look: hex => (session.set({ dialog: null }), table.look(hex)) }} hex=${unit.hex} /></td><td>${figures(book, unit.id, unit)}</td><td>${unit.steps ?? '?'}</td><td>${unit.marks
            .filter(mark => mark !== 'untried')
            .map(mark => book.mark(mark))
            .join(', ')}</td></tr>`,
      )}</tbody></table>
    </section>`;
}
