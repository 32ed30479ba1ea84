/** The enemy's best attack on a hex, read like one's own: who comes and whence, the odds, every shift, the exact chances. */
import { html, useStore } from '../page/ui.js';
import { t, list, percent } from '../page/i18n.js';
import { unitsAt } from './kit.js';
import { Button, HexLink } from './bits.js';
import { Duel } from './duel.js';
import { Ladder, Shifts } from './report.js';
import { Chances } from './chances.js';
import { columnOf, dash } from './text.js';
import { acting, shown } from './state.js';

const MOST_NAMED = 6;

export function DangerPanel({ table }) {
  const { session } = table;
  const state = useStore(session.store);
  const { danger, book } = state;
  if (!danger) return null;
  const { hex, found } = danger;
  const own = unitsAt(shown(state), hex).map(unit => book.short(unit.id));
  const final = found?.forecast && columnOf(found.forecast);
  return html`<section class="plan danger" aria-label=${t('dangerHead')}>
    <header><div><h2>${t('dangerHead')} <${HexLink} table=${table} hex=${hex} /></h2><p class="lede">${[own.join(', '), table.board?.groundOf(hex)[0]].filter(Boolean).join(', ')}</p></div>
      ${final && html`<p class="final">${dash(final.column)}<small>${final.chance > 0.9999 ? t('finalColumn') : t('likeliest', { chance: percent(final.chance) })}</small></p>`}</header>
    ${!found && html`<p class="lede">${t('loading')}</p>`}
    ${found && !found.comers && html`<p>${t('dangerNone')}</p>`}
    ${found?.comers && html`<${Attack} table=${table} found=${found} />`}
    <div class="acts"><${Button} small key_=${t('keyEsc')} onClick=${() => session.set({ danger: null })}>${t('close')}</${Button}>${acting(state) && !state.trial && html`<${Button} small key_="T" onClick=${() => table.trial.begin()}>${t('trial')}</${Button}>`}</div>
  </section>`;
}

function Attack({ table, found }) {
  const { book } = table.session.get();
  const { comers, forecast, support, hex } = found;
  const units = comers.map(({ unit }) => unit);
  const marching = comers.filter(({ from, to }) => from !== to);
  const named = marching.slice(0, MOST_NAMED).map(({ unit, from, to }) => `${book.short(unit)} ${from} › ${to}`);
  const plan = { kind: 'fixed', able: units, units, targets: [hex], forecast };
  return html`<${Duel} table=${table} plan=${plan} />
    <p>${[marching.length ? t('dangerWays', { who: list(marching.length > MOST_NAMED ? [...named, t('dangerMore', { n: marching.length - MOST_NAMED })] : named) }) : t('dangerThere'), support > 0 && t('dangerSupport', { n: support })].filter(Boolean).join(' ')}</p>
    <${Ladder} table=${table} report=${forecast.report} columns=${forecast.columns} /><${Shifts} table=${table} report=${forecast.report} />
    <${Chances} table=${table} outcomes=${forecast.outcomes} columns=${forecast.columns} report=${forecast.report} reader="defender" />
    <p class="fine">${t('dangerFine')}</p>`;
}
