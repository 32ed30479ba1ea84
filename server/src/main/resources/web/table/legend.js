/** Every sign of the game at hand: marks on counters, on hexes, lines of the map; those in sight first. */
import { html, useStore } from '../page/ui.js';
import { t, tr } from '../page/i18n.js';
import { settings } from '../page/settings.js';
import { shown } from './state.js';
import { Counter } from './bits.js';
import { capital } from './kit.js';

const MARKS = ['moved', 'fought', 'disrupted', 'unsupplied', 'entrenched', 'untried', 'inactive', 'guest', 'waiting'];

/** What a line of the map is called; a sentence under the same code is no name. */
function nameOf(book, line) {
  const name = book.word(line, [], '');
  return /\{\d\}/.test(name) ? line : name;
}

export function Legend({ table }) {
  const state = useStore(table.session.store);
  useStore(settings);
  const view = shown(state);
  const { book, map } = state;
  const kinds = new Map();
  for (const unit of view.units) {
    const piece = book.piece(unit.id);
    if (piece && !kinds.has(piece.kind)) kinds.set(piece.kind, unit.id);
  }
  const marked = MARKS.map(mark => [mark, view.units.find(unit => unit.marks.includes(mark))]).filter(([, unit]) => unit);
  const hexMarks = [...new Set(view.hexMarks.filter(mark => mark.value).map(mark => mark.mark))];
  const lines = ['road', 'rail', ...Object.keys(map.sides ?? {})];
  return html`<h3>${t('legendUnits')}</h3><ul class="legend-list">${[...kinds].map(([kind, id]) => html`<li key=${kind}><${Counter} table=${table} id=${id} size=${38} /><span>${capital(book.word(kind))}</span></li>`)}</ul>
    ${marked.length > 0 && html`<h3>${t('legendMarks')}</h3><ul class="legend-list">${marked.map(([mark, unit]) => html`<li key=${mark}><${Counter} table=${table} id=${unit.id} size=${38} /><span>${capital(book.mark(mark))}</span></li>`)}</ul>`}
    ${hexMarks.length > 0 && html`<h3>${t('legendHexes')}</h3><ul class="legend-list words">${hexMarks.map(mark => html`<li key=${mark}><span>${capital(book.word(mark).replace(/ ?\S* ?\{0\}/, ''))}</span><button class="hexlink" onClick=${() => (table.session.set({ dialog: null }), table.look(view.hexMarks.find(one => one.mark === mark).hex))}>${view.hexMarks.find(one => one.mark === mark).hex}</button></li>`)}</ul>`}
    <h3>${t('legendPage')}</h3><ul class="legend-list words">${['amber', 'brackets', 'star', 'ghost', 'burst', 'number', 'bar'].map(sign => html`<li key=${sign}><i class=${`sign-${sign}`} aria-hidden="true" /><span>${t(`sign.${sign}`)}</span></li>`)}</ul>
    <h3>${t('legendMap')}</h3><p class="lede">${lines
      .map(line => capital(nameOf(book, line) || t(`line.${line}`)))
      .filter(text => !text.startsWith('Line.'))
      .join(' · ')}</p>
    ${map.title && html`<p class="fine">${tr(map.title)}</p>`}`;
}
