/** What has no place on the map, as the game lays it out: points in hand, pools, weather; and the points of both sides. */
import { html, useStore } from '../page/ui.js';
import { settings } from '../page/settings.js';
import { t } from '../page/i18n.js';
import { Chip } from '../page/icons.js';
import { shown } from './state.js';
import { capital, figures } from './kit.js';
import { HexLink, Button, Ref } from './bits.js';
import { Pieces } from './pieces.js';
import { ScoreTable, Verdict } from './score.js';

export function Panels({ table }) {
  const { session } = table;
  const state = useStore(session.store);
  useStore(settings);
  const view = shown(state);
  return html`<section class="panel"><h2>${t('whatWins')}</h2><${Verdict} table=${table} /><${ScoreTable} table=${table} />
      <div class="acts"><${Button} small key_="B" onClick=${() => session.set({ dialog: 'briefing' })}>${t('briefing')}</${Button}><${Button} small onClick=${() => session.set({ dialog: 'points' })}>${t('menu.points')}</${Button}><${Button} small onClick=${() => session.set({ dialog: 'losses' })}>${t('menu.losses')}</${Button}></div></section>
    ${view.panels.map(panel => html`<${Panel} key=${panel.id} table=${table} book=${state.book} panel=${panel} />`)}`;
}

function Panel({ table, book, panel }) {
  return html`<section class="panel card"><h2>${panel.side && html`<${Chip} side=${panel.side} /> `}${panelTitle(book, panel)} <${Ref} session=${table.session} rule=${panel.rule} /></h2>
    <table class="panel-rows">
      ${panel.columns.length > 0 && html`<thead><tr><td />${panel.columns.map(code => html`<th key=${code} scope="col">${columnName(book, code)}</th>`)}</tr></thead>`}
      <tbody>${panel.rows.map((row, i) => html`<${Row} key=${i} table=${table} book=${book} row=${row} />`)}</tbody>
    </table></section>`;
}

/** The one row a question is about, with the way to its hex. */
export function AboutRow({ table, about: { panel, row, hex } }) {
  const { book } = table.session.get();
  const [before, after = ''] = capital(book.word(row.label, row.details)).split(hex);
  return html`<section class="card about"><h3>${before}<${HexLink} table=${table} hex=${hex} />${after}</h3>
    ${row.cells.map(
      (cell, i) =>
        cell.type !== 'blank' &&
        html`<p key=${panel.columns[i]}><span>${columnName(book, panel.columns[i])}</span> <${Cell} table=${table} book=${book} cell=${cell} />
      <small>${cell.type === 'counters' && cell.units.map(id => `${book.short(id)} ${figures(book, id)}`.trim()).join(', ')}</small></p>`,
    )}</section>`;
}

/** Beside other figures a row of counters has no room: it stands below them. */
const isBroad = cell => cell.type === 'counters' && cell.units.length > 2;

function Row({ table, book, row }) {
  const below = row.cells.length > 1 ? row.cells.filter(isBroad) : [];
  const beside = row.cells.filter(cell => !below.includes(cell));
  return html`<tr class=${row.tone}><th scope="row" colspan=${row.cells.length ? 1 : 9}>${capital(book.word(row.label, row.details))}</th>${beside.map((cell, j) => html`<td key=${j}><${Cell} table=${table} book=${book} cell=${cell} /></td>`)}</tr>
    ${below.map((cell, j) => html`<tr key=${j} class="below"><td colspan="9"><${Cell} table=${table} book=${book} cell=${cell} /></td></tr>`)}`;
}

export const panelTitle = (book, { id }) => book.word(`panel-${id}`);

const columnName = (book, code) => (t(`side.${code}`) === `side.${code}` ? book.word(code) : t(`side.${code}`));

function Cell({ table, book, cell }) {
  switch (cell.type) {
    case 'count':
      return html`<b>${cell.value}</b>`;
    case 'share':
      return html`<span class="share"><b>${t('ofSo', { n: cell.value, all: cell.of })}</b><span class="meter" role="img" aria-label=${t('ofSo', { n: cell.value, all: cell.of })}><i style=${{ width: `${cell.of ? Math.min(100, (100 * cell.value) / cell.of) : 0}%` }} /></span></span>`;
    case 'words':
      return book.word(cell.code, cell.details);
    case 'counters':
      return cell.units.length ? html`<${Pieces} table=${table} units=${cell.units} size=${40} />` : '–';
    case 'hexes':
      return cell.hexes.length ? cell.hexes.map(hex => html`<${HexLink} key=${hex} table=${table} hex=${hex} /> `) : '–';
    default:
      return '';
  }
}
