/** What a question is about whose units are not on the map: the line of the game's ledgers that names them, as a mission in the air. */
import { unitOf } from './kit.js';

/** The panel and the row that name a unit of the question, and its hex; null where the map shows them, or nothing does. */
export function aboutOf({ view, choices, book }) {
  if (!choices || view.canEnd || view.decision?.activity !== 'answer') return null;
  const units = new Set(choices.orders.flatMap(order => namedIn(book, order)).filter(id => !unitOf(view, id)));
  if (!units.size) return null;
  for (const panel of view.panels) {
    const row = panel.rows.find(({ cells }) => cells.some(cell => cell.type === 'counters' && cell.units.some(id => units.has(id))));
    const hex = row?.details?.find(detail => detail?.hex)?.hex;
    if (hex) return { panel, row, hex };
  }
  return null;
}

function namedIn(book, order) {
  return (book.ownOrders[order.type] ?? [])
    .filter(({ kind }) => kind === 'unit' || kind === 'units')
    .flatMap(({ name }) => order[name] ?? []);
}
