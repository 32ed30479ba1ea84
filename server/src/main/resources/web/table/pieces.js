/** A row of counters off the map, each a button that takes it in hand. */
import { html } from '../page/ui.js';
import { Counter } from './bits.js';
import { takeUp } from './takeup.js';

export function Pieces({ table, units, size }) {
  const { book, selected } = table.session.get();
  return html`<span class="counters wrap">${units.map(id => html`<button key=${id} type="button" class="pick" data-unit=${id} aria-pressed=${selected.includes(id)} title=${book.name(id)} aria-label=${book.name(id)} onClick=${() => takeUp(table, id)}><${Counter} table=${table} id=${id} size=${size} /></button>`)}</span>`;
}
