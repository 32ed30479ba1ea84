/** The answers to a question as numbered lines: what happens, where it leads, and a picture of who does it. */
import { html, useEffect, useStore } from '../page/ui.js';
import { t } from '../page/i18n.js';
import { Counter } from './bits.js';
import { isSettling } from './state.js';
import { whereOf, whoOf } from './answers.js';
import { linesOf } from './lines.js';
import { orderText } from './text.js';
import { figures as known, unitOf } from './kit.js';

export function ChoiceList({ table }) {
  const { session } = table;
  const state = useStore(session.store);
  const lines = linesOf(state);
  const { book } = state;
  const busy = state.busy || isSettling(state);
  useEffect(() => {
    if (lines) session.set({ line: 0 });
  }, [state.choices, state.variants]);
  if (!lines) return null;
  const at = Math.min(state.line ?? 0, lines.length - 1);
  return html`<ol class="choices lines" aria-label=${t('answers')}>${lines.map(
    (
      order,
      i,
    ) => html`<li key=${JSON.stringify(order)} class=${i === at ? 'default' : ''}><button disabled=${busy} onClick=${() => table.clicks.choose([order])} onPointerEnter=${() => table.board?.setHighlights('line', whereOf(order) ? [{ hex: whereOf(order) }] : null)} onPointerLeave=${() => table.board?.setHighlights('line', null)}>
      <kbd>${i + 1}</kbd>
      <span class="about"><b>${orderText(book, order)}</b><small>${about(table, state, order)}</small></span>
      <span class="counters">${[...new Set(whoOf(order))].slice(0, 3).map(id => html`<${Counter} key=${id} table=${table} id=${id} size=${34} />`)}</span>
    </button></li>`,
  )}</ol>`;
}

/** What an answer leads to: the ground of the hex, or what is left of the unit. */
function about(table, { view, book }, order) {
  if (order.type === 'lose') return lost(book, view, order.units);
  const hex = whereOf(order);
  if (!hex || !table.board) return '';
  return table.board.groundOf(hex).slice(0, 3).join(', ');
}

/** "5–5–7 → 2–3–7" for each unit that pays. */
function lost(book, view, units) {
  return [...new Set(units)]
    .map(id => {
      const steps = book.steps(id);
      const now = unitOf(view, id)?.steps ?? steps.length;
      const left = now - units.filter(one => one === id).length;
      const figures = n => (n > 0 && steps.length ? steps[Math.max(0, steps.length - n)].join('–') : t('goneWord'));
      // A unit that drew its strength shows what it drew.
      const shown = left <= 0 && unitOf(view, id) ? known(book, id, unitOf(view, id)) : figures(now);
      return steps.length && shown !== figures(left) ? `${shown} → ${figures(left)}` : '';
    })
    .filter(Boolean)
    .join(', ');
}
