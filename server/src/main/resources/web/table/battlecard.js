/** The last combat, as it was decided: for both players to read while they choose what follows. */
import { html, useStore } from '../page/ui.js';
import { t } from '../page/i18n.js';
import { HexLink, Ref } from './bits.js';
import { Face } from './dice.js';
import { Report } from './report.js';
import { readerOf, resultText } from './telling.js';
import { dash } from './text.js';

export function BattleCard({ table, first }) {
  const { session } = table;
  const state = useStore(session.store);
  const { battle, plan, view, book } = state;
  if (!battle || plan || view.orders - battle.n > 12) return null;
  const { fought } = battle;
  return html`<section class=${`card battle${first ? ' first' : ''}`} aria-label=${t('lastBattle')}>
    <header><div><h3>${t('lastBattle')}</h3><p><b>${t(fought.report.overrun ? 'overrunOf' : 'attackOn', { hex: '' })}</b>${fought.report.targets.map(hex => html`<${HexLink} key=${hex} table=${table} hex=${hex} /> `)}<small>${t('byWhom', { who: fought.report.attackers.slice(0, 4).map(book.short).join(', ') })}</small> <${Ref} session=${session} rule=${fought.rule} /></p>
      <p>${dash(fought.report.column)}, ${t('die')} ${fought.die}${fought.modifiedDie !== fought.die ? ` (${fought.modifiedDie})` : ''}${t('colon')} <b>${fought.result}</b> ${resultText(book, fought.result, readerOf(state, fought.report))}</p></div>
      <${Face} value=${fought.die} size=${40} /></header>
    <details><summary>${t('howItStood')}</summary><${Report} table=${table} report=${fought.report} /></details>
  </section>`;
}
