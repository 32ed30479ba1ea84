/** Movement: the stack in hand, its modes, its path, what else it can do; arrivals waiting beside the map. */
import { html, useStore } from '../page/ui.js';
import { t, tr, halves } from '../page/i18n.js';
import { unitOf, figures } from './kit.js';
import { dueBoxes, freshUnits } from './left.js';
import { Button, Counter, HexLink, Ref } from './bits.js';
import { WhyUnsupplied } from './whysupply.js';
import { Head } from './head.js';
import { PlanPanel, StaffList } from './later.js';
import { group } from './ownorders.js';
import { OwnOrderButton, OwnOrderList, OwnOrderPanel } from './ownorderpanel.js';

const FEW = 3;

export function MovePanel({ table }) {
  const { session, choosing } = table;
  const { view, book, selected, plan, staff } = useStore(session.store);
  const own = view.units.filter(
    unit => book.side(unit.id) === view.decision.side && !book.isMarker(unit.id) && !unit.marks.includes('waiting'),
  );
  const fresh = freshUnits({ view, book });
  return html`<${Head} table=${table} hint=${selected.length ? null : html`${t('moveHint')} <${Ref} session=${session} rule=${book.cites('zone-stop')} />`} done=${own.length - fresh.length} all=${own.length} left=${t('unmoved', { n: fresh.length, all: own.length })} />
    ${staff?.orders.length > 0 && !selected.length && !plan && html`<${StaffList} table=${table} />`}
    <${OwnOrderPanel} table=${table} />
    ${selected.length > 0 && html`<${Stack} table=${table} />`}
    ${plan ? html`<${PlanPanel} table=${table} />` : html`<${Arrivals} table=${table} choosing=${choosing} /><${OwnOrderList} table=${table} />`}`;
}

function Stack({ table }) {
  const { session, choosing } = table;
  const { view, book, selected, options, mode, pending, hover, busy, plan } = useStore(session.store);
  const hex = unitOf(view, selected[0])?.hex;
  const mates = hex ? choosing.ready(hex) : [];
  const move = pending ?? (hover ? choosing.moveTo(hover) : null);
  return html`<section class=${`card stack${selected.length > FEW ? ' many' : ''}`} aria-label=${t('selected')}>
    <div class="counters">${selected.map(id => html`<${Counter} key=${id} table=${table} id=${id} size=${selected.length > FEW ? 46 : 62} />`)}</div>
    <div class="about">
      <b>${selected.length === 1 ? book.name(selected[0]) : t('unitsIn', { n: selected.length })} ${hex && html`<${HexLink} table=${table} hex=${hex} />`}</b>
      ${selected.length > FEW ? html`<${Slowest} table=${table} units=${selected} />` : selected.map(id => html`<${Line} key=${id} table=${table} id=${id} named=${selected.length > 1} />`)}
      ${selected.length === 1 && unitOf(view, selected[0])?.marks.includes('unsupplied') && html`<${WhyUnsupplied} table=${table} id=${selected[0]} />`}
      ${options?.objection && !options.moves.length && html`<p class="warn">${tr(options.objection.text)} <${Ref} session=${session} rule=${options.objection.rule} /></p>`}
      ${selected.length > 1 && options && !options.moves.length && !options.objection && html`<p class="warn">${t('noCommonHex')}</p>`}
      ${move && html`<p>${[hex, ...move.path].filter(Boolean).join(' › ')}, <b>${move.cost ? t('cost', { cost: halves(move.cost) }) : book.mode(move.mode)}</b>${move.stops ? html` ${book.word('stops', [], '') || t('stops')} <${Ref} session=${session} rule=${book.cites('zone-stop')} />` : ''}</p>`}
    </div>
    ${mates.length > 1 && html`<div class="mates" role="group" aria-label=${t('inThisHex')}>${mates.map(id => html`<button key=${id} class="mate" data-unit=${id} aria-pressed=${selected.includes(id)} onClick=${event => (event.shiftKey || selected.length > 1 || !selected.includes(id) ? choosing.add(id) : choosing.select([id], hex))}>${book.short(id)}</button>`)}</div>`}
    ${
      options &&
      html`<div class="acts wrap">
      ${selected.length === 1 && choosing.formation(selected[0]).length > 1 && html`<${Button} small onClick=${() => choosing.select(choosing.formation(selected[0]))}>${t('wholeFormation')}</${Button}>`}
      ${options.modes.length > 1 && html`<div class="seg" role="group" aria-label=${t('mode')}>${options.modes.map(one => html`<button key=${one} data-mode=${one} aria-pressed=${mode === one} onClick=${() => session.set({ mode: one, pending: null })}>${book.mode(one)}</button>`)}</div>`}
      ${group(book, options.others).map(ownOrder => html`<${OwnOrderButton} key=${ownOrder.type} book=${book} ownOrder=${ownOrder} busy=${busy} onOne=${session.submit} onMany=${() => table.ownOrders.take(ownOrder.type, ownOrder.orders)} />`)}
    </div>`
    }
    ${options?.overruns.length > 0 && !plan && html`<div class="offers"><h3>${t('overruns')} <${Ref} session=${session} rule=${book.cites('overrun')} /></h3>${options.overruns.map(one => html`<${Button} key=${one.target} small onClick=${() => table.planning.overrun(selected, one)}>${one.target}${one.by ? ` · ${book.short(one.by)}` : ''}</${Button}>`)}</div>`}
  </section>`;
}

/** The points a unit has in this phase, and of how many if it is halved. */
function points(unit) {
  if (!Number.isFinite(unit?.movement)) return '';
  const left = unit.allowance ?? unit.movement;
  return ` · ${left < unit.movement ? t('mpOf', { n: left, of: unit.movement }) : t('mp', { n: left })}`;
}

/** A large stack in one line: how far its slowest unit goes, and what is wrong with how many. */
function Slowest({ table, units }) {
  const { view, book } = table.session.get();
  const all = units.map(id => unitOf(view, id)).filter(Boolean);
  const left = Math.min(...all.map(unit => unit.allowance ?? unit.movement).filter(Number.isFinite));
  const marks = ['unsupplied', 'disrupted'].map(mark => [mark, all.filter(unit => unit.marks.includes(mark)).length]).filter(([, n]) => n);
  return html`<p>${Number.isFinite(left) ? t('slowest', { n: left }) : ''}${marks.map(([mark, n]) => html`<em key=${mark} class="mark warn">${n} × ${book.mark(mark)}</em>`)}</p>`;
}

function Line({ table, id, named }) {
  const { view, book } = table.session.get();
  const unit = unitOf(view, id);
  const marks = (unit?.marks ?? []).filter(mark => mark !== 'untried');
  return html`<p>${named && html`${book.name(id)}${t('colon')} `}<b>${figures(book, id, unit)}</b>${points(unit)}${marks.map(mark => html`<em key=${mark} class=${mark === 'unsupplied' || mark === 'disrupted' ? 'mark warn' : 'mark'}>${book.mark(mark)}</em>`)}</p>`;
}

/** Units off the map that may come on: they are chosen here and sent to a lit hex. */
function Arrivals({ table, choosing }) {
  const { view, book, selected } = useStore(table.session.store);
  const due = dueBoxes({ view, book });
  if (!due.length) return null;
  return html`<section class="card"><h3>${t('arrivalsDue')}</h3>${due.map(
    box => html`<div key=${box.id} class="box"><small>${tr(box.name)}${box.units.length > 1 && html` <button class="link all" aria-pressed=${box.units.every(id => selected.includes(id))} onClick=${() => choosing.select([...box.units], null)}>${t('allTogether')}</button>`}</small><div class="counters wrap">
    ${box.units.map(id => html`<button key=${id} class="pick" data-unit=${id} aria-pressed=${selected.includes(id)} title=${book.name(id)} aria-label=${book.name(id)} onClick=${event => (event.shiftKey ? choosing.add(id) : choosing.select([id], null))}><${Counter} table=${table} id=${id} size=${50} /></button>`)}
  </div></div>`,
  )}</section>`;
}
