/** The order of battle: every counter of a side by formation and by what has become of it; each leads to its place. */
import { html, useState, useStore } from '../page/ui.js';
import { t, tr } from '../page/i18n.js';
import { Segments } from '../page/tools.js';
import { shown } from './state.js';
import { Counter, HexLink } from './bits.js';
import { figures, unitOf } from './kit.js';

const FILTERS = ['all', 'fresh', 'unsupplied', 'untried', 'reduced', 'lost', 'coming'];

export function Losses({ table }) {
  const { session } = table;
  const state = useStore(session.store);
  const view = shown(state);
  const { book, formation } = state;
  const first = formation ? [...book.pieces.values()].find(piece => piece.formation === formation)?.side : null;
  const [side, setSide] = useState(first ?? (state.match.seat === 'axis' ? 'axis' : 'soviet'));
  const [filter, setFilter] = useState('all');
  const rows = rowsOf(book, view, side);
  const shownRows = rows.filter(row => row.is.has(filter));
  const full = id => book.steps(id).length;
  const lostSteps = rows.reduce(
    (sum, row) =>
      sum + (row.is.has('lost') ? Math.max(1, full(row.id)) : row.unit ? Math.max(0, full(row.id) - (row.unit.steps ?? full(row.id))) : 0),
    0,
  );
  const count = name => rows.filter(row => row.is.has(name)).length;
  const go = { look: hex => (session.set({ dialog: null }), table.look(hex)) };
  return html`<${Segments} label=${t('side')} value=${side} onPick=${setSide} options=${[
    ['soviet', t('side.soviet')],
    ['axis', t('side.axis')],
  ]} />
    <dl class="figures">
      <div><dt>${t('onMap')}</dt><dd>${rows.filter(row => row.unit).length}</dd></div><div><dt>${t('unsuppliedNow')}</dt><dd>${count('unsupplied')}</dd></div>
      <div><dt>${t('unitsLost')}</dt><dd>${count('lost')}</dd></div><div><dt>${t('stepsLost')}</dt><dd>${lostSteps}</dd></div>
    </dl>
    <div class="filters" role="group" aria-label=${t('filters')}>${FILTERS.filter(name => name === 'all' || count(name)).map(name => html`<button key=${name} class="filter" aria-pressed=${filter === name} onClick=${() => setFilter(name)}>${t(`oob.${name}`)} ${count(name)}</button>`)}</div>
    ${groups(book, shownRows).map(
      ([
        name,
        list,
      ]) => html`<details key=${name} class="roster" open=${!formation || formation === name}><summary><b>${name ? book.formation(name) : t('oobOthers')}</b> <small>${t('unitsIn', { n: list.length })}</small></summary>
      <table class="plain"><tbody>${list.map(
        row =>
          html`<tr key=${row.id} class=${row.is.has('lost') ? 'gone' : ''}><td><${Counter} table=${table} id=${row.id} size=${30} /></td><td>${book.name(row.id)}</td><td>${row.unit ? html`<${HexLink} table=${go} hex=${row.unit.hex} />` : html`<small>${tr(row.box?.name)}</small>`}</td><td>${figures(book, row.id, row.unit)}</td><td>${
            row.unit
              ? row.unit.marks
                  .filter(mark => mark !== 'untried')
                  .map(mark => book.mark(mark))
                  .join(', ')
              : ''
          }</td></tr>`,
      )}</tbody></table></details>`,
    )}`;
}

/** Every piece of a side that is in the match, with where it is and which filters it passes. */
function rowsOf(book, view, side) {
  return [...book.pieces.values()]
    .filter(piece => piece.side === side && !book.isMarker(piece.id))
    .map(piece => {
      const unit = unitOf(view, piece.id) ?? null;
      const box = unit ? null : view.boxes.find(one => one.units.includes(piece.id));
      const is = new Set(['all']);
      if (unit) {
        for (const mark of ['unsupplied', 'untried']) if (unit.marks.includes(mark)) is.add(mark);
        if (!unit.marks.some(mark => ['moved', 'waiting', 'disrupted'].includes(mark)) && Number.isFinite(unit.allowance)) is.add('fresh');
        if (Number.isFinite(unit.steps) && unit.steps < book.steps(piece.id).length) is.add('reduced');
      } else if (box?.stand === 'lost') is.add('lost');
      else if (box && ['due', 'coming', 'reserve', 'set-up'].includes(box.stand)) is.add('coming');
      return { id: piece.id, formation: piece.formation, unit, box, is };
    })
    .filter(row => row.unit || row.box);
}

function groups(book, rows) {
  const by = new Map();
  for (const row of rows) by.set(row.formation || '', [...(by.get(row.formation || '') ?? []), row]);
  return [...by].sort(
    ([a], [b]) => Number(a === '') - Number(b === '') || book.formation(a).localeCompare(book.formation(b), undefined, { numeric: true }),
  );
}
