/** The exact chance of each result, as bars. */
import { html } from '../page/ui.js';
import { t, percent } from '../page/i18n.js';
import { Ref } from './bits.js';
import { resultKind, resultText } from './text.js';

export function Chances({ table, outcomes, columns, hit }) {
  const likely = outcomes.filter(outcome => outcome.chance > 0);
  const most = Math.max(...likely.map(outcome => outcome.chance));
  const sum = test => likely.filter(outcome => test(outcome.result)).reduce((total, outcome) => total + outcome.chance, 0);
  return html`<h3 class="chances-head">${t('chances')} <${Ref} session=${table.session} rule="9.4" />${columns?.length > 1 && html`<small>${t('mixture')}</small>`}</h3>
    <div class="bars" role="table" aria-label=${t('chances')}>
      ${likely.map(({ result, chance }) => html`<${Row} key=${result} result=${result} chance=${chance} share=${chance / most} hit=${hit === result} />`)}
    </div>
    <p class="sumline">${t('givesWay')} <b>${percent(sum(hurtsDefender))}</b>. ${t('youSuffer')} <b>${percent(sum(hurtsAttacker))}</b>.</p>`;
}

const hurtsDefender = result => result.includes('D') || result === 'Eng';
const hurtsAttacker = result => result.includes('A') || result === 'Eng';

function Row({ result, chance, share, hit }) {
  const wide = share > 0.62;
  return html`<div role="row" class=${hit ? 'hit' : ''}>
    <b role="rowheader">${result}</b>
    <span class="bar-track" role="cell"><i class=${resultKind(result)} style=${{ width: `${Math.max(1.5, share * 100)}%` }} /><span class=${wide ? `in ${resultKind(result)}` : 'out'} style=${wide ? {} : { left: `${share * 100}%` }}>${resultText(result)}</span></span>
    <span role="cell" class="value">${chance < 0.0005 ? `< ${percent(0.001)}` : percent(chance)}</span>
  </div>`;
}
