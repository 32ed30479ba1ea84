/** The planned attacks of this phase as a list: target, odds, chance to drive the defender off, what it costs. */
import { html, useStore } from '../page/ui.js';
import { t, list, percent } from '../page/i18n.js';
import { Button, Counter } from './bits.js';
import { unitsAt } from './kit.js';
import { twice } from './plans.js';
import { resultKind, suffering } from './telling.js';
import { columnOf, dash } from './text.js';

export function PlanList({ table }) {
  const { session, plans: clicks } = table;
  const { plans, book, view, busy } = useStore(session.store);
  if (!plans.length) return null;
  const both = twice(plans);
  const chances = plans.map(plan => sum(plan, result => suffering(result).defender));
  return html`<section class="card planlist"><h3>${t('plansHead')}</h3><ol>${plans.map((plan, i) => {
    const { column } = columnOf(plan.forecast);
    const clash = plan.units.filter(id => both.has(id));
    return html`<li key=${plan.targets.join()}>
      <button class="row" onClick=${() => clicks.take(plan)} title=${t('planTake')}><b class="disc hollow">${i + 1}</b>
        <span class="about"><b>${list(plan.targets)}</b> <small>${plan.targets.flatMap(hex => unitsAt(view, hex).map(unit => book.short(unit.id))).join(', ')}</small><span class="counters">${plan.units.map(id => html`<${Counter} key=${id} table=${table} id=${id} size=${30} />`)}</span></span>
        <span class="count"><b>${dash(column)}</b><small>${t('planWorks', { chance: percent(chances[i]) })}</small></span></button>
      <${Mixture} plan=${plan} />
      ${clash.length > 0 && html`<p class="warn">${t('planTwice', { who: list(clash.map(book.short)) })}</p>`}
      <div class="acts"><${Button} small disabled=${busy} onClick=${() => clicks.declare(plan)}>${t('planDeclare', { n: i + 1 })}</${Button}><button class="link" onClick=${() => clicks.drop(plan)}>${t('drop')}</button></div></li>`;
  })}</ol>${plans.length > 1 && html`<p class="sumline">${t('plansAll', { n: plans.length, chance: percent(chances.reduce((a, b) => a * b, 1)) })}</p>`}</section>`;
}

const sum = (plan, test) => plan.forecast.outcomes.filter(({ result }) => test(result)).reduce((total, { chance }) => total + chance, 0);

/** All results of a plan as one bar. */
function Mixture({ plan }) {
  return html`<span class="mixture" aria-hidden="true">${plan.forecast.outcomes.filter(({ chance }) => chance > 0.002).map(({ result, chance }) => html`<i key=${result} class=${resultKind(result)} title=${`${result} ${percent(chance)}`} style=${{ width: `${chance * 100}%` }} />`)}</span>`;
}
