/** The second tab: a hex and everyone in it, in words. */
import { html, useStore } from '../page/ui.js';
import { settings } from '../page/settings.js';
import { t, tr } from '../page/i18n.js';
import { shown, acting } from './state.js';
import { unitOf, unitsAt, figures, capital } from './kit.js';
import { Button, Counter, HexLink } from './bits.js';
import { Pieces } from './pieces.js';
import { WhyUnsupplied } from './whysupply.js';

export function UnitPane({ table }) {
  const { session } = table;
  const state = useStore(session.store);
  useStore(settings);
  const view = shown(state);
  const { hex, selected } = state;
  const offMap = selected.filter(id => !unitOf(view, id));
  if (!hex && !offMap.length) return html`<p class="empty">${t('pickHex')}</p>`;
  const ground = hex && table.board ? table.board.describe(hex).slice(1) : [];
  const units = unitsAt(view, hex);
  const words = units.length ? ground.slice(0, -units.length) : ground;
  const boxes = view.boxes.filter(box => box.hex === hex && box.units.length);
  return html`
    ${hex && html`<h2>${t('hex')} <${HexLink} table=${table} hex=${hex} /></h2><p class="lede">${words.join(', ')}</p>`}
    ${[...offMap, ...units.map(unit => unit.id)].map(id => html`<${Card} key=${id} table=${table} id=${id} view=${view} state=${state} />`)}
    ${boxes.map(box => html`<section class="card" key=${box.id}><h3>${tr(box.name)}</h3><${Pieces} table=${table} units=${box.units} size=${46} /></section>`)}`;
}

function Card({ table, id, view, state }) {
  const { session, choosing } = table;
  const { book } = state;
  const unit = unitOf(view, id);
  const piece = book.piece(id);
  const marks = unit?.marks ?? [];
  const steps = book.steps(id);
  const mine = acting(state) && choosing.ours(id);
  return html`<article class="card stack unit">
    <div class="counters"><${Counter} table=${table} id=${id} size=${66} /></div>
    <div class="about">
      <b>${book.name(id)}</b>
      <dl class="facts">
        <dt>${t('kind')}</dt><dd>${capital(book.word(piece?.kind))}</dd>
        ${figures(book, id, unit) && html`<dt>${t('figures')}</dt><dd>${figures(book, id, unit)}</dd>`}
        ${book.isHq(id) && html`<dt>${t('radius')}</dt><dd>${piece?.rating}</dd>`}
        ${piece?.rating > 0 && book.has(`rating-${piece.kind}`) && html`<dt>${book.word(`rating-${piece.kind}`)}</dt><dd>${piece.rating}</dd>`}
        ${!book.isQuiet(id) && unit?.steps !== null && unit?.steps !== undefined && steps.length > 0 && html`<dt>${t('steps')}</dt><dd>${t('stepsOf', { n: unit.steps, all: Math.max(unit.steps, steps.length) })} <small>${steps.map(([attack, defence, movement]) => (book.oneFigure(piece.side) ? [attack, movement] : [attack, defence, movement]).join('–')).join(', ')}</small></dd>`}
        ${piece?.formation && html`<dt>${t('formation')}</dt><dd>${book.formation(piece.formation)}</dd>`}
      </dl>
      <p>${marks.map(mark => html`<em key=${mark} class=${['disrupted', 'unsupplied'].includes(mark) ? 'mark warn' : 'mark'}>${book.mark(mark)}</em>`)}</p>
      ${marks.includes('unsupplied') && html`<${WhyUnsupplied} table=${table} id=${id} />`}
      <div class="acts wrap">
        ${mine && html`<${Button} small data-unit=${id} onClick=${() => (session.set({ tab: 'decision' }), choosing.select([id], unit?.hex ?? null))}>${t('choose')}</${Button}>`}
        ${unit && session.mine(book.side(id)) && html`<${Button} small key_="V" onClick=${() => table.danger.ask(unit.hex)}>${t('dangerHead')}</${Button}>`}
        ${(unit ? !mine : piece?.kind === 'air') && html`<${Button} small onClick=${() => threat(table, id)}>${t('showThreat')}</${Button}>`}
      </div>
    </div>
  </article>`;
}

async function threat({ session, board }, id) {
  const { book } = session.get();
  try {
    if (book.piece(id)?.kind === 'air')
      return session.set({ selected: [id], overlays: [...new Set([...session.get().overlays, 'threat'])] });
    const data = await session.api.overlay('threat', id);
    if (!session.get().overlays.includes('threat')) session.set({ overlays: [...session.get().overlays, 'threat'] });
    board.setOverlay('threat', data);
  } catch (problem) {
    session.report(problem);
  }
}
