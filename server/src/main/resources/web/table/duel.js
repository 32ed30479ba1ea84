/** Who fights whom, at a glance: counters with what each counts for, and the two sums. */
import { html, useStore } from '../page/ui.js';
import { t } from '../page/i18n.js';
import { unitOf, unitsAt } from './kit.js';
import { Counter, Ref } from './bits.js';
import { dash } from './text.js';

export function Duel({ table, plan }) {
  const { session, planning } = table;
  const { book, view } = useStore(session.store);
  const report = plan.forecast?.report;
  const fixed = plan.kind !== 'attack';
  const defenders = plan.targets
    .flatMap(hex => unitsAt(view, hex).map(unit => unit.id))
    .filter(id => book.side(id) !== book.side(plan.units[0] ?? plan.able[0]));
  // Six attackers and what they attack stand in one row; more of them in two.
  const count = plan.able.length + defenders.length;
  const size = count > 6 ? 29 : count > 5 ? 36 : 42;
  const worth = report ? worths(report.attack) : new Map();
  const held = report ? worths(report.defence) : new Map();
  return html`<div class="duel">
    <div class="ranks" role="group" aria-label=${t('pickAttackers')}>${plan.able.map(id =>
      fixed
        ? html`<span key=${id} class="pick sure" title=${book.name(id)}><${Counter} table=${table} id=${id} size=${size} /><small>${figure(worth.get(id))}</small></span>`
        : html`<button key=${id} class="pick" data-unit=${id} aria-pressed=${plan.units.includes(id)} title=${book.name(id)} aria-label=${`${book.name(id)}, ${unitOf(view, id)?.hex ?? ''}`} onClick=${() => planning.toggle(id)}><${Counter} table=${table} id=${id} size=${size} /><small>${plan.units.includes(id) ? figure(worth.get(id)) : '–'}</small></button>`,
    )}</div>
    ${report && html`<p class="sums"><b>${sum(report.attack)} : ${sum(report.defence)}</b><small>${report.attack.unknown + report.defence.unknown ? t('oddsOpen') : `${t('gives')} ${dash(report.odds)}`} <${Ref} session=${session} rule=${book.cites('odds')} /></small></p>`}
    <div class="ranks foe">${defenders.map(id => html`<span key=${id} class="pick" title=${book.name(id)}><${Counter} table=${table} id=${id} size=${size} /><small>${figure(held.get(id))}</small></span>`)}${
      report?.defence.lines.some(line => !line.unit)
        ? html`<span class="pick"><small>${book.word('garrison')} ${figure(held.get(undefined) ?? held.get(null))}</small></span>`
        : ''
    }</div>
  </div>${report && html`<${Changes} table=${table} report=${report} />`}`;
}

/** What each unit counts for after all changes to it. */
function worths({ lines }) {
  const worth = new Map();
  for (const { unit, value, code } of lines) worth.set(unit ?? null, code === 'untried' ? '?' : value);
  return worth;
}

const figure = value => value ?? '';
const sum = ({ total, unknown }) => (unknown ? (total ? `${total} + ?` : '?') : total);

/** Why somebody counts for more or less than printed: each reason once. */
function Changes({ table, report }) {
  const { session } = table;
  const { book } = session.get();
  const changes = new Map();
  for (const line of [...report.attack.lines, ...report.defence.lines])
    if (line.code !== 'base' && line.code !== 'untried' && line.unit) changes.set(line.code, line);
  const untried = report.attack.lines.concat(report.defence.lines).find(line => line.code === 'untried');
  if (!changes.size && !untried) return null;
  return html`<p class="changes">${[...changes.values()].map(line => html`<span key=${line.code}>${book.word(line.code)} <${Ref} session=${session} rule=${line.rule} /></span>`)}${untried && html`<span>${book.word('untried', [], '') || t('mark.untried')} <${Ref} session=${session} rule=${untried.rule} /></span>`}</p>`;
}
