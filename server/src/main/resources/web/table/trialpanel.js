/** What was tried so far, the dice one imagines, and the band that says that nobody sees this. */
import { html, useStore } from '../page/ui.js';
import { t } from '../page/i18n.js';
import { Chip } from '../page/icons.js';
import { dash, orderText } from './text.js';

export function TrialBand({ table }) {
  const { trial } = useStore(table.session.store);
  if (!trial) return null;
  return html`<div class="trial-band" role="status"><b>${t('trialBand')}</b> <span>${t('trialNothing')}</span>
    <div class="seg" role="group" aria-label=${t('trialDice')}>${[0, 1, 2, 3, 4, 5, 6].map(die => html`<button key=${die} aria-pressed=${trial.die === die} onClick=${() => table.trial.die(die)}>${die || t('trialRoll')}</button>`)}</div></div>`;
}

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
