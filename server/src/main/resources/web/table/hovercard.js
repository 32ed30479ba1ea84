/** A card beside a stack one rests the pointer on: who stands there, how strong, in supply or not, on what ground. */
import { html, useEffect, useState, useStore } from '../page/ui.js';
import { t } from '../page/i18n.js';
import { shown } from './state.js';
import { figures, unitsAt } from './kit.js';
import { Counter } from './bits.js';

const REST = 350;

export function HoverCard({ table }) {
  const { session } = table;
  const state = useStore(session.store);
  const [card, setCard] = useState(null);
  const { hover, boardReady, plan, options } = state;
  useEffect(() => {
    if (!boardReady) return undefined;
    const hide = () => setCard(null);
    const off = table.board.on('camera', hide);
    return off;
  }, [boardReady]);
  useEffect(() => {
    if (state.altHeld) return undefined;
    setCard(null);
    if (!hover || plan || options || !unitsAt(shown(state), hover).length) return undefined;
    const timer = setTimeout(() => setCard(hover), REST);
    return () => clearTimeout(timer);
  }, [hover, Boolean(plan), Boolean(options)]);
  const view = shown(state);
  if (!card || !view || state.dialog) return null;
  const units = unitsAt(view, card);
  if (!units.length) return null;
  const { board } = table;
  const hex = board.grid.hex(card);
  const [x, y] = board.view.toWindow(board.grid.x[hex], board.grid.y[hex]);
  const right = x < board.view.width / 2;
  const style = {
    left: right ? `${x + board.view.w * 1.1}px` : 'auto',
    right: right ? 'auto' : `${board.view.width - x + board.view.w * 1.1}px`,
    top: `${Math.max(8, Math.min(board.view.height - 190, y - 60))}px`,
  };
  return html`<div class="float hovercard" style=${style} role="tooltip"><p class="where"><b>${card}</b> ${board.groundOf(card).slice(0, 3).join(', ')}</p>
    ${units.slice(0, 6).map(unit => html`<p key=${unit.id} class="one"><${Counter} table=${table} id=${unit.id} size=${34} /><span><b>${state.book.name(unit.id)}</b><small>${[figures(state.book, unit.id, unit), Number.isFinite(unit.steps) && state.book.steps(unit.id).length > 1 ? `${t('steps')} ${t('stepsOf', { n: unit.steps, all: state.book.steps(unit.id).length })}` : '', ...unit.marks.filter(mark => mark !== 'untried').map(mark => state.book.mark(mark))].filter(Boolean).join(' · ')}</small></span></p>`)}
    ${units.length > 6 && html`<p class="fine">${t('moreDice', { n: units.length - 6 })}</p>`}</div>`;
}
