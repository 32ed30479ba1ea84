/** What was tried so far. */
import { html, useStore } from '../page/ui.js';
import { t } from '../page/i18n.js';
import { Chip } from '../page/icons.js';
import { dash, orderText } from './text.js';

export function TrialList({ table }) {
  const { trial, book } = useStore(table.session.store);
  if (!trial) return null;
  return html`<section class="trial"><h2>${t('trialFrom', { n: trial.from })} <span class="tag">${t('trialOrders', { n: trial.steps.length })}</span></h2>
    ${!trial.plays.length && html`<p class="lede">${t('trialHint')}</p>`}
    <ol class="plainlist">${trial.plays.map((play, i) => {
      const fought = play.events.find(event => event.type === 'fought');
      return html`<li key=${i}><b class="disc">${i + 1}</b><${Chip} side=${play.side} /><span>${orderText(book, play.order)}${fought ? html` <small>${dash(fought.report.column)}, ${t('die')} ${fought.die}</small>` : ''}</span>${fought && html`<em class="result">${fought.result}</em>`}</li>`;
    })}</ol></section>`;
}
