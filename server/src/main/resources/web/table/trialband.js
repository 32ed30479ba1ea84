/** The band over the map that says that nobody sees this, and the dice one imagines. */
import { html, useStore } from '../page/ui.js';
import { t } from '../page/i18n.js';

export function TrialBand({ table }) {
  const { trial } = useStore(table.session.store);
  if (!trial) return null;
  return html`<div class="trial-band" role="status"><b>${t('trialBand')}</b> <span>${t('trialNothing')}</span>
    <div class="seg" role="group" aria-label=${t('trialDice')}>${[0, 1, 2, 3, 4, 5, 6].map(die => html`<button key=${die} aria-pressed=${trial.die === die} onClick=${() => table.trial.die(die)}>${die || t('trialRoll')}</button>`)}</div></div>`;
}
