/** An attack or overrun before it is declared: tallies, odds, shifts, exact chances, air point, and the button with no way back. */
import { html, useStore } from '../page/ui.js';
import { t, tr, list, percent } from '../page/i18n.js';
import { unitOf, unitsAt } from './kit.js';
import { Button, Counter, Ref } from './bits.js';
import { Report } from './report.js';
import { Chances } from './chances.js';
import { columnOf, dash } from './text.js';

export function PlanPanel({ table }) {
  const { session, planning } = table;
  const { plan, busy, view, book } = useStore(session.store);
  if (!plan) return null;
  const { forecast } = plan;
  const overrun = plan.kind === 'overrun';
  const defenders = plan.targets.flatMap(hex => unitsAt(view, hex).map(unit => book.short(unit.id)));
  const final = forecast && columnOf(forecast);
  return html`<section class="card plan" aria-label=${t('plan')}>
    <header>
      <div><h2>${t(overrun ? 'overrunOf' : 'attackOn', { hex: list(plan.targets) })} <span class="tag">${t('planned')}</span></h2>
        <p class="lede">${defenders.join(', ') || book.word('garrison')}</p></div>
      ${forecast && html`<p class="final">${dash(final.column)}<small>${final.chance > 0.9999 ? t('finalColumn') : t('likeliest', { chance: percent(final.chance) })}</small></p>`}
    </header>
    ${!overrun && html`<${Attackers} table=${table} plan=${plan} />`}
    ${plan.objections?.map(objection => html`<p class="warn" key=${objection.code}>${tr(objection.text)} <${Ref} session=${session} rule=${objection.rule} /></p>`)}
    ${!plan.units.length && html`<p class="empty">${t('noAttackers')}</p>`}
    ${
      forecast &&
      html`<${Report} table=${table} report=${forecast.report} columns=${forecast.columns} />
      ${plan.airMost > 0 && html`<label class="check"><input type="checkbox" checked=${plan.air > 0} onChange=${event => planning.air(event.target.checked ? 1 : 0)} /> <span>${book.word('commit-support', [], '') || t('commitSupport')} <${Ref} session=${session} rule=${book.cites('support')} /></span><kbd>P</kbd></label>`}
      <${Chances} table=${table} outcomes=${forecast.outcomes} columns=${forecast.columns} report=${forecast.report} />`
    }
    <div class="acts">
      <${Button} go disabled=${busy || !forecast} key_="G" onClick=${planning.declare}>${t(overrun ? 'declareOverrun' : 'declareAttack')}</${Button}>
      <${Button} onClick=${planning.drop}>${t('drop')}</${Button}>
    </div>
    <p class="fine">${t('noWayBack')}</p>
  </section>`;
}

function Attackers({ table, plan }) {
  const { book, view } = table.session.get();
  return html`<div class="mates" role="group" aria-label=${t('pickAttackers')}>
    ${plan.able.map(id => html`<button key=${id} class="pick" aria-pressed=${plan.units.includes(id)} title=${book.name(id)} aria-label=${`${book.name(id)}, ${unitOf(view, id)?.hex ?? ''}`} onClick=${() => table.planning.toggle(id)}><${Counter} table=${table} id=${id} size=${46} /></button>`)}
  </div>`;
}
