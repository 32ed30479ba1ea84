/** What happened, newest first, by side and kind, with links to the map and to the position after each order. */
import { html, useState, useStore } from '../page/ui.js';
import { t } from '../page/i18n.js';
import { Chip } from '../page/icons.js';
import { HexLink, Ref } from './bits.js';
import { Face } from './dice.js';
import { KINDS, eventText } from './telling.js';
import { eventHex, orderText } from './text.js';

const PAGE = 120;
const FILTERS = ['soviet', 'axis', 'combat', 'moves', 'supply', 'points'];
const QUIET = new Set(['rolled', 'placed']);
/** What only a record must tell: the map shows it. */
const STATE = new Set(['boxed', 'marked', 'shown', 'counted', 'steps-counted', 'points-counted', 'hex-marked', 'marker-released']);

export function Log({ table }) {
  const { session } = table;
  const { history, book, match } = useStore(session.store);
  const [filters, setFilters] = useState([]);
  const [pages, setPages] = useState(1);
  const sides = filters.filter(one => one === 'soviet' || one === 'axis');
  const kinds = filters.filter(one => !sides.includes(one));
  const toggle = name => {
    setFilters(filters.includes(name) ? filters.filter(one => one !== name) : [...filters, name]);
    setPages(1);
  };
  const entries = [...opening(match), ...history]
    .reverse()
    .filter(entry => !sides.length || sides.includes(entry.side))
    .map(entry => ({ entry, lines: linesOf(book, entry, kinds) }))
    .filter(({ lines }) => lines.length);
  return html`<div class="filters" role="group" aria-label=${t('filters')}>${FILTERS.map(name => html`<button key=${name} class="filter" aria-pressed=${filters.includes(name)} onClick=${() => toggle(name)}>${t(`filter.${name}`)}</button>`)}</div>
    ${entries.length === 0 && html`<p class="empty">${t('noLog')}</p>`}
    <ol class="log">${entries.slice(0, pages * PAGE).map(({ entry, lines }) => html`<${Entry} key=${entry.n} table=${table} entry=${entry} lines=${lines} />`)}</ol>
    ${entries.length > pages * PAGE && html`<button class="btn" onClick=${() => setPages(pages + 1)}>${t('older')}</button>`}`;
}

/** What came before the first order, as if an order had led to it. */
const opening = ({ before, firstTurn }) => (before ? [{ n: 0, turn: firstTurn, events: before }] : []);

/** The last few orders, or the last up to one, for those who wait, watch or go back. */
export function Recent({ table, n = 8, until = Infinity }) {
  const { history, book } = useStore(table.session.store);
  const entries = history
    .filter(entry => entry.n <= until)
    .slice(-n)
    .reverse()
    .map(entry => ({ entry, lines: linesOf(book, entry, []) }));
  if (!entries.length) return null;
  return html`<section class="card"><h3>${t('lately')}</h3><ol class="log">${entries.map(({ entry, lines }) => html`<${Entry} key=${entry.n} table=${table} entry=${entry} lines=${lines.slice(0, 6)} />`)}</ol></section>`;
}

function linesOf(book, entry, kinds) {
  const told = entry.events.filter(event => !STATE.has(event.type));
  const events = told.filter(event => (kinds.length ? kinds.includes(KINDS[event.type]) : !QUIET.has(event.type) || told.length === 1));
  const lines = events.filter(
    (event, i) => !repeated(event, events) && !(event.type === 'phase-began' && events[i + 1]?.type === 'phase-began'),
  );
  if (!lines.length && !kinds.length && entry.order)
    return [{ side: entry.side, text: orderText(book, entry.order), hex: entry.order.hex ?? null }];
  return lines.map(event => ({
    side: sideOf(book, event) ?? entry.side,
    text: eventText(book, event),
    hex: eventHex(event),
    rule: event.rule,
    die: event.type === 'fought' ? event.die : null,
    phase: event.type === 'phase-began',
  }));
}

/** Whether another event of the same order says as much. */
function repeated(event, events) {
  if (event.type === 'eliminated') return events.some(one => one.type === 'step-lost' && one.unit === event.unit);
  if (event.type === 'control-changed') return events.some(one => one.type === 'noted' && eventHex(one) === event.hex);
  return false;
}

/** Whose doing an event is: the side of its units, or the one it names. */
export function sideOf(book, event) {
  if (event.type === 'phase-began') return book.phase(event.phase)?.side ?? null;
  if (event.side) return event.side;
  const unit = event.report?.attackers[0] ?? event.units?.[0] ?? event.unit ?? event.details?.find(detail => detail?.unit)?.unit;
  return book.side(unit) ?? null;
}

/** A sentence in which the hex it is about can be pressed; if it does not name it, the hex follows. */
function Placed({ table, text, hex }) {
  const at = hex ? text.lastIndexOf(hex) : -1;
  if (at < 0) return html`${text} <${HexLink} table=${table} hex=${hex} />`;
  return html`${text.slice(0, at)}<${HexLink} table=${table} hex=${hex} />${text.slice(at + hex.length)}`;
}

function Entry({ table, entry, lines }) {
  const auto = table.session.get().auto[entry.n];
  return html`<li>
    <button class="when" title=${t('replayFrom', { n: entry.n })} onClick=${() => table.replay.to(entry.n)}>${entry.turn ? t('turnShort', { turn: entry.turn }) : t('setUp')}<small>${entry.n}</small></button>
    <div>${lines.map((line, i) => html`<p key=${i} class=${line.phase ? 'phase' : ''}>${line.side && line.side !== lines[i - 1]?.side && html`<${Chip} side=${line.side} /><span class="unseen">${t(`side.${line.side}`)}: </span>`}${line.die && html`<${Face} value=${line.die} size=${18} /> `}<${Placed} table=${table} text=${line.text} hex=${line.hex} /> <${Ref} session=${table.session} rule=${line.rule} /></p>`)}${auto && html`<p><em class="flag">⚑ ${t('byStandingOrder')}</em> <small>${t(`standing.${auto}`)}</small></p>`}</div>
  </li>`;
}
