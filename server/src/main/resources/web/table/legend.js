/** Every sign of the game at hand: marks on counters, on hexes, lines of the map; those in sight first. */
import { Held, html, useEffect, useState, useStore } from '../page/ui.js';
import { t, tr } from '../page/i18n.js';
import { settings } from '../page/settings.js';
import { games } from '../page/api.js';
import { drawSample, nearestPlace } from '../board/sample.js';
import { shown } from './state.js';
import { Counter } from './bits.js';
import { capital } from './kit.js';

const MARKS = ['moved', 'fought', 'disrupted', 'unsupplied', 'entrenched', 'untried', 'inactive', 'guest', 'waiting'];

/** What a line of the map is called; a sentence or a reason under the same code is no name. */
function nameOf(chart, line) {
  const known = [...(chart?.hexes ?? []), ...(chart?.hexsides ?? []), ...(chart?.roads ?? [])].find(one => one.id === line);
  const own = t(`line.${line}`);
  return known ? capital(tr(known.name)) : own === `line.${line}` ? '' : capital(own);
}

/** Where each kind of way, water and ground can be seen; a road best where no railway runs beside it. */
function placesOf({ networks = {}, drawing, terrain }) {
  const waters = {};
  for (const { feature, sides } of drawing.rivers) waters[feature] = [...(waters[feature] ?? []), ...sides];
  const ways = {};
  for (const [way, hexes] of Object.entries(networks)) {
    const others = new Set(Object.entries(networks).flatMap(([other, list]) => (other === way ? [] : list)));
    const alone = hexes.filter(hex => !others.has(hex));
    ways[way] = alone.length ? alone : hexes;
  }
  return { ...ways, ...waters, ...terrain };
}

export function Legend({ table }) {
  const state = useStore(table.session.store);
  const { theme, language } = useStore(settings);
  const [chart, setChart] = useState(null);
  useEffect(() => {
    games.terrain(state.match.game).then(setChart, () => setChart({}));
  }, []);
  const view = shown(state);
  const { book, map } = state;
  const kinds = new Map();
  for (const unit of view.units) {
    const piece = book.piece(unit.id);
    if (piece && !kinds.has(piece.kind)) kinds.set(piece.kind, unit.id);
  }
  const marked = MARKS.map(mark => [mark, view.units.find(unit => unit.marks.includes(mark))]).filter(([, unit]) => unit);
  const hexMarks = [...new Set(view.hexMarks.filter(mark => mark.value).map(mark => mark.mark))];
  const one = mark => view.hexMarks.find(other => other.mark === mark && other.value);
  const places = placesOf(map);
  const lines = Object.keys(places)
    .map(line => [line, nameOf(chart, line), nearestPlace(table.board, places[line])])
    .filter(([, name, place]) => name && place);
  const sample = (place, mark = null) =>
    html`<${Held} class="sample" aria-hidden="true" make=${() => drawSample(table.board, place, { mark })} keys=${[place, theme, language]} />`;
  return html`<h3>${t('legendUnits')}</h3><ul class="legend-list">${[...kinds].map(([kind, id]) => html`<li key=${kind}><${Counter} table=${table} id=${id} size=${38} /><span>${capital(book.word(kind))}</span></li>`)}</ul>
    ${marked.length > 0 && html`<h3>${t('legendMarks')}</h3><ul class="legend-list">${marked.map(([mark, unit]) => html`<li key=${mark}><${Counter} table=${table} id=${unit.id} size=${38} /><span>${capital(book.mark(mark))}</span></li>`)}</ul>`}
    ${hexMarks.length > 0 && html`<h3>${t('legendHexes')}</h3><ul class="legend-list">${hexMarks.map(one).map(({ mark, hex, value }) => html`<li key=${mark}>${sample(hex, { mark, value })}<span>${capital(book.word(mark).replace(/ ?\S* ?\{0\}/, ''))}</span><button class="hexlink" onClick=${() => (table.session.set({ dialog: null }), table.look(hex))}>${hex}</button></li>`)}</ul>`}
    <h3>${t('legendPage')}</h3><ul class="legend-list words">${['amber', 'brackets', 'star', 'ghost', 'burst', 'number', 'bar'].map(sign => html`<li key=${sign}><i class=${`sign-${sign}`} aria-hidden="true" /><span>${t(`sign.${sign}`)}</span></li>`)}</ul>
    ${lines.length > 0 && html`<h3>${t('legendMap')}</h3><ul class="legend-list">${lines.map(([line, name, place]) => html`<li key=${line}>${sample(place)}<span>${name}</span></li>`)}</ul>`}`;
}
