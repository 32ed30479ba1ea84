/** An attack or overrun before it is declared: who against whom, odds, shifts, air, exact chances. The buttons are in the foot. */
import { html, useStore } from '../page/ui.js';
import { t, tr, list, percent } from '../page/i18n.js';
import { unitsAt } from './kit.js';
import { Counter, Ref, Ruled } from './bits.js';
import { Duel } from './duel.js';
import { Ladder, Report, Shifts } from './report.js';
import { Chances } from './chances.js';
import { columnOf, dash, fieldTitle, valueText } from './text.js';

export function PlanPanel({ table }) {
  const { session, planning } = table;
  const { plan, view, book } = useStore(session.store);
  if (!plan) return null;
  const { forecast } = plan;
  const overrun = plan.kind === 'overrun';
  const defenders = plan.targets.flatMap(hex => unitsAt(view, hex).map(unit => book.short(unit.id)));
  const final = forecast && columnOf(forecast);
  return html`<section class="plan" aria-label=${t('plan')}>
    <header>
      <div><h2>${t(overrun ? 'overrunOf' : 'attackOn', { hex: list(plan.targets) })} <span class="tag">${t('planned')}</span></h2>
        <p class="lede">${[defenders.join(', ') || book.word('garrison'), ground(table, plan.targets)].filter(Boolean).join(', ')}</p></div>
      ${forecast && html`<p class="final">${dash(final.column)}<small>${final.chance > 0.9999 ? t('finalColumn') : t('likeliest', { chance: percent(final.chance) })}</small></p>`}
    </header>
    <${Duel} table=${table} plan=${plan} />
    ${plan.objections?.map(objection => html`<p class="warn" key=${objection.code}>${tr(objection.text)} <${Ref} session=${session} rule=${objection.rule} /></p>`)}
    <${Options} table=${table} plan=${plan} />
    ${!plan.units.length && html`<p class="empty">${t('noAttackers')}</p>`}
    ${
      forecast &&
      html`<${Ladder} table=${table} report=${forecast.report} columns=${forecast.columns} />
      <${Shifts} table=${table} report=${forecast.report} />
      ${plan.airMost > 0 && html`<label class="check"><input type="checkbox" checked=${plan.air > 0} onChange=${event => planning.air(event.target.checked ? 1 : 0)} /> <span>${book.word('commit-support', [], '') || t('commitSupport')} <${Ref} session=${session} rule=${book.cites('support')} /></span><kbd>P</kbd></label>`}
      <${Helpers} table=${table} plan=${plan} />
      <${Chances} table=${table} outcomes=${forecast.outcomes} columns=${forecast.columns} report=${forecast.report} />
      <details class="how"><summary>${t('lineByLine')}</summary><${Report} table=${table} report=${forecast.report} columns=${forecast.columns} /></details>`
    }
  </section>`;
}

/** What a declaration leaves to choose: a switch for a yes or no, a button for each value of anything else. */
function Options({ table, plan }) {
  const { session, planning } = table;
  const { book } = session.get();
  return planning.options(plan).map(({ field, values }) => {
    const chosen = plan.options[field.name];
    const about = chosen === values[0] ? '' : book.word(`about-${field.type}-${field.name}`, [], '');
    const take = value => planning.option(field.name, value);
    return html`<div key=${field.name} class="option" data-option=${field.name}>${
      field.kind === 'flag'
        ? html`<label class="check"><input type="checkbox" checked=${chosen} onChange=${event => take(event.target.checked)} /> <span><${Ruled} session=${session} text=${fieldTitle(book, field)} /></span></label>`
        : html`<div class="seg" role="group" aria-label=${fieldTitle(book, field)}><span>${fieldTitle(book, field)}</span>${values.map(value => html`<button key=${String(value)} aria-pressed=${value === chosen} onClick=${() => take(value)}>${valueText(book, field, value)}</button>`)}</div>`
    }${about && html`<p class="lede"><${Ruled} session=${session} text=${about} /></p>`}</div>`;
  });
}

/** Counters that may support the attack, each to be taken or left: supply, guns. */
function Helpers({ table, plan }) {
  const { book } = table.session.get();
  if (!plan.helpers?.length) return null;
  return html`<div class="helpers" role="group" aria-label=${t('supportBy')}><span>${t('supportBy')}</span>${plan.helpers.map(id => html`<button key=${id} class="pick" data-unit=${id} aria-pressed=${plan.supporters.includes(id)} title=${book.name(id)} onClick=${() => table.planning.support(id)}><${Counter} table=${table} id=${id} size=${34} /></button>`)}</div>`;
}

/** The ground of the first hex attacked, in a word. */
function ground({ board }, [hex]) {
  return board ? (board.groundOf(hex)[0] ?? '') : '';
}
