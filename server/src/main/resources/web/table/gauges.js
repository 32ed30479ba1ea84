/** What the game wants read at a glance, on top of the page. */
import { html } from '../page/ui.js';
import { t } from '../page/i18n.js';
import { Chip } from '../page/icons.js';

/** The rows of panels that belong on top of the page, in short. */
export function Gauges({ table, view }) {
  const { book } = table.session.get();
  return view.panels
    .filter(panel => panel.place === 'bar')
    .flatMap(panel =>
      panel.rows.map(
        (row, i) =>
          html`<dt key=${`${panel.id}${i}`}>${book.word(`${row.label}-short`, row.details, '') || book.word(row.label, row.details)}</dt><dd>${row.cells.map((cell, j) => gauge(book, panel.columns[j], cell, j))}</dd>`,
      ),
    );
}

function gauge(book, column, cell, i) {
  const side = column === 'axis' || column === 'soviet' ? column : null;
  const value =
    { count: cell.value, share: `${cell.value}/${cell.of}`, words: cell.code && book.word(cell.code, cell.details) }[cell.type] ?? '';
  return html`${side && html`<${Chip} side=${side} /><span class="unseen">${t(`side.${side}`)}</span>`}${value}${i >= 0 ? ' ' : ''}`;
}
